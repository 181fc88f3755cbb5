import Foundation
import UIKitCore

/// A finder of nibs for UIKitCore, which looks up this class by name.
final class NibReader: NSObject, NibReading {
  static func nib(named name: String, bundle: Bundle?) -> UINib? {
    InterfaceFile.find(name, ["xib"], in: bundle).map { UINib(contentsOf: $0) }
  }
}

/// The location of documents in bundles.
enum InterfaceFile {
  /// Returns the named file in a bundle: at the top level, in the base language or in English.
  static func find(_ name: String, _ extensions: [String], in bundle: Bundle?) -> URL? {
    for folder in BundleFolders.folders(of: bundle).map({ URL(fileURLWithPath: $0) }) {
      for place in [folder] + ["Base.lproj", "base.lproj", "en.lproj"].map({ folder.appendingPathComponent($0) }) {
        for suffix in extensions {
          let file = place.appendingPathComponent("\(name).\(suffix)")
          if FileManager.default.fileExists(atPath: file.path) { return file }
        }
      }
    }
    return nil
  }

  /// Reports a missing xib file. UIKit raises an exception with this text.
  @MainActor static func reportMissingNib(_ name: String, in bundle: Bundle?) {
    LayoutDiagnostics.reportRefusal(
      "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)'")
  }
}

extension UINib {
  /// Creates the named nib of a bundle; nil means the main bundle. A missing file is logged as in UIKit.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let file = InterfaceFile.find(name, ["xib"], in: bundleOrNil) else {
      InterfaceFile.reportMissingNib(name, in: bundleOrNil)
      self.init { _ in [] }
      return
    }
    self.init(contentsOf: file)
  }

  /// Creates a nib from a file.
  ///
  /// If the file cannot be read, the error is logged at instantiation, which then returns no objects.
  public convenience init(contentsOf file: URL) {
    self.init { owner in
      do throws(InterfaceDocumentError) {
        return try InterfaceDocument(contentsOf: file).instantiate(owner: owner, file: file)
      } catch {
        LayoutDiagnostics.log(error.description)
        return []
      }
    }
  }

  /// Creates a nib from the bytes of a xib file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init { owner in
      do throws(InterfaceDocumentError) {
        return try InterfaceDocument(data: data, path: "nib").instantiate(owner: owner)
      } catch {
        LayoutDiagnostics.log(error.description)
        return []
      }
    }
  }
}

extension UIStoryboard {
  /// Creates the named storyboard of a bundle; nil means the main bundle. A missing file is logged as in UIKit.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let file = InterfaceFile.find(name, ["storyboard"], in: storyboardBundleOrNil) else {
      LayoutDiagnostics.log(
        "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundlePath)")
      self.init(name: name) { _, _, _ in nil }
      return
    }
    self.init(contentsOf: file)
  }

  /// Creates a storyboard from a file. If the file cannot be read, creating a controller logs the error.
  public convenience init(contentsOf file: URL) {
    self.init(name: file.deletingPathExtension().lastPathComponent) { storyboard, identifier, creator in
      do throws(InterfaceDocumentError) {
        return try InterfaceDocument(contentsOf: file).instantiateController(
          identifier, of: storyboard, file: file, creator: creator)
      } catch {
        LayoutDiagnostics.log(error.description)
        return nil
      }
    }
  }
}

extension Bundle {
  /// Returns the top-level objects of a xib file in the bundle; nil if there is no such file.
  ///
  /// The outlets of the owner are connected.
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    // Bundles are nonisolated, but views are created only on the main thread. Therefore, the isolation is removed from
    // the type.
    nonisolated(unsafe) let (owner, options) = (owner, options)
    let load: @MainActor () -> [Any]? = { self.loadViews(name, owner, options) }
    return unsafeBitCast(load, to: (() -> [Any]?).self)()
  }

  @MainActor
  private func loadViews(_ name: String, _ owner: Any?, _ options: [UINib.OptionsKey: Any]?) -> [Any]? {
    guard let file = InterfaceFile.find(name, ["xib"], in: self) else {
      InterfaceFile.reportMissingNib(name, in: self)
      return nil
    }
    return UINib(contentsOf: file).instantiate(withOwner: owner, options: options)
  }
}
