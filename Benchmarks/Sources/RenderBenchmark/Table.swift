import Foundation

/// A table that prints `name  ours  peer  ratio  target`, one row per line.
struct Table {
  /// Prints a row. `target` is the largest accepted ratio of ours to the peer's; nil for none.
  func printRow(_ name: String, _ ours: Double, _ peer: Double, _ unit: String, target: Double?) {
    let figures = [ours, peer].map { String(format: "%10.3f", $0) }.joined()
    let goal = target.map { String(format: "≤ %.3g", $0) } ?? "-"
    let title = name.padding(toLength: 42, withPad: " ", startingAt: 0)
    let row = "\(title)\(figures) \(unit)\(String(format: "%8.3f", ours / peer))   \(goal)\n"
    // Unbuffered, so that each row appears as soon as it is measured.
    FileHandle.standardOutput.write(Data(row.utf8))
  }

  /// Runs ours and the peer's alternately, and prints a row of the medians.
  func measure(
    _ name: String, target: Double?, repeats: Int = 41, ours: () throws -> Double, peer: () -> Double
  ) rethrows {
    var (left, right): ([Double], [Double]) = ([], [])
    for _ in 0..<repeats {
      left.append(try ours())
      right.append(peer())
    }
    printRow(name, median(left), median(right), "ms", target: target)
  }
}

/// The files that the measured programs write.
struct PictureFiles {
  private let folder = FileManager.default.temporaryDirectory.path
  var ours: String { folder + "/render-ours.png" }
  var peers: String { folder + "/render-peer.png" }
}

/// Returns the milliseconds that a body takes.
func time(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start).milliseconds
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
