public import Foundation

/// The base class of the values of text attributes: fonts, colors, styles.
///
/// Foundation on Linux compares the values of adjacent runs as Core Foundation objects, whose type it reads from the
/// word after the reference count. In a subclass of `NSObject`, that word is the first stored property; Foundation
/// traps if it is 0. If it is the type ID of another class, Foundation calls `isEqual`.
open class AttributeObject: NSObject {
  /// The type ID of strings, 7, in bits 8 to 17. Foundation checks the class of strings separately.
  private let kind: UInt = 7 << 8
}
