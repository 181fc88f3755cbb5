/// A transition of a layer's contents. Pictures show only its end.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  /// The progress at the start, 0 to 1.
  open var startProgress: Float = 0
  /// The progress at the end, 0 to 1.
  open var endProgress: Float = 1

  override class var keyedProperties: [KeyedProperty] { transitionProperties }

  private static let transitionProperties: [KeyedProperty] =
    animationProperties + [
      KeyedProperty("type", \CATransition.type), KeyedProperty("subtype", \CATransition.subtype),
      KeyedProperty("startProgress", \CATransition.startProgress),
      KeyedProperty("endProgress", \CATransition.endProgress),
    ]
}

/// The name of the action of a transition.
public let kCATransition = "transition"
/// The name of the action when a layer is inserted or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The name of the action when a layer is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
