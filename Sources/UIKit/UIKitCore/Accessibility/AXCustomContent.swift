public import Foundation

/// A label and a value that assistive technology offers in addition to those of an element.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// The importance of content: whether it is read with the element, or on request.
  public enum Importance: UInt, Sendable {
    case `default`, high
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public var label: String { attributedLabel.string }
  public var value: String { attributedValue.string }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
}

/// An object with content in addition to its label and value.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension AXCustomContentProvider {
  /// The closure that returns the content; nil if the object does not have the property.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
