public import Foundation

/// A named part of a test, which XCTest on Linux lacks.
public protocol XCTActivity: NSObjectProtocol {
  /// The name that the test gives the part.
  var name: String { get }

  /// Adds an attachment, such as an `XCTAttachment` of SnapshotTesting.
  ///
  /// Linux has no bundle of results, so that it has no effect.
  func add(_ attachment: AnyObject)
}

/// The current test, whose parts can have names.
open class XCTContext: NSObject {
  /// Calls a block as a named part of the current test, and returns its result.
  ///
  /// Failures in the block are reported without the name.
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(NamedActivity(name))
  }

  private final class NamedActivity: NSObject, XCTActivity {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    func add(_ attachment: AnyObject) {}
  }
}
