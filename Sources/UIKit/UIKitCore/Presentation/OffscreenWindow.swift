public import Foundation
public import UIFoundation
public import UIGraphics

/// A view that is laid out on a screen with a given size and traits, and its picture.
///
///     let window = OffscreenWindow(of: view, size: CGSize(width: 390, height: 844), scale: 2)
///     let png = window.image.pngData()
@MainActor
public struct OffscreenWindow {
  /// The screen of a view: its size, safe area and traits.
  package struct Environment: Sendable, Hashable {
    /// The size of the root view, in points.
    package var size: CGSize
    /// The insets of bars and corners, in points.
    package var safeArea = UIEdgeInsets.zero
    package var traits: UITraitCollection
    /// Indicates whether a root view without a controller has the margins of a controller's view.
    package var givesScreenMargins = false

    /// Creates a screen of the given size, which determines the size classes unless the traits do.
    package init(size: CGSize, safeArea: UIEdgeInsets = .zero, traits: UITraitCollection = UITraitCollection()) {
      self.size = size
      self.safeArea = safeArea
      self.traits = UITraitCollection.defaults.overridden(by: Self.sizeClasses(of: size)).overridden(by: traits)
    }

    /// Creates the screen of a device in an orientation, with overriding traits.
    package init(
      device: Device, orientation: Device.Orientation, traits: UITraitCollection = UITraitCollection()
    ) {
      size = device.size(orientation)
      safeArea = device.safeArea(orientation)
      self.traits = UITraitCollection.defaults.overridden(by: device.traits(orientation)).overridden(by: traits)
    }

    /// Creates a screen with one or two sides that fit the content. In the size, these sides are 0.
    ///
    /// The device determines the traits. Without a device, a given side determines its size class, and a side that fits
    /// the content has the size class of ``VariantAxes/defaultDevice``. The given traits override all of these.
    package init(
      fitting size: SceneSize, on device: Device?, orientation: Device.Orientation, traits: UITraitCollection
    ) {
      self.init(size: CGSize(width: size.width ?? 0, height: size.height ?? 0))
      if let device {
        self.traits = self.traits.overridden(by: device.traits(orientation))
      } else if let defaults = Device.named(VariantAxes.defaultDevice)?.traits(orientation) {
        self.traits = self.traits.overridden(
          by: UITraitCollection {
            if size.width == nil { $0.horizontalSizeClass = defaults.horizontalSizeClass }
            if size.height == nil { $0.verticalSizeClass = defaults.verticalSizeClass }
          })
      }
      self.traits = self.traits.overridden(by: traits)
    }

    /// Returns the size classes for a size.
    ///
    /// They are regular from the width of a large phone in landscape and the height of a small phone in portrait.
    private static func sizeClasses(of size: CGSize) -> UITraitCollection {
      UITraitCollection {
        $0.horizontalSizeClass = size.width >= 736 ? .regular : .compact
        $0.verticalSizeClass = size.height >= 480 ? .regular : .compact
      }
    }
  }

  /// The topmost view, after layout.
  public let root: UIView
  package private(set) var environment: Environment
  /// The window around the root; nil if the root has no superview.
  private let host: HostWindow?

  /// Lays out a view on a screen with a size in points and a scale in pixels per point.
  public init(
    of view: UIView, size: CGSize, scale: CGFloat = 2,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light
  ) {
    self.init(of: view, in: Self.environment(size, scale, direction, style))
  }

  /// Lays out a controller's view on a screen with a size in points and a scale in pixels per point.
  public init(
    of controller: UIViewController, size: CGSize, scale: CGFloat = 2,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, style: UIUserInterfaceStyle = .light
  ) {
    self.init(of: controller, in: Self.environment(size, scale, direction, style))
  }

  private static func environment(
    _ size: CGSize, _ scale: CGFloat, _ direction: UIUserInterfaceLayoutDirection, _ style: UIUserInterfaceStyle
  ) -> Environment {
    Environment(
      size: size,
      traits: UITraitCollection {
        $0.displayScale = scale
        $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        $0.userInterfaceStyle = style
      })
  }

  /// Removes a view from its superview and lays it out in an environment, with all animations ended.
  package init(of view: UIView, in environment: Environment) {
    self.init(of: view, beforeAnimationsIn: environment)
    endAnimations()
  }

  /// Removes a view from its superview and lays it out in an environment.
  private init(of view: UIView, beforeAnimationsIn environment: Environment) {
    root = view
    host = nil
    self.environment = environment
    let previousSize = UIScreen.replaceSize(by: environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    view.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.traitState.environment = environment.traits
    view.guideState.imposedSafeArea = environment.safeArea
    view.guideState.fillsScreen = environment.givesScreenMargins
    view.frame = CGRect(origin: .zero, size: environment.size)
    view.traitsMayHaveChanged()
    AppearanceProxies.styleTree(view)
    view.layoutIfNeeded()
  }

  /// Lays out a view inside of a window with a controller, as an app shows it, with all animations ended.
  ///
  /// The view is removed from its superview. It is in the window as long as this value, or a copy, exists.
  package init(ofHosted view: UIView, in environment: Environment) {
    self.init(ofHosted: view, beforeAnimationsIn: environment)
    endAnimations()
  }

  private init(ofHosted view: UIView, beforeAnimationsIn environment: Environment) {
    root = view
    self.environment = environment
    let previousSize = UIScreen.replaceSize(by: environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    host = HostWindow(view, in: environment)
    view.layoutIfNeeded()
  }

  /// Lays out a hosted view again at another size.
  package mutating func resize(to size: CGSize) {
    let previousSize = UIScreen.replaceSize(by: size)
    defer { UIScreen.restoreSize(previousSize) }
    environment = Environment(size: size, safeArea: environment.safeArea, traits: environment.traits)
    host?.resize(root, to: size)
    endAnimations()
  }

  /// Lays out a controller's view in an environment, with appearance callbacks.
  package init(of controller: UIViewController, in environment: Environment) {
    self.init(of: controller, isHosted: false, in: environment)
  }

  /// Lays out a controller's view inside of a window, with appearance callbacks.
  package init(ofHosted controller: UIViewController, in environment: Environment) {
    self.init(of: controller, isHosted: true, in: environment)
  }

  private init(of controller: UIViewController, isHosted: Bool, in environment: Environment) {
    let previousSize = UIScreen.replaceSize(by: environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    let view: UIView = controller.view
    // A visible controller receives changes of size and traits. An invisible controller appears.
    let isVisible = controller.isAppeared || controller.ownPresented != nil
    let transition = isVisible ? SizeTransition(in: view) : nil
    controller.appearance.isMovingToPicture = true
    defer { controller.appearance.isMovingToPicture = false }
    if let transition {
      if !environment.traits.hasSizeClasses(of: view.traitCollection) {
        controller.willTransition(to: environment.traits, with: transition)
      }
      if view.bounds.size != environment.size { controller.viewWillTransition(to: environment.size, with: transition) }
    } else {
      controller.beginAppearing(false)
    }
    if isHosted {
      self.init(ofHosted: view, beforeAnimationsIn: environment)
    } else {
      self.init(of: view, beforeAnimationsIn: environment)
    }
    if let transition {
      transition.finish()
    } else {
      controller.noteGeometryOfAll()
      view.layoutIfNeeded()
      controller.endAppearing()
    }
    view.layoutIfNeeded()
    endAnimations()
  }

  /// Calls display links and the completions of animations until all animations have ended.
  private func endAnimations() {
    let previousSize = UIScreen.replaceSize(by: environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    AnimationFrames.runToEnd { root.layoutIfNeeded() }
  }

  /// Runs changes of the tree with the screen's size and traits as the current ones, and lays it out.
  package func performAsCurrent(_ changes: () -> Void) {
    let previousSize = UIScreen.replaceSize(by: environment.size)
    defer { UIScreen.restoreSize(previousSize) }
    environment.traits.performAsCurrent(changes)
    root.layoutIfNeeded()
  }

  /// The drawing of the whole tree, in points from the root's top left corner.
  package var displayList: DisplayList {
    var list = DisplayList(bounds: .zero, items: [])
    environment.traits.performAsCurrent {
      list = DisplayList.record(bounds: CGRect(origin: .zero, size: root.bounds.size)) { root.layer.render(in: $0) }
    }
    return list
  }

  /// The picture. It is drawn sharply at any scale. Its `scale` is the environment's.
  public var image: UIImage {
    UIImage(content: .drawing(displayList)).with { $0.scale = environment.traits.displayScale }
  }
}

extension UITraitCollection {
  fileprivate func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}

extension OffscreenWindow {
  /// Returns the size of a view in an environment, in points. A side of nil has the fitting length.
  ///
  /// The view is removed from its superview.
  package static func fittingSize(
    of view: UIView, width: CGFloat?, height: CGFloat?, in environment: Environment
  ) -> CGSize {
    view.removeFromSuperview()
    view.traitState.environment = environment.traits
    view.traitsMayHaveChanged()
    AppearanceProxies.styleTree(view)
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: height ?? 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    return CGSize(width: width ?? fitted.width, height: height ?? fitted.height)
  }
}

extension OffscreenWindow {
  /// Shows the area of a keyboard at the lower edge, and moves the keyboard layout guides to it.
  package func showKeyboard(ofHeight height: CGFloat) {
    performAsCurrent {
      let bounds = root.bounds
      let area = UIView(
        frame: CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height))
      area.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      area.isUserInteractionEnabled = false
      area.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .systemGray4 }
      root.addSubview(area)
      root.moveKeyboardGuides(toTop: bounds.maxY - height, in: root)
    }
  }
}

extension UIView {
  /// Moves the keyboard guides of the subtree to the upper edge of a keyboard, a position in a root view.
  fileprivate func moveKeyboardGuides(toTop top: CGFloat, in root: UIView) {
    if let guide = guideState.keyboardGuide {
      guide.keyboardOverlap = convert(bounds, to: root).maxY - top
      // A search in a toolbar is above the keyboard.
      setNeedsLayout()
    }
    for subview in subviews { subview.moveKeyboardGuides(toTop: top, in: root) }
  }
}
