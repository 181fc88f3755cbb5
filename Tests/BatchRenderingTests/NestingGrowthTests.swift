import CairoRendering
import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering

/// The growth of work with the depth of nested objects.
@MainActor
@Suite(
  "Growth by nesting",
  .disabled(if: getenv("HEADFRAME_SANITIZED") != nil, "the counter replaces functions that sanitizers observe"))
struct NestingGrowthTests {
  /// A key for children, and the keys through which a child contains an object of the first class again.
  @MainActor
  struct Path {
    let className: String
    var keys: [ChildDescription] = []

    var name: String { "\(className).\(keys.map(\.name).joined(separator: "."))" }

    /// Returns a document's object whose innermost child is the content.
    func object(around content: String) -> String {
      var text = content
      for (index, key) in keys.enumerated().reversed() {
        let isList = key.count == .list || key.count == .parts
        let owner = index == 0 ? className : keys[index - 1].className
        let isCreated = index == 0 || keys[index - 1].count == .one || keys[index - 1].count == .list
        let named = isCreated && !Self.isPlain(owner) ? "class: \(owner), " : ""
        // A frame gives autoresized views room for their content.
        let frame =
          isCreated && index == 0 && Self.isView(owner) ? "autoresizingMask: [flexibleWidth, flexibleHeight], " : ""
        text = "{\(named)\(frame)\(key.name): \(isList ? "[\(text)]" : text)}"
      }
      return text
    }

    private static func isPlain(_ name: String) -> Bool {
      ["TableSection", "CollectionSection"].contains(name)
    }

    private static func isView(_ name: String) -> Bool {
      ClassRegistry.description(of: name).map { ClassRegistry.description($0, isKindOf: "UIView") } ?? false
    }
  }

  /// The shortest paths from the keys of classes back to the class, for classes that contain themselves.
  private static var paths: [Path] {
    var paths: [Path] = []
    for description in ClassRegistry.classes where !description.isAbstract {
      for key in ClassRegistry.children(of: description) {
        var queue = [Path(className: description.name, keys: [key])]
        var seen: Set<String> = []
        search: while !queue.isEmpty {
          let path = queue.removeFirst()
          guard let last = path.keys.last, seen.insert(last.className).inserted || path.keys.count == 1,
            let child = ClassRegistry.description(of: last.className)
          else { continue }
          // Objects that the document creates can be of a subclass.
          if last.count == .one || last.count == .list, ClassRegistry.description(description, isKindOf: last.className)
          {
            paths.append(path)
            break search
          }
          for next in ClassRegistry.children(of: child) where !child.isAbstract || last.count == .part {
            queue.append(Path(className: path.className, keys: path.keys + [next]))
          }
        }
      }
    }
    return paths
  }

  /// Returns the work of recording a document's picture, from its text to its drawing and warnings.
  private static func work(_ text: String, _ name: String) throws -> Int {
    let job = RenderJob(
      document: .text(text, name: "nested.yaml", folder: "/"), axes: VariantAxes(), options: PictureOptions(),
      format: .png, path: "nested.png", destination: .bytes)
    let maker = PictureMaker()
    return try WorkCounter.count { _ = try maker.record(job) }
  }

  @Test("Twice the depth of any container takes at most 2.5 times the work")
  func doubling() throws {
    let leaf = "{class: UILabel, text: Nested views with text, numberOfLines: 0}"
    var names: Set<String> = []
    for path in Self.paths {
      let family = ["UIViewController", "UIView"].first { base in
        ClassRegistry.description(of: path.className).map { ClassRegistry.description($0, isKindOf: base) } ?? false
      }
      guard let family else { continue }
      let content = family == "UIView" ? leaf : "{view: {subviews: [\(leaf)]}}"
      func document(_ depth: Int) -> String {
        var text = path.object(around: content)
        for _ in 1..<depth { text = path.object(around: text) }
        return "size: 375x667\n\(family == "UIView" ? "view" : "viewController"): \(text)\n"
      }
      do {
        // The first picture also fills caches, such as those of fonts.
        _ = try Self.work(document(1), path.name)
        let (base, one, two) = try (
          Self.work(document(1), path.name), Self.work(document(9), path.name), Self.work(document(17), path.name)
        )
        #expect(Double(two - base) <= 2.5 * Double(one - base), "\(path.name): \(base), \(one), \(two)")
        names.insert(path.className)
      } catch {
        Issue.record("\(path.name): \(RenderError.lines(of: error)) \(document(2))")
      }
    }
    // Guards against a registry without containers.
    #expect(names.isSuperset(of: ["UIView", "UIStackView", "UIScrollView", "UITableView", "UINavigationController"]))
  }
}
