public import Foundation

/// An array of objects that are referenced strongly or weakly.
///
/// Deallocated objects leave empty elements.
public final class NSPointerArray: NSObject {
  private struct Element {
    let strong: AnyObject?
    weak var weak: AnyObject?
  }

  private let isWeak: Bool
  private var elements: [Element] = []

  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
  }

  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// The number of elements, including the empty ones.
  public var count: Int {
    get { elements.count }
    set {
      elements.removeLast(max(0, elements.count - max(0, newValue)))
      while elements.count < newValue { elements.append(Element(strong: nil)) }
    }
  }

  /// The objects of the elements that are not empty.
  public var allObjects: [Any] { elements.compactMap(\.weak) }

  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard elements.indices.contains(index) else { return nil }
    return elements[index].weak.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object, given by a pointer such as `Unmanaged.toOpaque()` returns, or an empty element.
  public func addPointer(_ pointer: UnsafeMutableRawPointer?) { elements.append(element(pointer)) }

  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard index >= 0, index <= elements.count else { return }
    elements.insert(element(item), at: index)
  }

  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard elements.indices.contains(index) else { return }
    elements[index] = element(item)
  }

  public func removePointer(at index: Int) {
    guard elements.indices.contains(index) else { return }
    elements.remove(at: index)
  }

  /// Removes the empty elements.
  public func compact() { elements.removeAll { $0.weak == nil } }

  private func element(_ pointer: UnsafeMutableRawPointer?) -> Element {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return Element(strong: isWeak ? nil : object, weak: object)
  }
}
