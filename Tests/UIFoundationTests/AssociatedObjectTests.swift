import Testing

@testable import UIFoundation

private nonisolated(unsafe) var nameKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

/// An object that calls a closure when it is deallocated.
private final class Value: @unchecked Sendable {
  let onDeallocation: () -> Void

  init(onDeallocation: @escaping () -> Void = {}) {
    self.onDeallocation = onDeallocation
  }

  deinit {
    onDeallocation()
  }
}

/// An object that stores its associated values, as views do.
private final class Owner: AssociatedObjectOwner {
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?
}

/// An object without storage for associated values.
private final class Stranger {}

@Suite("Associated objects")
struct AssociatedObjectTests {
  @Test("A value is returned only for its key and its object")
  func keys() {
    let (a, b) = (Stranger(), Owner())
    objc_setAssociatedObject(a, &nameKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(b, &nameKey, 7, .OBJC_ASSOCIATION_RETAIN)

    #expect(objc_getAssociatedObject(a, &nameKey) as? String == "a")
    #expect(objc_getAssociatedObject(b, &nameKey) as? Int == 7)
    #expect(objc_getAssociatedObject(a, &otherKey) == nil)

    objc_setAssociatedObject(a, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_removeAssociatedObjects(b)

    #expect(objc_getAssociatedObject(a, &nameKey) == nil)
    #expect(objc_getAssociatedObject(b, &nameKey) == nil)
  }

  @Test("An object and an optional that contains it are the same owner")
  func optionals() {
    let owner: Stranger? = Stranger()
    objc_setAssociatedObject(owner as Any, &nameKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)

    #expect(owner.flatMap { objc_getAssociatedObject($0, &nameKey) } as? String == "a")
  }

  @Test("Retained values are kept, assigned values are referenced weakly, and copied values are copies")
  func policies() {
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, &nameKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, &otherKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, &otherKey) as? Value === value)

    value = nil
    #expect(objc_getAssociatedObject(owner, &nameKey) is Value)
    objc_setAssociatedObject(owner, &nameKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, &otherKey) == nil)

    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(owner, &nameKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" after")
    #expect((objc_getAssociatedObject(owner, &nameKey) as? NSString)?.description == "before")
  }

  @Test("Values are released with their owner, and can read other associated values while they are deallocated")
  func ends() {
    nonisolated(unsafe) var deallocationCount = 0
    let other = Stranger()
    var owner: Owner? = Owner()
    if let owner {
      let value = Value {
        _ = objc_getAssociatedObject(other, &nameKey)
        deallocationCount += 1
      }
      objc_setAssociatedObject(owner, &nameKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(deallocationCount == 0)

    owner = nil

    #expect(deallocationCount == 1)
  }

  @Test("Values of deallocated objects are released, and an object at a reused address does not inherit them")
  func sweeps() {
    nonisolated(unsafe) var deallocationCount = 0
    for _ in 0..<1000 {
      let stranger = Stranger()
      #expect(objc_getAssociatedObject(stranger, &nameKey) == nil)
      objc_setAssociatedObject(stranger, &nameKey, Value { deallocationCount += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    // Entries of deallocated objects remain until the table is cleaned. These objects share few addresses.
    #expect(deallocationCount > 800)
  }

  @Test("autoreleasepool returns the result of its block")
  func pool() throws {
    #expect(autoreleasepool { 4 } == 4)
  }
}
