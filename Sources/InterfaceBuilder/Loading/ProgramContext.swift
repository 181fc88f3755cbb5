import Foundation
import UIKitCore

/// The program that loads a document: its classes, and the objects around the scene that is loaded.
@MainActor
final class ProgramContext {
  /// The storyboard that controllers belong to; nil for nibs.
  let storyboard: UIStoryboard?
  /// The file of the document, which other storyboards lie beside.
  let file: URL?
  /// Modules that a class of the document's own target may belong to.
  private let modules: [String]
  /// Objects outside of what is built, by id; a prototype cell sees its controller so.
  private var outer: [String: Reference] = [:]

  /// An object that is not retained.
  private struct Reference {
    weak var object: AnyObject?
  }

  init(storyboard: UIStoryboard? = nil, file: URL?, owner: AnyObject? = nil) {
    self.storyboard = storyboard
    self.file = file
    modules = Self.modules(of: file) + [owner.flatMap(Self.module), Self.mainModule].compactMap { $0 }
  }

  private init(_ context: ProgramContext, outer: [String: Reference]) {
    storyboard = context.storyboard
    file = context.file
    modules = context.modules
    self.outer = outer
  }

  /// The same program, with objects that are known but not retained.
  func adding(_ objects: [String: AnyObject]) -> ProgramContext {
    ProgramContext(self, outer: outer.merging(objects.mapValues { Reference(object: $0) }) { $1 })
  }

  func object(_ id: String) -> AnyObject? { outer[id]?.object }

  // MARK: Classes

  /// The class of a name; nil where the program has none.
  func type(named name: String, module: String?, isOfTarget: Bool) -> AnyClass? {
    var candidates = module.map { [$0] } ?? []
    // Without a module the class is of the document's own target, whatever the target was called in Xcode.
    if module == nil || isOfTarget { candidates += modules }
    for candidate in candidates {
      if let type = NSClassFromString("\(candidate).\(name)") { return type }
    }
    return nil
  }

  /// SwiftPM names the folder of a target's resources `Package_Target.resources`.
  private static func modules(of file: URL?) -> [String] {
    guard let folder = file?.pathComponents.last(where: { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }),
      let name = folder.split(separator: ".").first
    else { return [] }
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    // Both names may have underscores.
    return parts.indices.dropFirst().map { identifier(parts[$0...].joined(separator: "_")) }
  }

  private static func module(of object: AnyObject) -> String? {
    String(reflecting: Swift.type(of: object)).split(separator: ".").first.map(String.init)
  }

  private static let mainModule = identifier(Bundle.main.executableURL?.lastPathComponent ?? "")

  /// The module that a target's name gives.
  private static func identifier(_ name: some StringProtocol) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
