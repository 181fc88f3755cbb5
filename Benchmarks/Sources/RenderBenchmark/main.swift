import Foundation

@testable import CairoRendering
@testable import UIGraphics

// Times drawing and encoding beside the program that Peers/render-peer.c makes, whose path is the first argument.
// Prints `name  ours  peer  ratio  target`, one a line; both take turns, and each figure is a median.
// `RenderBenchmark once SCALE PATH` makes one file and ends, for the cold start.

let arguments = CommandLine.arguments
guard let screen = Screen() else {
  print("RenderBenchmark: needs the Debian package fonts-dejavu-core")
  exit(1)
}

if arguments.count == 4, arguments[1] == "once" {
  try Renderer(scale: CGFloat(Double(arguments[2]) ?? 1)).writePNG(screen.record(), to: arguments[3])
  exit(0)
}

guard arguments.count == 2, let peer = Peer(path: arguments[1], fonts: Screen.fonts) else {
  print("usage: RenderBenchmark PEER")
  exit(2)
}

func time(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start).milliseconds
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Runs both in turns and prints a line.
func row(_ name: String, target: Double, repeats: Int = 41, ours: () throws -> Double, peer: () -> Double) rethrows {
  var (left, right): ([Double], [Double]) = ([], [])
  for _ in 0..<repeats {
    left.append(try ours())
    right.append(peer())
  }
  line(name, median(left), median(right), target, "ms")
}

func line(_ name: String, _ ours: Double, _ peer: Double, _ target: Double, _ unit: String) {
  let figures = [ours, peer].map { String(format: "%10.3f", $0) }.joined()
  print(
    "\(name.padding(toLength: 34, withPad: " ", startingAt: 0))\(figures) \(unit)\(String(format: "%8.2f", ours / peer))   ≤ \(target)"
  )
}

let folder = FileManager.default.temporaryDirectory.path
let list = screen.record()
for scale in [1, 2, 3] {
  let renderer = Renderer(scale: CGFloat(scale))
  let (width, height) = try renderer.pixelSize(of: list)
  try RasterContext.use { context throws(RenderingError) in
    guard let memory = context.pixels.reserve(width * height * 4) else { return }
    let band = PixelRect(left: 0, top: 0, right: width, bottom: height)
    let failure = { () -> (any Error)? in
      do {
        try row("drawing \(scale)x / raw Cairo", target: 1.15) {
          try time { try renderer.paint(list, band, onto: memory, width: width, context) }
        } peer: {
          peer.run("draw \(scale)").time
        }
        return nil
      } catch { return error }
    }()
    if let failure { print(failure) }
  }
  let image = try renderer.image(list)
  try row("encoding \(scale)x / ISA-L in C", target: 1.3) {
    try time { _ = try renderer.png(image) }
  } peer: {
    peer.run("encode \(scale)").time
  }
  // Written as plainly as the C program writes; what durable files cost beyond that depends on the disk alone.
  let file = folder + "/render-ours.png"
  try row("whole image \(scale)x / C program", target: 1.3) {
    try time { try renderer.png(screen.record()).write(to: URL(fileURLWithPath: file)) }
  } peer: {
    peer.run("image \(scale) \(folder)/render-peer.png").time
  }
  try row("durable image \(scale)x / C program", target: 1.3) {
    try time { try renderer.writePNG(screen.record(), to: file) }
  } peer: {
    peer.run("image \(scale) \(folder)/render-peer.png").time
  }
  line(
    "file \(scale)x / Cairo's, same pixels", Double(try renderer.png(list).count) / 1024,
    Double(peer.run("recode \(scale) \(file)").bytes) / 1024, 1.1, "KB")
}

var (ourRuns, peerRuns): ([(time: Double, memory: Double)], [(time: Double, memory: Double)]) = ([], [])
for _ in 0..<11 {
  ourRuns.append(measureProcess(arguments[0], ["once", "3", folder + "/render-ours.png"]))
  peerRuns.append(measureProcess(arguments[1], ["once", "3", folder + "/render-peer.png"] + Screen.fonts))
}
line("cold process 3x / C program", median(ourRuns.map(\.time)), median(peerRuns.map(\.time)), 1.5, "ms")
line("peak memory 3x / 64 MB", median(ourRuns.map(\.memory)), 64, 1, "MB")

// Layout and recording stay on one thread; painting and encoding are what a second core takes.
func batch(threads: Int) -> Double {
  let list = list
  return time {
    // Threads of our own: a dispatch queue holds its workers back where the machine is busy.
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread.detachNewThread {
        for _ in 0..<(24 / threads) { _ = try? Renderer(scale: 3).png(list) }
        done.signal()
      }
    }
    for _ in 0..<threads { done.wait() }
  }
}
var (one, two): ([Double], [Double]) = ([], [])
for _ in 0..<7 {
  one.append(batch(threads: 1))
  two.append(batch(threads: 2))
}
line("two cores, 24 images 3x / one core", median(two), median(one), 1 / 1.8, "ms")
