import UIFoundation

/// Whether a picture can be told to equal its reference by digest, so that no pixel is painted.
package enum DigestDecision: Sendable, Equatable, CustomStringConvertible {
  /// The same drawing, scale, renderer and libraries made the reference: its pixels are the same.
  case taken
  /// Pixels must be painted, and why.
  case painted(Reason)

  /// Why pixels must be painted.
  package enum Reason: Sendable, Equatable {
    /// The caller, or `HEADFRAME_SNAPSHOT_DIGEST=0`, wants pixels.
    case turnedOff
    /// The reference does not say what it was made of.
    case noMark
    /// The reference was made by another renderer or other libraries.
    case otherRenderer(reference: String, current: String)
    /// The drawing, or its scale, is another.
    case otherDigest
    /// The file's pixels are damaged, or another program has changed them and kept the mark.
    case otherPixels
  }

  /// Decides for a drawing's digest.
  package init(_ mark: ReferenceMark?, _ current: ReferenceMark, isAllowed: Bool = Self.isAllowed) {
    guard isAllowed else {
      self = .painted(.turnedOff)
      return
    }
    guard let mark else {
      self = .painted(.noMark)
      return
    }
    if mark.renderer != current.renderer {
      self = .painted(.otherRenderer(reference: mark.renderer, current: current.renderer))
    } else {
      self = mark.digest == current.digest ? .taken : .painted(.otherDigest)
    }
  }

  /// The same, unless the reference's file no longer has the pixels that its mark speaks of.
  package func checked(_ path: String) -> DigestDecision {
    self == .taken && !PNGChunks.hasOwnPixels(path: path) ? .painted(.otherPixels) : self
  }

  /// False where `HEADFRAME_SNAPSHOT_DIGEST` is 0, as this package's own tests set it.
  package static let isAllowed = ProcessInfo.processInfo.environment["HEADFRAME_SNAPSHOT_DIGEST"] != "0"

  package var description: String {
    switch self {
    case .taken: "equal by digest; no pixel was painted"
    case .painted(.turnedOff): "painted: the digest path is turned off"
    case .painted(.noMark): "painted: the reference carries no digest"
    case .painted(.otherRenderer(let reference, let current)):
      "painted: the reference was made with \(reference), this is \(current)"
    case .painted(.otherDigest): "painted: the drawing is another one"
    case .painted(.otherPixels): "painted: the reference's pixels are not those that were recorded"
    }
  }
}
