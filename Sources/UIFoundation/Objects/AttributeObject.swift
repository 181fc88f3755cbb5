/// The base class of attribute values: fonts, colours, styles.
///
/// Foundation on Linux compares the values of adjacent runs as Core Foundation objects and reads the type of such an
/// object from the word after its reference count. In a plain subclass of `NSObject` that word is the first stored
/// property, often 0, on which Foundation traps. With the type ID of a known type whose class is not ours it calls
/// `isEqual`, as it should.
open class AttributeObject: NSObject {
  /// The type ID is in bits 8 to 17; 7 is that of strings, whose own class Foundation checks separately.
  private let kind: UInt = 7 << 8
}
