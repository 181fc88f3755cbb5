import UIKitCore

/// The JSON Schema of layout documents (draft 2020-12), generated from the registry.
@MainActor
package struct DocumentSchema {
  private var writer = SchemaWriter()
  private var definitions: [(key: String, value: OrderedJSON)] = []

  /// The schema as deterministic text, ending with a line break.
  package static var text: String {
    var schema = DocumentSchema()
    return schema.root.text + "\n"
  }

  private mutating func define(_ name: String, _ value: OrderedJSON) { definitions.append((name, value)) }

  private var root: OrderedJSON {
    mutating get {
      let properties = DocumentKey.all.filter(\.isForDocuments).map { ($0.name, value(of: $0)) }
      let scene = DocumentKey.all.filter(\.isForScenes).map { ($0.name, value(of: $0)) }
      define("scene", .object([("type", .array(["object", "null"])), ("properties", .object(scene)), closed]))
      define("component", component)
      let anyProperties = AnyProperty.all(&writer)
      define("style", AnyProperty.style(anyProperties))
      define("overrides", AnyProperty.overrides(anyProperties))
      for base in bases { define("any.\(base)", choice(of: base)) }
      for description in ClassRegistry.classes {
        define("\(description.name).keys", keys(of: description))
        define("\(description.name).variation", variation(of: description))
        define(description.name, schema(of: description))
      }
      define("structure", structure(forViews: false))
      define("structure.views", structure(forViews: true))
      define("structure.variation", structure(forViews: false, ["when"]))
      define("structure.variation.views", structure(forViews: true, ["when", "constraints", "page"]))
      define("placeholder", SchemaWriter.placeholder)
      return .object([
        ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Headframe layout document"),
        ("type", "object"), ("properties", .object(properties)), closed,
        // Uses and overrides can set names that only a component defines.
        ("if", .object([("not", .object([("anyOf", .array([requiring("components"), requiring("include")]))]))])),
        ("then", AnyProperty.inScenes(SchemaWriter.reference("overrides"))),
        ("$defs", .object(definitions + writer.definitions)),
      ])
    }
  }

  private func requiring(_ key: String) -> OrderedJSON { .object([("required", .array([.string(key)]))]) }

  /// The entry that forbids all keys that are not listed.
  private let closed: (key: String, value: OrderedJSON) = ("additionalProperties", false)

  private mutating func value(of key: DocumentKey) -> OrderedJSON {
    let json: OrderedJSON
    switch key.kind {
    case .value(let schema): json = writer.json(schema)
    case .object(let className): json = SchemaWriter.reference("any.\(className)")
    case .overrides: json = AnyProperty.paths
    case .mapping(let definition):
      json = .object([
        ("type", .array(["object", "null"])), ("additionalProperties", SchemaWriter.reference(definition)),
      ])
    }
    return SchemaWriter.described(json, key.summary)
  }

  private var component: OrderedJSON {
    mutating get {
      let parameters = ValueSchema.anyOf([.string, .list(.string), .mapping(.anything)])
      return .object([
        ("type", "object"),
        (
          "properties",
          .object([
            (
              "parameters",
              writer.described(parameters, "The names of the parameters, or names with defaults.")
            ),
            ("view", SchemaWriter.reference("any.UIView")),
          ])
        ),
        ("required", .array(["view"])), closed,
      ])
    }
  }

  /// The classes that an object can be required to inherit from.
  private var bases: [String] {
    var names = ["UIView", "UIViewController"]
    for child in ClassRegistry.classes.flatMap(\.children)
    where [.one, .list].contains(child.count) && !names.contains(child.className) {
      names.append(child.className)
    }
    return names
  }

  /// Returns the schema of an object of a class, a subclass or a component, selected by `class`.
  private mutating func choice(of base: String) -> OrderedJSON {
    let classNames = ClassRegistry.classes.filter {
      !$0.isAbstract && ClassRegistry.description($0, isKindOf: base)
        // The root of a scene can be a controller.
        || base == "UIView" && ClassRegistry.description($0, isKindOf: "UIViewController")
    }.map(\.name)
    let isClass: (OrderedJSON) -> OrderedJSON = { test in
      .object([("properties", .object([("class", test)])), ("required", .array(["class"]))])
    }
    var rules = classNames.map { name in
      OrderedJSON.object([
        ("if", isClass(.object([("const", .string(name))]))), ("then", SchemaWriter.reference(name)),
      ])
    }
    if ClassRegistry.description(of: base)?.isAbstract == false {
      rules.append(
        .object([
          ("if", .object([("not", requiring("class"))])),
          ("then", SchemaWriter.reference(base)),
        ]))
    }
    let component = OrderedJSON.object([("type", "string"), ("pattern", "^(?!UI|NS|CA|Table|Collection)")])
    let names = OrderedJSON.object([
      ("anyOf", .array([.object([("enum", .array(classNames.map { .string($0) }))]), component]))
    ])
    let object = OrderedJSON.object([
      ("type", "object"), ("properties", .object([("class", names)])), ("allOf", .array(rules)),
    ])
    guard ClassRegistry.description(of: base)?.shorthand != nil else { return object }
    return .object([("anyOf", .array([writer.json(.string), object]))])
  }

  private func schema(of description: ClassDescription) -> OrderedJSON {
    let variations = OrderedJSON.object([
      ("type", .array(["array", "null"])), ("items", SchemaWriter.reference("\(description.name).variation")),
    ])
    let summary = StructuralKey.all.first { $0.name == "variations" }?.summary ?? ""
    return .object([
      ("description", .string(description.summary)), ("type", "object"), allKeys(of: description, "structure"),
      ("properties", .object([("variations", SchemaWriter.described(variations, summary))])),
      ("unevaluatedProperties", false),
    ])
  }

  private func variation(of description: ClassDescription) -> OrderedJSON {
    .object([
      ("type", "object"), allKeys(of: description, "structure.variation"), ("required", .array(["when"])),
      ("unevaluatedProperties", false),
    ])
  }

  /// Returns the requirement of a class's own keys and the structural keys.
  private func allKeys(of description: ClassDescription, _ structure: String) -> (key: String, value: OrderedJSON) {
    let suffix = ClassRegistry.description(description, isKindOf: "UIView") ? ".views" : ""
    let references = ["\(description.name).keys", structure + suffix].map { SchemaWriter.reference($0) }
    return ("allOf", .array(references))
  }

  private mutating func structure(forViews: Bool, _ names: [String]? = nil) -> OrderedJSON {
    let keys = StructuralKey.all.filter { key in
      (forViews || !key.isForViews) && names?.contains(key.name) ?? (key.name != "variations")
    }
    return .object([("properties", .object(keys.map { ($0.name, writer.described($0.schema, $0.summary)) }))])
  }

  /// Returns the schema of the keys that a class adds to its superclass.
  private mutating func keys(of description: ClassDescription) -> OrderedJSON {
    var properties: [(key: String, value: OrderedJSON)] = []
    // The words of a class's own style are part of the structural keys, with the names of styles.
    for property in description.properties where property.name != "style" {
      properties.append((property.name, writer.described(property.schema, property.summary)))
    }
    for child in description.children {
      properties.append((child.name, SchemaWriter.described(value(of: child), child.summary)))
    }
    var parts: [String] = []
    for child in description.children where child.count == .part {
      parts.append(child.name)
      guard let part = ClassRegistry.description(of: child.className) else { continue }
      for property in ClassRegistry.properties(of: part) where property.phase != .creation && property.name != "style" {
        properties.append(("\(child.name).\(property.name)", reference(to: property.name, of: part)))
      }
      for inner in ClassRegistry.children(of: part) {
        properties.append(("\(child.name).\(inner.name)", value(of: inner)))
      }
    }
    var entries: [(key: String, value: OrderedJSON)] = [("properties", .object(properties))]
    if !parts.isEmpty {
      // Keys with more than one dot are checked when the document is read.
      let pattern = "^(\(parts.joined(separator: "|")))\\.[^.]+\\..+$"
      entries.append(("patternProperties", .object([(pattern, .bool(true))])))
    }
    if let superclass = description.superclass { entries.append(("$ref", .string("#/$defs/\(superclass).keys"))) }
    return .object(entries)
  }

  private func value(of child: ChildDescription) -> OrderedJSON {
    switch child.count {
    case .part: return part(child.className)
    case .parts:
      return .object([("type", .array(["array", "null"])), ("items", part(child.className))])
    case .one: return SchemaWriter.reference("any.\(child.className)")
    case .list:
      return .object([
        ("type", .array(["array", "null"])), ("items", SchemaWriter.reference("any.\(child.className)")),
      ])
    }
  }

  /// Returns the schema of a built-in part, whose class is fixed.
  private func part(_ className: String) -> OrderedJSON {
    .object([
      ("$ref", .string("#/$defs/\(className)")),
      ("properties", .object([("class", .object([("const", .string(className))]))])),
    ])
  }

  /// Returns a reference to a property's schema in the class that adds it.
  private func reference(to property: String, of description: ClassDescription) -> OrderedJSON {
    var owner = description
    while !owner.properties.contains(where: { $0.name == property }),
      let superclass = owner.superclass.flatMap({ ClassRegistry.description(of: $0) })
    {
      owner = superclass
    }
    return SchemaWriter.reference("\(owner.name).keys/properties/\(property)")
  }
}
