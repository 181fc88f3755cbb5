/// The base of the objects that attributed strings hold: fonts, colours, styles.
///
/// Foundation on Linux compares the values of neighbouring runs as Core Foundation objects, and takes the kind of such
/// an object from the word behind its reference count. In a plain subclass of `NSObject` whatever is stored first
/// stands there, often of the kind 0, which Foundation traps on. With a kind that it knows, and whose class is not
/// ours, it asks `isEqual` as it should.
open class AttributeObject: NSObject {
  /// Kinds stand in bits 8 to 17; 7 are strings, whose own class Foundation tells apart.
  private let kind: UInt = 7 << 8
}
