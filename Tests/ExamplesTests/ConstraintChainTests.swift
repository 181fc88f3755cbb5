import BatchRendering
import Foundation
import InterfaceBuilder
import LayoutChecks
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

/// The numbers of `headframe explain DOCUMENT VIEW`.
@MainActor
@Suite("Chains of constraints")
struct ConstraintChainTests {
  /// The path to a folder of documents that are not part of the repository, from the environment.
  nonisolated static let corpus = ProcessInfo.processInfo.environment["HEADFRAME_CORPUS"]

  /// The numbers of evaluated chains and links, and a message about each error.
  private struct Tally {
    var chains = 0
    var links = 0
    var errors: [String] = []
  }

  @Test("In every example, the amounts of every chain add up to the solved value and to the frame")
  func examples() throws {
    let documents = try Self.documents(below: Repository.file("Examples"))

    var tally = Tally()
    for document in documents { try Self.evaluate(document, &tally) }

    #expect(tally.errors == [])
    // Most documents have several views. Without these bounds, a search that finds no views would pass.
    #expect(documents.count >= 40)
    #expect(tally.chains > 2000 && tally.links > tally.chains)
  }

  @Test("In every document of the corpus, the amounts of every chain add up as well", .enabled(if: corpus != nil))
  func corpusDocuments() throws {
    let documents = try Self.documents(below: URL(fileURLWithPath: try #require(Self.corpus)))

    var tally = Tally()
    for document in documents { try Self.evaluate(document, &tally) }

    #expect(tally.errors.isEmpty, "\(tally.errors.prefix(20).joined(separator: "\n")) \(tally.errors.count)")
    #expect(documents.count > 0)
    #expect(tally.chains > 0)
  }

  /// Returns the paths of the layout documents and Interface Builder documents below a folder, sorted.
  private static func documents(below folder: URL) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && ["yaml", "xib", "storyboard"].contains(URL(fileURLWithPath: name).pathExtension)
    }.sorted().map { folder.appendingPathComponent($0).path }
  }

  /// Evaluates the chains of every view of every scene, left to right and right to left.
  private static func evaluate(_ path: String, _ tally: inout Tally) throws {
    let maker = PictureMaker()
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      var axes = VariantAxes()
      axes.directions = [direction]
      // Some documents have no layout, such as launch screens of other systems and documents with errors.
      guard let pictures = try? maker.pictures(of: .file(path), axes, [], PictureOptions()) else { continue }
      var seen: Set<String?> = []
      for picture in pictures where seen.insert(picture.scene).inserted {
        let job = RenderJob(
          document: .file(path), scene: picture.scene, axes: picture.axes, options: PictureOptions(), format: .json,
          path: "", destination: .bytes)
        guard let shown = try? maker.layOut(job) else { continue }
        evaluate(shown.root, at: "\(path) \(picture.scene ?? "") \(direction.word)", pixel: 1 / shown.scale, &tally)
      }
    }
  }

  private static func evaluate(_ view: UIView, at place: String, pixel: CGFloat, _ tally: inout Tally) {
    let engine = view.layoutNode.currentEngine
    for measure in [LayoutMeasure.x, .y, .width, .height, .right, .centerY] {
      let chain = view.constraintChain(of: measure)
      tally.chains += 1
      tally.links += chain.links.count
      func check(_ sum: Double, _ value: Double, _ what: String) {
        // The tolerance covers the solver's arithmetic. A missing or wrong link differs by far more.
        guard abs(sum - value) > 1e-6 * max(1, abs(value)) else { return }
        tally.errors.append("\(place): \(view.layoutName).\(measure): \(what) \(sum), not \(value)")
      }
      check(chain.sum, chain.value, "sum")
      if view.transform.isIdentity { check(chain.value, measure.value(in: view.frame), "frame") }
      for link in chain.links where link.kind == .rounding && abs(link.amount) > Double(pixel) + 1e-6 {
        tally.errors.append("\(place): \(view.layoutName).\(measure): rounded by \(link.amount)")
      }
      // Before rounding, which could hide an error.
      if let solved = engine?.chain(of: measure, for: view.layoutNode),
        let rect = engine?.alignmentRect(of: view.layoutNode)
      {
        check(solved.sum, measure.value(in: rect), "solved")
      }
    }
    for subview in view.subviews { evaluate(subview, at: place, pixel: pixel, &tally) }
  }
}
