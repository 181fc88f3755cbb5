public import Foundation
public import UIGraphics

/// An element of a menu, such as an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The checkmark of an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The appearance and the availability of an element.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open var title: String
  open var image: UIImage?
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
