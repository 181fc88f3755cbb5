import Foundation
import Synchronization
import UIKitCore

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
