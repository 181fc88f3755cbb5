import Testing
import UIKit

/// Screens in the style of open-source apps. Compiling them unchanged is half of the test.
@MainActor
@Suite("Screens written for iOS")
struct ScreensTests {
  private let phone = CGSize(width: 375, height: 667)

  private func save(_ name: String, _ window: OffscreenWindow) throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENS_OUT"] else { return }
    try window.image.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
  }

  /// Returns the problems of a strict run except ambiguity, which is common in such code.
  private func problems(_ body: () throws -> Void) throws -> [String] {
    do {
      try LayoutDiagnostics.strictly(body)
      return []
    } catch let found as LayoutDiagnostics.Problems {
      return found.problems.filter { if case .ambiguity = $0 { false } else { true } }.map(\.description)
    }
  }

  @Test(
    "The layout of controllers has no conflict or rejected constraint, in both directions",
    arguments: [
      "login", "settings", "chat", "carousel", "form", "tags", "article", "container", "player", "onboarding", "inbox",
    ])
  func controllers(name: String) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let controller: UIViewController =
        switch name {
        case "login": LoginViewController()
        case "settings": UINavigationController(rootViewController: SettingsViewController())
        case "chat": ChatViewController()
        case "carousel": CarouselViewController()
        case "form": KeyboardFormViewController()
        case "tags": TagsViewController()
        case "article": ArticleViewController()
        case "container": UINavigationController(rootViewController: ContainerViewController())
        case "player": PlayerViewController()
        case "onboarding": OnboardingViewController()
        default: InboxTabBarController()
        }
      let isMirrored = direction == .rightToLeft
      let found = try problems {
        let window = OffscreenWindow(
          of: controller, size: phone, direction: direction, style: isMirrored ? .dark : .light)
        try save(name + (isMirrored ? "-rtl" : ""), window)
      }

      #expect(found == [])
    }
  }

  @Test(
    "The layout of views has no conflict or rejected constraint, in both directions",
    arguments: ["profile", "review", "receipt", "banner"])
  func views(name: String) throws {
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      let view: UIView =
        switch name {
        case "profile": ProfileHeaderView()
        case "review": ReviewCard()
        case "receipt": ReceiptView()
        default: BannerView(title: "Battery low", message: "Connect the device, or it ends within ten minutes. Really.")
        }
      let found = try problems {
        let size = view.systemLayoutSizeFitting(
          CGSize(width: 340, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        let window = OffscreenWindow(of: view, size: size, direction: direction)
        try save(name + (direction == .rightToLeft ? "-rtl" : ""), window)
      }

      #expect(found == [])
    }
  }

  @Test("The log-in form is inset by 16 + 8 points on each side, and its button shows activity after a tap")
  func login() {
    let controller = LoginViewController()
    _ = OffscreenWindow(of: controller, size: phone)
    let button = controller.loginButton

    #expect(button.convert(button.bounds, to: controller.view).minX == 24)
    #expect(button.frame.width == 327)

    button.sendActions(for: .primaryActionTriggered)
    #expect(!button.isEnabled)
    #expect(button.configuration?.showsActivityIndicator == true)
  }

  @Test("A left view with a height of 0 insets a field's text by its width")
  func fieldPadding() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 0))
    field.leftViewMode = .always

    #expect(field.textRect(forBounds: field.bounds).minX == 14)
  }

  @Test("The form is inset by a keyboard of 300 points until the keyboard hides")
  func keyboardForm() {
    let controller = KeyboardFormViewController()
    _ = OffscreenWindow(of: controller, size: phone)
    #expect(controller.scrollView.contentSize.width == 375)

    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 367, width: 375, height: 300))
      ])
    #expect(controller.scrollView.contentInset.bottom == 300)

    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(controller.scrollView.contentInset.bottom == 0)
  }

  @Test("Switching children by a segmented control notifies them in UIKit's order")
  func container() {
    let controller = ContainerViewController()
    _ = OffscreenWindow(of: controller, size: phone)
    controller.segmentedControl.selectedSegmentIndex = 1
    controller.segmentedControl.sendActions(for: .valueChanged)

    #expect(controller.pages[0].events == ["willMove in", "didLoad", "didMove in", "willMove out", "didMove out"])
    #expect(controller.pages[1].events == ["willMove in", "didLoad", "didMove in"])
    #expect(controller.children == [controller.pages[1]])
  }

  @Test("Each of three pages is as wide as the screen, and the page control follows scrolling to the third")
  func onboarding() {
    let controller = OnboardingViewController()
    _ = OffscreenWindow(of: controller, size: phone)
    controller.scrollView.setContentOffset(CGPoint(x: 750, y: 0), animated: false)

    #expect(controller.scrollView.contentSize.width == 1125)
    #expect(controller.pageControl.currentPage == 2)
  }

  /// A touch at a position in the view.
  private final class Finger: UITouch {
    private let position: CGPoint
    init(at position: CGPoint) { self.position = position }
    override func location(in view: UIView?) -> CGPoint { position }
  }

  @Test("A control of five stars is 5·28 + 4·6 wide, and reports the touched star unless it is already selected")
  func rating() {
    let rating = RatingControl()
    var values: [Int] = []
    rating.addAction(UIAction { [weak rating] _ in values.append(rating?.value ?? 0) }, for: .valueChanged)

    #expect(rating.intrinsicContentSize == CGSize(width: 164, height: 28))
    #expect(rating.beginTracking(Finger(at: CGPoint(x: 90, y: 10)), with: nil))
    // The touch is on the third star, the initial value.
    #expect(values == [])
    #expect(rating.continueTracking(Finger(at: CGPoint(x: 160, y: 10)), with: nil))
    #expect(values == [5])
  }

  @Test("Constraints apply to a symbol's alignment rectangle: that of the avatar is 72 by 72 points at 20, 24")
  func profile() {
    let header = ProfileHeaderView()
    _ = OffscreenWindow(of: header, size: CGSize(width: 375, height: 300))

    // UIKit prints alignmentRectInsets={-1, 0, -1.5, 0} for `person`, and `person.fill` has the same insets. The frame
    // is smaller by them.
    #expect(header.avatarView.frame == CGRect(x: 20, y: 25, width: 72, height: 69.5))
    #expect(header.avatarView.layer.cornerRadius == 34.75)
  }
}
