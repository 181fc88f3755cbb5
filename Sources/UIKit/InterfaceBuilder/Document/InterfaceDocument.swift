import Foundation
import UIKitCore

/// A storyboard or nib: its elements, their ids and the settings that they share.
package final class InterfaceDocument {
  /// The kind of a document: top-level objects in scenes, or without scenes.
  package enum Kind: Sendable {
    case storyboard
    case nib
  }

  /// The path in errors.
  package let path: String
  package let kind: Kind
  package let root: Element
  package let log: ProblemLog
  /// The objects of embedded scenes.
  private(set) var copies = EmbeddedCopies()
  /// The device of Interface Builder's canvas; nil for a document without one.
  package let device: CanvasDevice?
  package let resources: DocumentResources
  package let usesSafeAreas: Bool
  /// The build of Interface Builder that saved the document, without its fraction; 0 if unknown.
  package let toolsVersion: Int
  /// The weight of the bold system font.
  ///
  /// The canvas shows it in bold, which is 1 to 2 % wider than the semibold of `boldSystemFont(ofSize:)` on a device:
  /// "Label" at 17 points is 44.5 wide, but 43.5 as a headline (builds 14460 and 17506 of Interface Builder).
  var boldSystemWeight = UIFont.Weight.bold
  /// The screen of the canvas that saved the document.
  package var recordedScreen: RecordedScreen { RecordedScreen(build: toolsVersion) }
  private var objects: [String: Element] = [:]

  /// The formats of Xcode 5 and later, for iOS.
  private static let formats: [String: Kind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .nib,
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": .nib,
  ]

  /// The places apart from a document's folder from which its resources are read.
  package struct Sources: Sendable {
    /// The folders into which links may lead.
    package var allowedDirectories: [URL] = []
    /// The folders below which asset catalogs are searched first.
    package var assetDirectories: [URL] = []
    /// Indicates whether asset catalogs are searched in the whole project.
    package var searchesProject = false

    package init() {}
  }

  /// Reads a document from its bytes. Images and colors are looked up in `folder`.
  package init(
    data: Data, path: String, folder: URL? = nil, sources: Sources = Sources()
  ) throws(InterfaceDocumentError) {
    let root = try DocumentReader.read(data, path: path)
    let type = root["type"] ?? ""
    guard root.name == "document", let kind = Self.formats[type] else {
      throw InterfaceDocumentError(path: path, line: root.line, Self.wrongFormat(root, type))
    }
    self.path = path
    self.kind = kind
    self.root = root
    log = ProblemLog()
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    toolsVersion = Self.toolsVersion(of: root)
    let (screen, log) = (RecordedScreen(build: toolsVersion), log)
    device = root.child("device").map { CanvasDevice($0, screen: screen, log: log) }
    resources = DocumentResources(
      root.child("resources"), folder: folder, sources: sources, log: log)
    index()
    checkReferences()
  }

  /// Reads a document from a file, with the translations of a language if there is a table next to it.
  package convenience init(
    contentsOf file: URL, language: String? = nil, sources: Sources = Sources()
  ) throws(InterfaceDocumentError) {
    let path = file.relativePath
    let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    guard size <= DocumentReader.maximumSize else {
      throw InterfaceDocumentError(
        path: path, "The document has \(size) bytes; at most \(DocumentReader.maximumSize) are read.")
    }
    guard let data = try? Data(contentsOf: file) else {
      throw InterfaceDocumentError(path: path, "The file cannot be read.")
    }
    try self.init(
      data: data, path: path, folder: file.deletingLastPathComponent(), sources: sources)
    if let language { try localize(for: language, beside: file, allowedDirectories: sources.allowedDirectories) }
  }

  /// Replaces the texts with their translations from a table next to the file.
  ///
  /// Without a table, adds a note to the log.
  package func localize(
    for language: String, beside file: URL, allowedDirectories: [URL] = []
  ) throws(InterfaceDocumentError) {
    if let words = try Localization(of: file, language: language, allowedDirectories: allowedDirectories) {
      words.apply(to: self)
    } else {
      log.note(nil, "No strings for \"\(language)\" were found beside the document; its own texts are shown.")
    }
  }

  /// Returns the build of Interface Builder, that is, the version of its plug-in.
  ///
  /// Beta versions write a meaningless `toolsVersion`.
  private static func toolsVersion(of root: Element) -> Int {
    let plugIn = root.child("dependencies")?.children.first {
      $0.name == "plugIn" && $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return (plugIn?["version"] ?? root["toolsVersion"]).flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  private static func wrongFormat(_ root: Element, _ type: String) -> String {
    if type.contains("InterfaceBuilder3.Cocoa.") { return "The document is for macOS; only iOS documents are read." }
    if root.name == "archive" {
      return "The document has the format before Xcode 5; open and save it in a newer Xcode."
    }
    return "<\(root.name)> of type \"\(type)\" is not an Interface Builder document for iOS."
  }

  // MARK: Objects

  /// The recorded content sizes of custom classes that Interface Builder ran, by object id, in points.
  ///
  /// A negative length means that the view has no content size on that axis.
  package private(set) lazy var designableSizes: [String: CGSize] = {
    var sizes: [String: CGSize] = [:]
    for element in root.child("designables")?.children ?? [] {
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize")?.size(log) else {
        continue
      }
      sizes[id] = size
    }
    return sizes
  }()

  /// The pixels per point on the canvas of a document without a device.
  ///
  /// It is 1 until build 8151. In build 8154, it is 2 if Interface Builder ran on a screen with two pixels per point,
  /// and thus recorded half points. From build 9529, it is 2.
  package private(set) lazy var scaleWithoutDevice: CGFloat = toolsVersion >= 9000 || recordsHalfPoints ? 2 : 1

  /// Indicates whether a recorded frame has an edge or a length between whole points.
  private var recordsHalfPoints: Bool {
    var result = false
    root.forEach { element in
      guard !result, element.name == "rect", element.key == "frame" else { return }
      result = ["x", "y", "width", "height"].contains { name in
        guard let value = element[name].flatMap(Element.usableNumber) else { return false }
        return abs(value - value.rounded()) > 0.1
      }
    }
    return result
  }

  package func object(_ id: String) -> Element? { objects[id] }

  /// Begins to count the copies of embedded scenes again.
  func forgetCopies() { copies = EmbeddedCopies() }

  private func index() {
    root.forEach { element in
      guard let id = element.id, !Self.hasForeignID(element) else { return }
      if let other = objects[id] {
        log.error(element, "The id \"\(id)\" is already that of <\(other.name)> on line \(other.line).")
      } else {
        objects[id] = element
      }
    }
  }

  private static func hasForeignID(_ element: Element) -> Bool {
    element.name == "device" || element.name == "adaptation"
  }

  private func checkReferences() {
    root.forEach { element in
      switch element.name {
      case "constraint": check(element, ["firstItem", "secondItem"])
      case "segue", "outlet", "action", "outletCollection": check(element, ["destination"])
      case "include", "exclude": check(element, ["reference"])
      default: break
      }
    }
  }

  private func check(_ element: Element, _ attributes: [String]) {
    for attribute in attributes {
      guard let id = element[attribute], objects[id] == nil else { continue }
      log.error(element, "\(attribute)=\"\(id)\" of <\(element.name)> is the id of no object in the document.")
    }
  }

  /// Throws the errors found so far, if any.
  func throwProblems() throws(InterfaceDocumentError) {
    guard !log.errors.isEmpty else { return }
    throw InterfaceDocumentError(path: path, problems: log.errors.sorted { $0.line < $1.line })
  }

  // MARK: Scenes

  /// The elements of scenes: a storyboard's controllers, or a nib's top-level views and controllers.
  @MainActor package var sceneElements: [Element] {
    switch kind {
    case .nib: return (root.child("objects")?.children ?? []).filter { Self.isSceneObject($0) }
    case .storyboard:
      let scenes = root.child("scenes")?.children ?? []
      return scenes.flatMap { $0.child("objects")?.children.filter { $0["sceneMemberID"] == "viewController" } ?? [] }
    }
  }

  @MainActor private static func isSceneObject(_ element: Element) -> Bool {
    element.child("rect", key: "frame") != nil || element.child(key: "view") != nil
      || ClassTable.isController(element)
  }
}
