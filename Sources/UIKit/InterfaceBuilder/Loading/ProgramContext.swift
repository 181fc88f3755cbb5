import Foundation
import UIKitCore

/// The program that loads a document: its classes, and the objects around the scene that is loaded.
@MainActor
final class ProgramContext {
  /// The storyboard that creates the controllers; nil for nibs.
  let storyboard: UIStoryboard?
  /// The file of the document. Referenced storyboards are in the same folder.
  let file: URL?
  /// The modules that classes of the document's own target may belong to.
  private let modules: [String]
  /// The objects outside the part being built, by id, such as the controller of a prototype cell.
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

  /// Returns the same program with additional outer objects. They are not retained.
  func adding(_ objects: [String: AnyObject]) -> ProgramContext {
    ProgramContext(self, outer: outer.merging(objects.mapValues { Reference(object: $0) }) { $1 })
  }

  func object(_ id: String) -> AnyObject? { outer[id]?.object }

  // MARK: Classes

  /// Returns the class with the given name; nil if the program has none.
  func type(named name: String, module: String?, isOfTarget: Bool) -> AnyClass? {
    var candidates = module.map { [$0] } ?? []
    // A class without a module belongs to the document's target, whose name here can differ from its name in Xcode.
    if module == nil || isOfTarget { candidates += modules }
    for candidate in candidates {
      if let type = NSClassFromString("\(candidate).\(name)") { return type }
    }
    return nil
  }

  /// Returns the modules that a file's resource folder, `Package_Target.resources`, can belong to.
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

  /// Returns the module name of a target.
  private static func identifier(_ name: some StringProtocol) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
