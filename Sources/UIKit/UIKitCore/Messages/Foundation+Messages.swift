public import Foundation
public import UIFoundation

// The methods of Foundation with a target and a selector, which its Linux version lacks.

extension NotificationCenter {
  /// Adds an observer that is not retained. Its observations end when it is deallocated.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let target = TargetReference(observer)
    let observation = SelectorObservation(self)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let argument = notification
      // On the thread of the poster, as in Foundation.
      MainActor.unchecked {
        if let object = target.object { Message.send(aSelector, to: object, [argument]) }
      }
    }
    observation.name = aName
    observation.object = anObject.map { $0 as AnyObject }
    SelectorObservations.of(observer).add(observation)
  }

  // Foundation's methods accept `Any` and support only the tokens of blocks. The compiler prefers the following
  // methods, which need no conversion to `Any`.

  /// Removes all observations of an observer, or the block of a token.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservations.of(observer).remove(from: self, nil, nil)
    removeObserver(observer as Any)
  }

  /// Removes the observations with the given name and object; nil matches all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    SelectorObservations.of(observer).remove(from: self, aName, anObject.map { $0 as AnyObject })
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

extension Timer {
  /// Creates a timer that sends a message. It retains the target.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let message = TimerMessage(aTarget as AnyObject, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { message.send(from: $0) }
    self.userInfo = userInfo
  }

  /// Creates a timer that sends its first message at a given date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let message = TimerMessage(t as AnyObject, s)
    self.init(fire: date, interval: ti, repeats: rep) { message.send(from: $0) }
    userInfo = ui
  }

  /// Creates a timer that sends a message, and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private nonisolated(unsafe) static var userInfoKey = 0

  /// The value that was passed to the initializer.
  public var userInfo: Any? {
    get { objc_getAssociatedObject(self, &Self.userInfoKey) }
    set { objc_setAssociatedObject(self, &Self.userInfoKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The message that a timer sends to its target. The target is retained.
private final class TimerMessage: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(from timer: Timer) {
    nonisolated(unsafe) let timer = timer
    // On the thread of the run loop.
    MainActor.unchecked { _ = Message.send(selector, to: target, [timer]) }
  }
}

/// One observation by selector. It is removed when its observer is deallocated.
private final class SelectorObservation {
  private weak var center: NotificationCenter?
  var token: (any NSObjectProtocol)?
  var name: NSNotification.Name?
  weak var object: AnyObject?

  init(_ center: NotificationCenter) {
    self.center = center
  }

  deinit { token.map { center?.removeObserver($0) } }

  func matches(_ center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    self.center === center && (name == nil || name == self.name) && (object == nil || object === self.object)
  }
}

/// The observations by one observer. They are associated with it.
private final class SelectorObservations {
  private nonisolated(unsafe) static var key = 0
  private var observations: [SelectorObservation] = []

  static func of(_ observer: AnyObject) -> SelectorObservations {
    if let observations = objc_getAssociatedObject(observer, &key) as? SelectorObservations { return observations }
    let observations = SelectorObservations()
    objc_setAssociatedObject(observer, &key, observations, .OBJC_ASSOCIATION_RETAIN)
    return observations
  }

  func add(_ observation: SelectorObservation) { observations.append(observation) }

  func remove(from center: NotificationCenter, _ name: NSNotification.Name?, _ object: AnyObject?) {
    observations.removeAll { $0.matches(center, name, object) }
  }
}
