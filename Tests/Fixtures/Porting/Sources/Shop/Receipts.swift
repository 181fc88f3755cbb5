import UIKit

/// Needs a type that is missing.
final class Receipts: NSObject, UICloudSharingControllerDelegate {
  func share() -> UIViewController { UICloudSharingController() }
}
