import Foundation
import Testing
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Controllers of services that the system does not have") struct SystemServiceTests {
  private final class Album: NSObject {
    var error: (any Error)?
    func saved(_ image: UIImage, _ error: NSError?, _ context: UnsafeMutableRawPointer?) { self.error = error }
  }

  @Test("There are no sources of photos, and an image is not saved in an album")
  func photos() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    let album = Album()
    UIImageWriteToSavedPhotosAlbum(UIImage(), album, Selector("image:didFinishSavingWithError:", Album.saved), nil)
    #expect(album.error != nil)
  }

  @Test("A picker is presented like other controllers")
  func pickers() {
    let presenter = UIViewController()
    let window = UIWindow()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    for picker in [UIImagePickerController(), UIColorPickerViewController()] {
      presenter.present(picker, animated: false)
      #expect(presenter.presentedViewController === picker)
      presenter.dismiss(animated: false)
    }
  }

  @Test("The application has its shortcuts, and no other icon")
  func application() {
    let application = UIApplication.shared
    application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    #expect(application.shortcutItems?.first?.localizedTitle == "New")
    application.shortcutItems = []
    var error: (any Error)?
    application.setAlternateIconName("Night") { error = $0 }
    #expect(error != nil)
  }

  @Test("The registration of a view for previews is for its bounds")
  func previews() {
    final class Source: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
      ) {}
    }
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    let context = UIViewController().registerForPreviewing(with: Source(), sourceView: view)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(UIViewController().previewActionItems.isEmpty)
  }
}
