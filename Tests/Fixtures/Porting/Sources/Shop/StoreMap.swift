import MapKit

/// Shows a map, which is left out together with the override that uses it.
final class StoreMap: UIViewController {
  private let map = MKMapView()

  override func loadView() { view = map }
}
