// swift-format-ignore-file: NeverForceUnwrap
// A screen of another class is an error of the storyboard, and ends the tests.
import UIKit

#if swift(>=6)
  @testable import Journal6
#else
  @testable import Journal5
#endif

/// The app's screens after launch, in a window of an iPhone's size.
@MainActor
final class Screens {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let tabs: UITabBarController

  init() {
    tabs = UIStoryboard(name: "Journal", bundle: .module).instantiateInitialViewController() as! UITabBarController
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  var navigation: UINavigationController { tabs.viewControllers![0] as! UINavigationController }

  var entries: EntriesViewController {
    let entries = navigation.viewControllers[0] as! EntriesViewController
    entries.loadViewIfNeeded()
    entries.tableView.layoutIfNeeded()
    return entries
  }

  var photos: PhotosViewController {
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    let photos = tabs.viewControllers![1] as! PhotosViewController
    photos.collectionView.layoutIfNeeded()
    return photos
  }

  var settings: SettingsViewController {
    tabs.selectedIndex = 2
    window.layoutIfNeeded()
    let settings = tabs.viewControllers![2] as! SettingsViewController
    settings.tableView.layoutIfNeeded()
    return settings
  }

  func cell(_ row: Int) -> EntryCell {
    entries.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as! EntryCell
  }

  /// Returns the screen of an entry, pushed by the segue of its row.
  func entry(_ row: Int) -> EntryViewController {
    entries.performSegue(withIdentifier: "showEntry", sender: cell(row))
    let screen = navigation.topViewController as! EntryViewController
    screen.loadViewIfNeeded()
    return screen
  }
}

extension UIView {
  /// Returns the views of a class in the subtree of a view, in drawing order.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}
