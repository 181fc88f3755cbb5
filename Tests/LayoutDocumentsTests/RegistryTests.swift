import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@MainActor
@Suite("The registry of classes")
struct RegistryTests {
  private static func context(_ text: String) -> ValueContext {
    let source = DocumentSource(name: "sample.yaml", text: text, folder: URL(fileURLWithPath: "/nowhere"))
    let context = ValueContext(Diagnostics(source))
    context.metrics = [ValueContext.Metric(name: "gap", value: 1)]
    return context
  }

  private static func read(_ text: String) -> (node: DocumentNode, context: ValueContext)? {
    let context = context("value: \(text)")
    return DocumentNode.read(context.diagnostics)?["value"].map { ($0, context) }
  }

  @Test("Every property accepts every kind of value in its schema")
  func everyValue() throws {
    var count = 0
    for description in ClassRegistry.classes {
      for property in description.properties where property.phase != .creation {
        for sample in SampleValue.all(property.schema, called: property.name) {
          let (node, context) = try #require(Self.read(sample), "\(description.name).\(property.name): \(sample)")
          let object = description.isAbstract ? NSObject() : description.make(node, Self.context(""))
          var set: (@MainActor () -> Void)?
          // Text styles have a size only under current traits.
          UITraitCollection.defaults.performAsCurrent { set = property.read(node, object, context) }
          let problem = context.diagnostics.findings.first?.description ?? ""
          #expect(problem == "", "\(description.name).\(property.name): \(sample)")
          // The plain objects made for abstract classes have no properties to set.
          if !description.isAbstract { #expect(set != nil, "\(description.name).\(property.name): \(sample)") }
          set?()
          count += 1
        }
      }
    }
    // Guards against a registry without properties.
    #expect(count > 1000)
  }

  @Test("No property accepts a mapping with unknown keys")
  func nonsense() throws {
    let (node, _) = try #require(Self.read("{nonsense: [1, {deep: 2}]}"))
    for description in ClassRegistry.classes where !description.isAbstract {
      for property in ClassRegistry.properties(of: description) where property.phase != .creation {
        let context = Self.context("value: {nonsense: [1, {deep: 2}]}")
        _ = property.read(node, description.make(node, Self.context("")), context)
        #expect(context.diagnostics.hasErrors, "\(description.name).\(property.name)")
      }
    }
  }

  @Test("Superclasses precede their subclasses, and the class of every child is in the registry")
  func order() {
    var seen: Set<String> = []
    for description in ClassRegistry.classes {
      if let superclass = description.superclass { #expect(seen.contains(superclass), "\(description.name)") }
      #expect(seen.insert(description.name).inserted, "\(description.name) is described twice")
      for child in description.children {
        #expect(ClassRegistry.description(of: child.className) != nil, "\(description.name).\(child.name)")
      }
      let keys =
        ClassRegistry.properties(of: description).map(\.name) + ClassRegistry.children(of: description).map(\.name)
      #expect(Set(keys).count == keys.count, "\(description.name)")
    }
  }

  @Test("The reference page in the repository is up to date")
  func reference() throws {
    // Made by: headframe schema --format markdown > Documentation/Reference.md
    #expect(try Repository.text("Documentation/Reference.md") == ReferencePage.text)
  }

  @Test("Every description is one sentence of at most 100 characters")
  func sentences() {
    for description in ClassRegistry.classes {
      let sentences =
        [description.summary] + description.properties.map(\.summary) + description.children.map(\.summary)
      for sentence in sentences {
        #expect(sentence.hasSuffix(".") && sentence.count <= 100, "\(description.name): \(sentence)")
      }
    }
  }
}
