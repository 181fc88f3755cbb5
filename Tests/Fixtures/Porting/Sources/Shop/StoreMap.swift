import MapKit

/// Needs a framework that Linux lacks.
final class StoreMap: UIViewController {
  private let map = MKMapView()

  override func loadView() { view = map }
}
