public import Foundation
import TextLayout
public import UIFoundation
public import UIGraphics

/// The scope in which a font is registered. It has no effect: fonts are registered for this process.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static var user: CTFontManagerScope { .persistent }
}

/// The domain of the errors of registering fonts.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Adds the fonts of a file. Returns false and sets an error if they cannot be read.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    try FontCatalog.shared.register(contentsOf: (fontURL as URL).path)
    return true
  } catch let reason {
    let failure = NSError(
      domain: kCTFontManagerErrorDomain, code: 104, userInfo: [NSLocalizedDescriptionKey: "\(reason)"])
    error?.pointee = Unmanaged.passRetained(failure)
    return false
  }
}

/// Adds the fonts of several files. The handler receives errors and returns false to stop.
///
/// At the end, the handler receives no errors and true. Objects that are not URLs are ignored.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    guard !CTFontManagerRegisterFontsForURL(url as NSURL, scope, &error) else { continue }
    if registrationHandler?([error?.takeRetainedValue() as Any] as NSArray, false) == false { return }
  }
  _ = registrationHandler?([], true)
}

/// Returns true. A font in memory needs no registration.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // The font was added to the catalog when it was created, since only fonts in the catalog can be drawn.
  true
}

/// Returns true without removing the fonts, since text that was laid out with them is still drawn.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
