/// A pointer to an object or value that a function returns through a parameter.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let memory: UnsafeMutableRawPointer

  /// Creates a pointer to memory that need not be initialized, and whose type does not matter.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    memory = UnsafeMutableRawPointer(from)
  }

  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// The value. As in Objective-C, a new value is stored without a release of the former one.
  public var pointee: Pointee {
    get { memory.load(as: Pointee.self) }
    nonmutating set { memory.initializeMemory(as: Pointee.self, repeating: newValue, count: 1) }
  }
}
