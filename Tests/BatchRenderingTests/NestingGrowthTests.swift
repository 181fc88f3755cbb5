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
  .disabled(if: getenv("HEADFRAME_SANITIZED") != nil, "sanitizers have their own allocator, which does not count"))
struct NestingGrowthTests {
  /// A key for children, and the keys through which a child contains an object of the first class again.
  @MainActor
  struct Path {
    let className: String
    var keys: [ChildDescription] = []

    var name: String { "\(className).\(keys.map(\.name).joined(separator: "."))" }

    /// Returns a document's object whose innermost child is the content.
    ///
    /// With constraints, subviews are as large as their superviews, which then depend on the size of the content.
    func object(around content: String, withConstraints: Bool) -> String {
      var text = content
      for (index, key) in keys.enumerated().reversed() {
        let isList = key.count == .list || key.count == .parts
        let owner = index == 0 ? className : keys[index - 1].className
        let isCreated = index == 0 || keys[index - 1].count == .one || keys[index - 1].count == .list
        var entries: [String] = []
        if isCreated, !Self.isPlain(owner) { entries.append("class: \(owner)") }
        // The mask gives views without constraints room for their content.
        if isCreated, index == 0, Self.isKind(owner, of: "UIView") {
          entries.append("autoresizingMask: [flexibleWidth, flexibleHeight]")
        }
        if key.name == "detailTextLabel" { entries.append("style: value1") }
        if withConstraints, key.name == "subviews" {
          let name = "v\(text.count)"
          text = "{id: \(name), \(text.dropFirst())"
          let edges = ["top", "left", "bottom", "right"].map { "\(name).\($0) = Superview.\($0)" }
          entries.append("constraints: [\(edges.joined(separator: ", "))]")
        }
        entries.append("\(key.name): \(isList ? "[\(text)]" : text)")
        text = "{\(entries.joined(separator: ", "))}"
      }
      return text
    }

    private static func isPlain(_ name: String) -> Bool {
      ["TableSection", "CollectionSection"].contains(name)
    }

    static func isKind(_ name: String, of base: String) -> Bool {
      ClassRegistry.description(of: name).map { ClassRegistry.description($0, isKindOf: base) } ?? false
    }

    /// Indicates whether constraints or a stack make each object as large as its content.
    var isAsLargeAsContent: Bool {
      keys.count == 1 && ["subviews", "arrangedSubviews"].contains(keys[0].name)
        && Self.isKind(className, of: "UIView") && !Self.isKind(className, of: "UIScrollView")
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
  private static func work(_ text: String) throws -> Int {
    let job = RenderJob(
      document: .text(text, name: "nested.yaml", folder: "/"), axes: VariantAxes(), options: PictureOptions(),
      format: .png, path: "nested.png", destination: .bytes)
    let maker = PictureMaker()
    return try WorkCounter.count { _ = try maker.record(job) }
  }

  @Test("Twice the depth of any container takes at most 2.5 times the work", arguments: [false, true])
  func doubling(withConstraints: Bool) throws {
    let leaf = "{class: UILabel, text: Nested views with text, numberOfLines: 0}"
    var names: Set<String> = []
    for path in Self.paths {
      let isView = Path.isKind(path.className, of: "UIView")
      guard isView || Path.isKind(path.className, of: "UIViewController") else { continue }
      let content = isView ? leaf : "{view: {subviews: [\(leaf)]}}"
      let size = withConstraints && path.isAsLargeAsContent ? "375xfit" : "375x667"
      func document(_ depth: Int) -> String {
        var text = content
        for _ in 0..<depth { text = path.object(around: text, withConstraints: withConstraints) }
        return "size: \(size)\n\(isView ? "view" : "viewController"): \(text)\n"
      }
      do {
        // The first picture also fills caches, such as those of fonts.
        _ = try Self.work(document(1))
        let works = try [1, 9, 17].map { try Self.work(document($0)) }
        #expect(works[0] > 0 && works[1] > works[0], "\(path.name): nothing was counted")
        for (once, twice) in zip(works[1...], works[2...]) {
          #expect(Double(twice - works[0]) <= 2.5 * Double(once - works[0]), "\(path.name): \(works)")
        }
        names.insert(path.className)
      } catch {
        Issue.record("\(path.name): \(RenderError.lines(of: error)) \(document(2))")
      }
    }
    // Guards against a registry without containers.
    #expect(
      names.isSuperset(of: [
        "UIView", "UIStackView", "UIScrollView", "UITableView", "UICollectionView", "UIVisualEffectView", "UIButton",
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
      ]))
  }
}
