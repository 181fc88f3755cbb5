package import Foundation

/// A UIKit class: how objects are created and named, and the properties that it adds to its superclass.
///
/// The value is in the file `Class+Properties.swift` beside its class. Documents, their schema and reference, Interface
/// Builder's files, runtime attributes, key-value coding and appearance proxies read it.
@MainActor
package final class ClassProperties {
  package let owner: NSObject.Type
  /// The description in the reference of documents.
  package let summary: String
  /// The property to which documents assign a plain text in place of a mapping.
  package let shorthand: String?
  /// The name of the view's element in Interface Builder's files.
  ///
  /// It is `nil` for a class without an element, or with an element whose attributes are arguments of the initializer.
  package let element: String?
  /// Creates an object.
  ///
  /// It is `nil` for a class without objects of its own, or with an initializer whose arguments readers take from their
  /// notation.
  package let make: (@MainActor () -> NSObject)?
  /// The objects of a document that can show another data row.
  package let reuse: Reuse

  private let isClass: @MainActor (NSObject) -> Bool
  private let entries: @MainActor () -> [Property]

  /// The properties in the order in which they are set. They are created when they are first read.
  package private(set) lazy var properties: [Property] = {
    let all = entries()
    // Attributed texts are set last, because a font or a color of the whole text would replace their attributes.
    return all.filter { !$0.isAttributedText } + all.filter(\.isAttributedText)
  }()

  /// The properties in Interface Builder's files, in the order in which they are read.
  package private(set) lazy var propertiesInFiles = properties.filter { $0.attribute != nil }

  /// The rules by which values of appearance proxies are copied.
  private(set) lazy var appearance = properties.compactMap(\.appearance)

  /// The objects of a class that look as new ones after resettable properties are set again.
  package enum Reuse: Sendable {
    /// None: what they look like depends on earlier values or layouts, as a scroll view's offset does.
    case never
    case always
    /// Those without these properties, which depend on others or on earlier layouts.
    case without([String])
    /// Those for which the document does not set a property, or sets one of these words.
    case with(String, [String])
  }

  init<Owner: NSObject>(
    of owner: Owner.Type, _ summary: String, shorthand: String? = nil, element: String? = nil,
    make: (@MainActor () -> Owner)? = nil, reuse: Reuse = .never,
    @EntryList<Owner> _ entries: @escaping @MainActor () -> [Entry<Owner>]
  ) {
    self.owner = owner
    self.summary = summary
    self.shorthand = shorthand
    self.element = element
    self.make = make
    self.reuse = reuse
    isClass = { $0 is Owner }
    self.entries = { entries().map(\.property) }
  }

  /// The name in UIKit.
  package var name: String { "\(owner)" }

  /// Returns whether an object is of this class or inherits from it.
  package func contains(_ object: NSObject) -> Bool { isClass(object) }
}

/// The values that describe UIKit's classes, each in a file beside its class.
@MainActor
package enum Catalog {}
