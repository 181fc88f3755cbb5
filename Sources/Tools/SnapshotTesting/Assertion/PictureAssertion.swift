import CairoRendering
import Foundation
import PictureComparison
import Synchronization
import UIKitCore

/// An assertion on a picture.
struct PictureAssertion: SnapshotComparison {
  let image: UIImage
  let tolerance: PictureTolerance
  let reference: ReferenceFile
  let usesDigests: Bool

  init(_ image: UIImage, _ tolerance: PictureTolerance, at path: String, usesDigests: Bool) {
    self.image = image
    self.tolerance = tolerance
    reference = ReferenceFile.picture(at: path)
    self.usesDigests = usesDigests
  }

  /// Returns the problem that prevents comparing a picture; nil if there is none.
  static func problem(of image: UIImage) -> String? {
    let (size, scale) = (image.size, image.scale)
    let advice =
      "Give it a size with `size:`, a device with `on:`, constraints that determine its size, or a frame beforehand."
    guard size.width.isFinite, size.height.isFinite else {
      return "View not renderable to image at size \(size.width)×\(size.height). \(advice)"
    }
    guard size.width > 0, size.height > 0 else {
      return "View not renderable to image at size \(size.width)×\(size.height): it is empty. \(advice)"
    }
    if let problem = (image as? ViewPicture)?.problem { return "View not renderable to image: \(problem)" }
    if case .drawing(let list) = image.content {
      do {
        _ = try Renderer(scale: scale).pixelSize(of: list)
      } catch {
        return "View not renderable to image: \(error)"
      }
    }
    return nil
  }

  /// The drawing of an image; nil for pixels and for turned or tinted images.
  ///
  /// The digest of an image without a drawing is that of its pixels.
  private var list: DisplayList? {
    guard case .drawing(let list) = image.content, image.imageOrientation == .up, image.presentation.tint == nil else {
      return nil
    }
    return list
  }

  private func painted() throws -> Picture {
    if let list { return try Picture(list, scale: image.scale) }
    guard let picture = Picture(image) else { throw SnapshotError.unpaintable(size: image.size) }
    return picture
  }

  private func mark(of picture: @autoclosure () throws -> Picture) rethrows -> ReferenceMark {
    if let list { return ReferenceMark(of: list, scale: image.scale) }
    return try ReferenceMark(of: picture())
  }

  private var records: [FrameRecord] { (image as? ViewPicture)?.records ?? [] }

  var bytes: Data? {
    guard let picture = try? painted() else { return nil }
    return data(of: picture)
  }

  /// Returns a PNG with mark and frames. Accepting it from the results is the same as recording it.
  private func data(of picture: Picture) -> Data? {
    try? picture.png(mark: mark(of: picture), frames: records)
  }

  func write() throws(WritingError) {
    let picture: Picture
    do {
      picture = try painted()
    } catch {
      throw .picture(path: reference.path, reason: "\(error)")
    }
    try ReferenceWriter.write(picture, mark: mark(of: picture), frames: records, to: reference.path)
  }

  func compare(at site: SnapshotSite) throws -> SnapshotOutcome {
    guard case .ours(let mark) = reference.kind else { throw SnapshotError.unreadable(path: reference.path) }
    var outcome = SnapshotOutcome(passing: reference, at: site)
    var picture: Picture?
    let current: ReferenceMark
    if let list {
      current = ReferenceMark(of: list, scale: image.scale)
    } else {
      let actual = try painted()
      (picture, current) = (actual, ReferenceMark(of: actual))
    }
    let decision = DigestDecision(mark, current, isAllowed: usesDigests && DigestDecision.isAllowed)
      .checked(reference.path, scale: image.scale)
    outcome.decision = decision
    if decision == .matched { return outcome }

    let actual = try picture ?? painted()
    let expected = try Picture(path: reference.path)
    let difference = PictureDifference(from: expected, to: actual, within: tolerance)
    outcome.verdict = difference.verdict
    if !difference.verdict.isAccepted { fail(&outcome, difference) }
    return outcome
  }

  private func fail(_ outcome: inout SnapshotOutcome, _ difference: PictureDifference) {
    var remark: String?
    if case .painted(.otherRenderer(let old, let new)) = outcome.decision {
      remark = "The reference was made with \(old), this picture with \(new)."
    }
    var frames: FrameDifference?
    if let views = image as? ViewPicture, let chunks = PNGChunks(path: reference.path) {
      let old = FrameRecord.records(in: chunks)
      if !old.isEmpty { frames = views.difference(from: old) }
    }
    let evidence = difference.files(
      reference: FileManager.default.contents(atPath: reference.path), actual: data(of: difference.actual))
    outcome.fail(
      difference.verdict.message(remark, frames: frames), frames: frames, evidence: evidence,
      attachments: evidence.attachments)
  }
}

extension FailureFiles<Data> {
  /// The files of a failed picture, as attachments of a test.
  var attachments: [DiffAttachment] {
    named.map { name, data in .data(data, name: name == "actual" ? "failure.png" : "\(name).png") }
  }
}

/// The check for conflicts of required constraints in the views of a snapshot.
enum LayoutConflictCheck {
  private static let hasHinted = Mutex(false)

  /// Returns the conflicts of a picture's views if they are a failure; nil otherwise.
  ///
  /// The first conflict of a process that is no failure is followed by a hint on standard error.
  static func problem(of image: UIImage, at site: SnapshotSite) -> String? {
    guard let picture = image as? ViewPicture, site.isStrict || !hasHinted.withLock(\.self) else { return nil }
    let conflicts = picture.conflicts
    guard !conflicts.isEmpty else { return nil }
    if site.isStrict { return "The constraints conflict.\n" + conflicts.joined(separator: "\n") }
    if !hasHinted.withLock({ exchange(&$0) }) {
      let hint =
        "\(site.place): the constraints conflict, as logged above, but the snapshot can pass. To fail such snapshots, "
        + "write { \"strict\": true } to .snapshots.json next to Package.swift, use .snapshots(strict: true), or set "
        + "HEADFRAME_STRICT=1.\n"
      FileHandle.standardError.write(Data(hint.utf8))
    }
    return nil
  }

  /// Sets a flag and returns its earlier value.
  private static func exchange(_ flag: inout Bool) -> Bool {
    defer { flag = true }
    return flag
  }
}
