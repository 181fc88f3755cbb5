import BatchRendering
import Foundation
import LayoutDocuments
import LayoutFigures
import UIKitCore

/// The server side of the preview's page.
@MainActor
package final class PreviewSession {
  private let project: PreviewProject
  private let maker: PictureMaker
  private let events = EventHub()
  /// The links that open a line in an editor; nil for a page without such links.
  private let editor: EditorLink?
  /// The last shown scene, to which clicks refer.
  private var last: (parameters: PreviewParameters, shown: LaidOutScene)?

  /// Creates a preview of a document or a folder. Throws ``RenderError`` for other paths.
  package init(_ path: String, editor: EditorLink? = nil, reading: ReadingOptions) throws {
    project = try PreviewProject(path)
    self.editor = editor
    maker = PictureMaker(reading)
  }

  /// Starts watching the project's files. Throws ``RenderError`` if a limit of inotify is reached.
  package func watch(alsoIn folders: [String]) throws {
    try ProjectWatch.begin(project, alsoIn: folders, events)
  }

  package func answer(_ request: PageRequest) async -> PageAnswer {
    guard !request.isPost else { return .text(405, "The preview accepts no changes.") }
    switch request.path {
    case "/": return .html(PreviewPage.html(token: request.token, title: project.title))
    case "/events": return .events(events.events())
    case "/project": return .json(projectDescription)
    case "/picture": return await picture(request.query)
    case "/view": return view(request.query)
    case "/source":
      guard let text = project.text(of: request.query["document"] ?? "") else {
        return .text(404, "The project has no such document.")
      }
      return .text(200, text)
    default: return .text(404, "Not found; the preview is at /.")
    }
  }

  // MARK: The project

  private var projectDescription: String {
    JSONText.object([
      "title": .text(project.title), "folder": .text(project.folder),
      "editor": editor.map { .text($0.pattern) } ?? .null, "documents": .list(project.documents.map { .text($0) }),
      "devices": .list(
        Device.all.map {
          .object([
            "name": .text($0.name), "width": .number(Double($0.portraitSize.width)),
            "height": .number(Double($0.portraitSize.height)),
          ])
        }),
      "contentSizes": .list(UIContentSizeCategory.words.map { .text($0.key) }),
      "overlays": .list(LayoutFigure.Annotation.allCases.map { .text($0.rawValue) }),
    ])
  }

  // MARK: Pictures

  /// Returns one line of JSON about the scene, followed by its SVG. For an error, returns only the JSON.
  private func picture(_ query: [String: String]) async -> PageAnswer {
    do {
      let parameters = try PreviewParameters(query)
      let clock = ContinuousClock()
      let start = clock.now
      let (job, variant, scenes) = try plan(parameters)
      let shown = try maker.layOut(job)
      last = (parameters, shown)
      let recorded = try maker.record(job, of: shown)
      let laidOut = clock.now
      let svg = try await Self.paint(recorded)
      let description = PreviewDescription(
        shown: shown, document: parameters.document, scene: job.scene, scenes: scenes, variant: variant,
        namesDevice: !job.document.isInterface || !parameters.axes.devices.isEmpty,
        bounds: recorded.list.bounds, isQuick: query["quick"] == "1",
        milliseconds: ((laidOut - start).milliseconds, (clock.now - laidOut).milliseconds))
      var body = Data(shortened(description.line).utf8)
      try job.checkLayoutWork()
      body.append(UInt8(ascii: "\n"))
      body.append(svg)
      return PageAnswer(status: 200, type: "text/plain; charset=utf-8", body: .data(body))
    } catch {
      return .json(
        JSONText.object([
          "document": .text(query["document"] ?? ""),
          "errors": .list(RenderError.lines(of: error).map { .text(shortened($0)) }),
        ]))
    }
  }

  /// Paints outside of the main actor, so that the next picture can be laid out in the meantime.
  private nonisolated static func paint(_ picture: RecordedPicture) async throws -> Data {
    try picture.write().data ?? Data()
  }

  private func plan(
    _ parameters: PreviewParameters
  ) throws -> (job: RenderJob, variant: Variant, scenes: [PictureMaker.SceneName]) {
    guard let path = project.path(of: parameters.document) else {
      throw RenderError.reported(["\(parameters.document): error: the project has no such document"])
    }
    let reference = DocumentReference.file(path)
    var options = PictureOptions()
    options.annotations = parameters.overlays
    // Text as outlines does not depend on the browser's fonts.
    options.svg.text = .outlines
    let scenes = try maker.scenes(of: reference, parameters.axes, options)
    let scene = parameters.scene ?? scenes.first?.id
    let names = scene.map { [$0] } ?? []
    guard let picture = try maker.pictures(of: reference, parameters.axes, names, options).first else {
      throw RenderError.reported(["\(parameters.document): error: \(maker.missingScene(names, in: [reference]))"])
    }
    let job = RenderJob(
      document: reference, scene: picture.scene, axes: picture.axes, options: options, format: .svg, path: "",
      destination: .bytes)
    return (job, picture.variant, scenes)
  }

  /// Returns a message with the paths of the project's files relative to its folder.
  private func shortened(_ text: String) -> String { text.replacing(project.folder + "/", with: "") }

  // MARK: Views

  /// Returns the inspection of one view: its sizes, its constraints and its problems.
  private func view(_ query: [String: String]) -> PageAnswer {
    do {
      let parameters = try PreviewParameters(query)
      let job = try plan(parameters).job
      let shown: LaidOutScene
      if let last, last.parameters == parameters, last.shown.files.areUnchanged {
        shown = last.shown
      } else {
        shown = try maker.layOut(job)
        last = (parameters, shown)
      }
      // Each inspection has the work of a layout.
      LayoutWork.begin(limit: ResourceLimits.current.layout * 1_000_000)
      guard let index = query["view"].flatMap({ Int($0) }), shown.views.indices.contains(index) else {
        return .json(JSONText.object(["errors": .list([.text("The scene no longer has this view.")])]))
      }
      let line = ViewInspection(index, in: shown, document: parameters.document).line
      try job.checkLayoutWork()
      return .json(shortened(line))
    } catch {
      return .json(
        JSONText.object(["errors": .list(RenderError.lines(of: error).map { .text(shortened($0)) })]))
    }
  }
}
