import Foundation
import SnapshotTesting
import UIKit

// Times image assertions of a screen with 30 views at 3x. Each one makes, lays out, draws and compares the screen, and
// writes its result.
//
// `pixels`, with HEADFRAME_SNAPSHOT_DIGEST=0, paints each screen; `digests` compares only the digest of its drawing.

let count = 1000
let mode = CommandLine.arguments.dropFirst().first ?? ""
guard ["pixels", "digests"].contains(mode) else {
  print("usage: SnapshotBenchmark pixels|digests")
  exit(2)
}
let isPainting = ProcessInfo.processInfo.environment["HEADFRAME_SNAPSHOT_DIGEST"] == "0"
guard isPainting == (mode == "pixels") else {
  print("SnapshotBenchmark: set HEADFRAME_SNAPSHOT_DIGEST=0 for pixels, and not for digests")
  exit(2)
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-benchmark").path
setenv("SNAPSHOT_ARTIFACTS", folder + "/results-\(mode)", 1)
try? FileManager.default.removeItem(atPath: folder)
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

/// Returns nine rows of a picture and two texts below a title: 1 + 1 + 1 + 9 × 3 = 30 views.
@MainActor
func makeScreen() -> UIView {
  let screen = UIView()
  screen.backgroundColor = .systemBackground
  let title = UILabel()
  title.text = "Thirty views"
  title.font = .preferredFont(forTextStyle: .largeTitle)
  let list = UIView()
  for view in [title, list] { screen.addSubview(view) }
  var above = list.topAnchor
  var constraints = [
    title.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor, constant: 8),
    title.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
    list.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
    list.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
    list.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
    list.bottomAnchor.constraint(lessThanOrEqualTo: screen.bottomAnchor),
  ]
  for row in 0..<9 {
    let (icon, name, detail) = (UIView(), UILabel(), UILabel())
    icon.backgroundColor = UIColor(hue: CGFloat(row) / 9, saturation: 0.6, brightness: 0.9, alpha: 1)
    icon.layer.cornerRadius = 8
    name.text = "Row \(row + 1) of the list"
    name.font = .preferredFont(forTextStyle: .headline)
    detail.text = "Something to say about row \(row + 1) that fills the line"
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    for view in [icon, name, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      list.addSubview(view)
    }
    constraints += [
      icon.topAnchor.constraint(equalTo: above, constant: 12),
      icon.leadingAnchor.constraint(equalTo: list.leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: 48), icon.heightAnchor.constraint(equalToConstant: 48),
      name.topAnchor.constraint(equalTo: icon.topAnchor, constant: 2),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(lessThanOrEqualTo: list.trailingAnchor),
      detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: list.trailingAnchor),
    ]
    above = icon.bottomAnchor
  }
  constraints.append(above.constraint(equalTo: list.bottomAnchor))
  for view in [title, list] { view.translatesAutoresizingMaskIntoConstraints = false }
  NSLayoutConstraint.activate(constraints)
  return screen
}

func milliseconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  return Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) * 1e-15
}

/// Makes one assertion, as a test does.
@MainActor
func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
  verifySnapshot(
    of: makeScreen(), as: .image(on: .iPhone13), named: "screen", record: record,
    snapshotDirectory: folder + "/references", testName: "benchmark")
}

// Another process records, as for real references: a process does not use the digests that it recorded itself.
if CommandLine.arguments.contains("record") {
  _ = verify(.all)
  exit(0)
}
let recorder = Process()
recorder.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
recorder.arguments = [mode, "record"]
try recorder.run()
recorder.waitUntilExit()

var failures = 0
var times: [Double] = []
// Assertions by digest print that no pixel was painted, which is not part of this table.
dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO)
for _ in 0..<count {
  times.append(milliseconds { failures += verify(.never) == nil ? 0 : 1 })
}
let makingTime = (0..<100).map { _ in milliseconds { _ = makeScreen() } }.sorted()[50]
times.sort()
func text(_ value: Double) -> String { String(format: "%.2f", value) }
FileHandle.standardError.write(
  Data(
    """
    \(count) assertions by \(mode): median \(text(times[count / 2])) ms each, \
    mean \(text(times.reduce(0, +) / Double(count))) ms, 99th percentile \(text(times[count * 99 / 100])) ms; making the views alone is \(text(makingTime)) ms; \
    \(failures) failures

    """.utf8))
exit(failures == 0 ? 0 : 1)
