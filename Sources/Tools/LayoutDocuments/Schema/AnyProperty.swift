import UIKitCore

/// A key with its schemas in all classes, for styles and overrides, which do not name a class.
@MainActor
struct AnyProperty {
  let name: String
  /// The distinct schemas of the key in the classes that have it.
  let schemas: [OrderedJSON]

  /// Returns the keys of all classes, followed by the structural keys except `id` and `variations`.
  static func all(_ writer: inout SchemaWriter) -> [AnyProperty] {
    var order: [String] = []
    var schemas: [String: [OrderedJSON]] = [:]
    var schemaKeys: Set<String> = []
    func add(_ name: String, of owner: String, _ type: String) {
      if schemas[name] == nil { order.append(name) }
      // Most classes that share a name for a property also share its meaning.
      guard schemaKeys.insert("\(name): \(type)").inserted else { return }
      schemas[name, default: []].append(SchemaWriter.reference("\(owner)/properties/\(name)"))
    }
    for description in ClassRegistry.classes {
      let owner = "\(description.name).keys"
      // The words of a class's own style are listed with the names of styles.
      for property in description.properties where property.name != "style" {
        add(property.name, of: owner, writer.json(property.schema).text)
      }
      for child in description.children { add(child.name, of: owner, "\(child.count) \(child.className)") }
    }
    for key in StructuralKey.all where !["id", "variations"].contains(key.name) {
      add(key.name, of: "structure.views", writer.json(key.schema).text)
    }
    return order.map { AnyProperty(name: $0, schemas: schemas[$0] ?? []) }
  }

  private var schema: OrderedJSON {
    schemas.count == 1 ? schemas.first ?? .bool(true) : .object([("anyOf", .array(schemas))])
  }

  /// The names of the parts with which a key can begin, as alternatives in a regular expression.
  private static var parts: String {
    let names = ClassRegistry.classes.flatMap { ClassRegistry.parts(of: $0) }
    return names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "|")
  }

  private static func keys(_ properties: [AnyProperty], beginning: String, _ summary: String) -> OrderedJSON {
    let names = properties.map(\.name).joined(separator: "|")
    return .object([
      ("description", .string(summary)), ("type", "object"),
      (
        "propertyNames",
        .object([("pattern", .string("^\(beginning)((\(parts))\\.)*(\(names))$"))])
      ),
      ("patternProperties", .object(properties.map { ("(^|\\.)\($0.name)$", $0.schema) })),
    ])
  }

  /// Returns the schema of a style: properties of any class and of built-in parts.
  static func style(_ properties: [AnyProperty]) -> OrderedJSON {
    keys(
      properties.filter { !StructuralKey.reserved.contains($0.name) }, beginning: "",
      "Properties of any class.")
  }

  /// Returns the schema of overrides in documents without components: an id and a property.
  static func overrides(_ properties: [AnyProperty]) -> OrderedJSON {
    keys(properties, beginning: #"[^\W\d]\w*\."#, "Properties of any class, each after the id of a view.")
  }

  /// The schema of overrides that describes only the form of their keys.
  static let paths = OrderedJSON.object([
    ("type", "object"), ("propertyNames", .object([("pattern", #"^[^\W\d]\w*(\.\w+)+$"#)])),
  ])

  static func inScenes(_ overrides: OrderedJSON) -> OrderedJSON {
    func properties(_ name: String, _ schema: OrderedJSON) -> OrderedJSON {
      .object([("properties", .object([(name, schema)]))])
    }
    return properties("scenes", .object([("additionalProperties", properties("set", overrides))]))
  }
}
