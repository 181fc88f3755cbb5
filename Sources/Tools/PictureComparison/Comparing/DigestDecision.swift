import UIFoundation

/// A decision that digests of drawings prove pictures equal, or that pixels must be painted.
package enum DigestDecision: Sendable, Equatable, CustomStringConvertible {
  /// The reference has the same drawing, scale, renderer and libraries, and therefore the same pixels.
  case matched
  /// The pixels must be painted, for the given reason.
  case painted(Reason)

  /// A reason for painting pixels.
  package enum Reason: Sendable, Equatable {
    /// The caller or `HEADFRAME_SNAPSHOT_DIGEST=0` has disabled digests.
    case turnedOff
    /// The reference has no mark.
    case noMark
    /// The reference was recorded with another renderer or other libraries.
    case otherRenderer(reference: String, current: String)
    /// The drawing or its scale differs.
    case otherDigest
    /// The file's pixels are damaged, or were changed by a program that kept the mark.
    case otherPixels
    /// The file's scale was changed by a program that kept the mark.
    case otherScale
  }

  /// Decides by the digest of a drawing.
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
      self = mark.digest == current.digest ? .matched : .painted(.otherDigest)
    }
  }

  /// Returns this decision, unless a file no longer has the pixels and the scale that its mark describes.
  package func checked(_ path: String, scale: CGFloat) -> DigestDecision {
    guard self == .matched else { return self }
    guard let data = FileManager.default.contents(atPath: path), PNGChunks.hasOwnPixels(data) else {
      return .painted(.otherPixels)
    }
    guard let stored = PNGChunks.scale(of: data), stored != Picture.storedScale(scale) else { return .matched }
    return .painted(.otherScale)
  }

  /// Indicates whether digests are enabled; false if `HEADFRAME_SNAPSHOT_DIGEST` is 0.
  package static let isAllowed = ProcessInfo.processInfo.environment["HEADFRAME_SNAPSHOT_DIGEST"] != "0"

  package var description: String {
    switch self {
    case .matched: "equal by digest; no pixel was painted"
    case .painted(.turnedOff): "painted: digests are disabled"
    case .painted(.noMark): "painted: the reference has no digest"
    case .painted(.otherRenderer(let reference, let current)):
      "painted: the reference was made with \(reference), this is \(current)"
    case .painted(.otherDigest): "painted: the drawing differs"
    case .painted(.otherPixels): "painted: the reference's pixels have changed since recording"
    case .painted(.otherScale): "painted: the reference's scale has changed since recording"
    }
  }
}
