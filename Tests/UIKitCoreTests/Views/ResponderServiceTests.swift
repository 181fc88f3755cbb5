import Foundation
import Testing
import UIFoundation

@testable import UIKitCore

@MainActor
@Suite("Services of responders and windows") struct ResponderServiceTests {
  @Test("A responder keeps its shortcuts, its activity and the types that it accepts")
  func services() {
    let view = UIView()
    #expect(view.userActivity == nil && view.pasteConfiguration == nil)

    view.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    ]
    view.userActivity = NSUserActivity(activityType: "org.example.read")
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])

    #expect(view.inputAssistantItem.leadingBarButtonGroups.count == 1)
    #expect(view.userActivity?.activityType == "org.example.read")
    #expect(view.canPaste([NSItemProvider(item: "a" as NSString, typeIdentifier: "public.text")]))
    #expect(!view.canPaste([NSItemProvider(item: "a" as NSString, typeIdentifier: "public.image")]))
  }

  @Test("A controller has the key commands that were added, until they are removed")
  func keyCommands() {
    let controller = UIViewController()
    #expect(controller.keyCommands == nil)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new"))
    controller.addKeyCommand(command)
    #expect(controller.keyCommands?.first === command)
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test("A window without an owner lives as long as the pool in which a view was added to it")
  func windows() {
    let view = UIView()
    autoreleasepool {
      do { UIWindow().addSubview(view) }
      #expect(view.window != nil)
    }
    #expect(view.window == nil)
  }

  @Test("The window of a root controller does not outlive its owner")
  func ownedWindows() {
    weak var released: UIWindow?
    weak var controller: UIViewController?
    do {
      let (window, root) = (UIWindow(), UIViewController())
      window.rootViewController = root
      (released, controller) = (window, root)
    }
    #expect(released == nil && controller == nil)
  }

  @Test("An object is of its class and of the superclasses; only its own class has it as a member")
  func kinds() {
    let delegate: any UINavigationControllerDelegate = Delegate()
    #expect(delegate.isKind(of: Delegate.self) && delegate.isKind(of: NSObject.self))
    #expect(!delegate.isKind(of: UIView.self))
    #expect(delegate.isMember(of: Delegate.self) && !delegate.isMember(of: NSObject.self))
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {}
}
