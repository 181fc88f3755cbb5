public import UIGraphics

/// A group of menu elements, which is drawn while it is presented.
open class UIMenu: UIMenuElement {
  /// The presentation of a menu's children.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public package(set) var children: [UIMenuElement]
  public package(set) var options: Options
  public let identifier: Identifier

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Self.newIdentifier()
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var identifierCount = 0

  private static func newIdentifier() -> Identifier {
    identifierCount += 1
    return Identifier("com.apple.menu.dynamic.\(identifierCount)")
  }

  /// The size of a menu's elements: rows, or several elements in a row.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  open var preferredElementSize: ElementSize = .automatic
  /// The elements of the menu and its submenus that are on, in the order in which they are displayed.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      let state = (child as? UIAction)?.state ?? (child as? UICommand)?.state
      return state == .on ? [child] : []
    }
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    menu.preferredElementSize = preferredElementSize
    return menu
  }
}
