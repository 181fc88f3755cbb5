import CairoRendering
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering
@testable import LayoutFigures

/// Tests of the figures of whole documents by measuring their pixels.
@MainActor
@Suite("Labels of figures")
struct FigurePropertyTests {
  nonisolated private static let examples = Repository.file("Examples")

  /// The documents to test: `all`, or a part of their names; nil for the examples without the gallery.
  ///
  /// `make check-figures` tests all, which takes some minutes.
  nonisolated private static let selection = ProcessInfo.processInfo.environment["HEADFRAME_FIGURES"]
  nonisolated private static let isThorough = selection != nil
  /// The path to a folder of documents outside of the repository.
  nonisolated private static let documents = ProcessInfo.processInfo.environment["HEADFRAME_DOCUMENTS"]
  /// A file to which the measurements of every document are appended, one line each.
  nonisolated private static let report = ProcessInfo.processInfo.environment["HEADFRAME_FIGURE_REPORT"]
  /// The minimum number of external documents to review, if the folder has as many.
  nonisolated private static let documentCount = 200

  nonisolated private static func files(below folder: URL, _ extensions: Set<String>) -> [String] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { extensions.contains($0.pathExtension) }
    // Build products in hidden folders are skipped.
    let paths = files.map(\.path).filter { !$0.dropFirst(folder.path.count).contains("/.") }.sorted()
    guard let selection, selection != "all" else { return paths }
    return paths.filter { URL(fileURLWithPath: $0).lastPathComponent.contains(selection) }
  }

  nonisolated private static var gallery: [String] {
    files(below: examples.appendingPathComponent("Gallery"), ["yaml"])
  }

  nonisolated private static var ownDocuments: [String] {
    files(below: examples, ["yaml", "storyboard"]).filter { path in
      // The screens of apps are shown without marks.
      !["/Gallery/", "/Clients/", "/Screens/"].contains { path.contains($0) }
    }
  }

  @Test("In every example no label covers text, another label or a line, and all are readable", arguments: ownDocuments)
  func examples(path: String) throws {
    var options = PictureOptions()
    let kinds: [[LayoutFigure.Annotation]] = [
      [.frames, .constraints, .guides, .margins], [.names, .constraints], [.numbers, .constraints],
      [.problems, .baselines],
    ]
    for annotations in kinds {
      options.annotations = Set(annotations)
      options.hasLegend = annotations.contains(.numbers)
      let reviews = try reviews(of: path, options, limit: 4)
      #expect(!reviews.isEmpty)
      for review in reviews { expectClear(review) }
    }
  }

  @Test(
    "In every example a callout's leader ends at its own view, past all others or with a dot, and at every scale alike",
    arguments: ownDocuments)
  func leaders(path: String) throws {
    try expectLeaders(in: path, limit: 4)
  }

  @Test(
    "In every gallery sheet leaders end at their views, at every scale alike", .enabled(if: isThorough),
    arguments: gallery)
  func galleryLeaders(path: String) throws {
    try expectLeaders(in: path, limit: 1)
  }

  @Test("The numbers and sentences of conflicts are those of headframe explain", arguments: ownDocuments + gallery)
  func conflictNumbers(path: String) throws {
    try expectConflictNumbers(in: path, limit: 4)
  }

  @Test(
    "In every gallery sheet no label covers text, another label or a line", .enabled(if: isThorough),
    arguments: gallery)
  func gallerySheets(path: String) throws {
    var options = PictureOptions()
    for labels in [LayoutFigure.Annotation.frames, .names] {
      options.annotations = [labels, .constraints, .problems, .baselines]
      let reviews = try reviews(of: path, options, limit: 1)
      #expect(reviews.count == 1)
      for review in reviews { expectClear(review) }
    }
  }

  @Test(
    "In 200 external documents no label covers text, another label or a line",
    .enabled(if: isThorough && documents != nil))
  func externalDocuments() throws {
    let folder = URL(fileURLWithPath: try #require(Self.documents))
    let all = Self.files(below: folder, ["storyboard", "xib"])
    // Evenly distributed over the folder, so that every project is included.
    let step = max(1, all.count / Self.documentCount)
    var options = PictureOptions()
    options.annotations = [.frames, .constraints, .problems, .baselines]
    let paths = stride(from: 0, to: all.count, by: step).map { all[$0] }
    var (documents, labels) = (0, 0)
    var failures: [String] = []
    for path in paths {
      do {
        let reviews = try reviews(of: path, options, limit: 1)
        for review in reviews { expectClear(review) }
        documents += reviews.isEmpty ? 0 : 1
        labels += reviews.reduce(0) { $0 + $1.labelCount }
      } catch {
        // Some documents have no scene, or are not of iOS.
        failures.append("\(path): \(error)")
      }
    }

    #expect(documents >= min(Self.documentCount, paths.count), "\(failures.joined(separator: "\n"))")
    #expect(labels >= documents)
  }

  @Test(
    "In 200 external documents leaders end at their views, at every scale alike, and conflicts have the numbers of explain",
    .enabled(if: isThorough && documents != nil))
  func externalLeaders() throws {
    let folder = URL(fileURLWithPath: try #require(Self.documents))
    let all = Self.files(below: folder, ["storyboard", "xib"])
    let step = max(1, all.count / Self.documentCount)
    var (documents, failures) = (0, [String]())
    let paths = stride(from: 0, to: all.count, by: step).map { all[$0] }
    for path in paths {
      do {
        try expectLeaders(in: path, limit: 1, callouts: 6, canBeFull: true)
        try expectConflictNumbers(in: path, limit: 1)
        documents += 1
      } catch {
        // Some documents are not of iOS.
        failures.append("\(path): \(error)")
      }
    }

    #expect(documents >= min(Self.documentCount, paths.count), "\(failures.joined(separator: "\n"))")
  }

  /// Expects that callouts of a document's views lead to these, and have the same places at every scale.
  ///
  /// A leader through another view ends in a dot. A dot covers no text, so it lacks where text fills the view, which
  /// `canBeFull` allows.
  private func expectLeaders(
    in path: String, limit: Int, callouts count: Int = 20, canBeFull: Bool = false
  ) throws {
    let (reference, maker) = (DocumentReference.file(path), PictureMaker())
    for picture in try maker.pictures(of: reference, VariantAxes(), [], PictureOptions()).prefix(limit) {
      func job(scale: CGFloat, _ callouts: [Callout]) -> RenderJob {
        var (axes, options) = (picture.axes, PictureOptions())
        (axes.scales, options.callouts, options.annotations) = ([scale], callouts, [.constraints])
        return RenderJob(
          document: reference, scene: picture.scene, axes: axes, options: options, format: .png, path: "figure.png",
          destination: .bytes)
      }
      let ids = try maker.layOut(job(scale: 2, [])).views.compactMap(\.id)
      let callouts = ids.prefix(count).map { Callout(id: $0, text: "About \($0)") }
      let shown = try maker.layOut(job(scale: 2, callouts))
      var options = LayoutFigure.Options()
      options.callouts = callouts.compactMap { callout in
        shown.views.first { $0.id == callout.id }.map { (callout, $0.view) }
      }
      options.annotations = Set(shown.figure?.annotations ?? []).union([.constraints])

      let figure = LayoutFigure(over: shown.displayList, of: shown.root, appearance: shown.appearance, options)

      for leader in LayoutFigure.compositions(of: [figure])[0].composition.leaders {
        let subject = leader.subject.insetBy(dx: -0.5, dy: -0.5)
        #expect(subject.contains(leader.line.end), "\(path)")
        #expect(leader.crossedViews == 0 || leader.hasDot || canBeFull, "\(path)")
      }
      let drawings = try [1, 2, 3].map { try maker.record(job(scale: $0, callouts)).list }
      #expect(drawings[0] == drawings[1] && drawings[1] == drawings[2], "\(path)")
    }
  }

  /// Expects that a figure has the numbers and sentences of the diagnostics' conflicts.
  private func expectConflictNumbers(in path: String, limit: Int) throws {
    let (reference, maker) = (DocumentReference.file(path), PictureMaker())
    for picture in try maker.pictures(of: reference, VariantAxes(), [], PictureOptions()).prefix(limit) {
      var options = PictureOptions()
      options.annotations = [.problems]
      let job = RenderJob(
        document: reference, scene: picture.scene, axes: picture.axes, options: options, format: .png,
        path: "figure.png", destination: .bytes)
      let scene = try maker.layOut(job)
      let conflicts = scene.root.layoutDiagnostics.conflicts
      let expected = conflicts.enumerated().flatMap { group, conflict in
        // The sentences of explain, without their places in the document.
        conflict.constraints.enumerated().map { index, member in
          let number = conflicts.count == 1 ? "\(index + 1)" : "\(group + 1).\(index + 1)"
          return "\(number) \(member.sentence)" + (member == conflict.broken ? "; broken" : "")
        }
      }

      let figure = FigureScene(scene.root)

      #expect(figure.conflictSentences.map { "\($0.number) \($0.text)" } == expected, "\(path)")
      // Every mark has the number of a member.
      let numbers = Set(figure.conflictSentences.map(\.number))
      #expect(figure.conflicts.allSatisfy { $0.conflict.map(numbers.contains) == true }, "\(path)")
    }
  }

  private func expectClear(_ review: FigureReview) {
    #expect(review.glyphOverlap == 0)
    #expect(review.textOverlap == 0)
    #expect(review.labelOverlap == 0)
    #expect(review.lineOverlap == 0)
    #expect(review.outside == 0)
    #expect(review.labelContrast >= 4.5)
    #expect(review.lineContrast >= 4.5, "\(review.weakestLine)")
  }

  /// Returns the measurements of a document's first pictures, each made twice with the same result.
  private func reviews(of path: String, _ options: PictureOptions, limit: Int) throws -> [FigureReview] {
    let (reference, maker) = (DocumentReference.file(path), PictureMaker())
    return try maker.pictures(of: reference, VariantAxes(), [], options).prefix(limit).map { picture in
      let job = RenderJob(
        document: reference, scene: picture.scene, axes: picture.axes, options: options, format: .png,
        path: "figure.png", destination: .bytes)
      let (shown, figure) = (try maker.layOut(job), try maker.record(job).list)
      #expect(try maker.record(job).list == figure)
      let paper: RGBA = shown.appearance == .dark ? .black : .white
      let review = try FigureReview(figure, over: PictureFrame(options).base(of: shown, input: path), paper: paper)
      note(review, path, picture.variant.name)
      return review
    }
  }

  private func note(_ review: FigureReview, _ path: String, _ variant: String) {
    guard let report = Self.report else { return }
    let values = [
      review.glyphOverlap, review.textOverlap, review.labelOverlap, review.lineOverlap, review.outside,
      review.labelContrast, review.lineContrast,
    ].map { String(format: "%.2f", Double($0)) }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let line = ([name, variant, "\(review.labelCount)", "\(review.coveringCount)"] + values).joined(separator: "\t")
    let old = (try? String(contentsOfFile: report, encoding: .utf8)) ?? ""
    try? (old + line + "\n").write(toFile: report, atomically: true, encoding: .utf8)
  }
}
