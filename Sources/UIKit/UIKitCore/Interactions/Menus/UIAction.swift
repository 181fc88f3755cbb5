public import UIGraphics

/// The handler of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element or control action with a handler.
open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The object that is sending the action, such as a control; nil at other times.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.newIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var identifierCount = 0

  private static func newIdentifier() -> Identifier {
    identifierCount += 1
    return Identifier("com.apple.action.dynamic.\(identifierCount)")
  }

  /// Runs the handler with a sender.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender.map { $0 as AnyObject }) }
}
