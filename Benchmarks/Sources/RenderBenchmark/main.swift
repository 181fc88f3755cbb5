import Foundation

@testable import CairoRendering
@testable import UIGraphics

// Compares drawing and encoding with the program built from Peers/render-peer.c, whose path is the first argument.
// Prints `name  ours  peer  ratio  target`, one row per line; runs of both alternate, and each figure is a median.
// A second and third argument, Python and Benchmarks/render_peers.py, add other programs' figures.
// `RenderBenchmark once SCALE PATH` makes one file and ends, for the cold start; `peak` also prints its peak memory.

let arguments = CommandLine.arguments
guard let screen = Screen() else {
  print("RenderBenchmark: needs the Debian package fonts-dejavu-core")
  exit(1)
}

if arguments.count == 4, ["once", "peak"].contains(arguments[1]) {
  try Renderer(scale: CGFloat(Double(arguments[2]) ?? 1)).writePNG(screen.record(), to: arguments[3])
  if arguments[1] == "peak" { print(peakMemory()) }
  exit(0)
}

guard arguments.count >= 2, let peer = Peer(path: arguments[1], arguments: Screen.fonts) else {
  print("usage: RenderBenchmark PEER [PYTHON PEERS.py]")
  exit(2)
}

// If a peer ends early, its rows have no figures, and the table continues.
signal(SIGPIPE, SIG_IGN)

let table = Table()
let files = PictureFiles()
let comparison = Comparison(screen: screen, peer: peer, table: table, files: files)
for scale in [1, 2, 3] { try comparison.measure(scale: scale) }
comparison.measureProcesses(program: arguments[0], peer: arguments[1])
comparison.measureCores()
if arguments.count == 4, let others = Peer(path: arguments[2], arguments: [arguments[3]]) {
  comparison.measure(beside: others, program: arguments[0])
}
