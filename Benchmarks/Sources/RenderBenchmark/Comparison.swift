import Foundation

@testable import CairoRendering
@testable import UIGraphics

/// A comparison of Headframe's and other programs' renderings of a screen.
struct Comparison {
  let screen: Screen
  let peer: Peer
  let table: Table
  let files: PictureFiles

  /// Compares drawing, encoding, whole images and file sizes at a scale.
  func measure(scale: Int) throws {
    let renderer = Renderer(scale: CGFloat(scale))
    try measureDrawing(renderer)
    let image = try renderer.image(screen.record())
    try renderer.writePNG(screen.record(), to: files.ours)
    // Both encode our pixels. Our glyphs are at fractions of a pixel and compress less than the peer's at whole pixels.
    try table.measure("encoding \(scale)x / ISA-L in C, same pixels", target: 1.15) {
      try time { _ = try renderer.png(image) }
    } peer: {
      peer.run("encode \(scale) \(files.ours)").time
    }
    let target = scale == 3 ? 1.3 : nil
    try table.measure("whole image \(scale)x / C program", target: target) {
      try time { try renderer.png(screen.record()).write(to: URL(fileURLWithPath: files.ours)) }
    } peer: {
      peer.run("image \(scale) \(files.peers)").time
    }
    try table.measure("synced and renamed \(scale)x / C program", target: target) {
      try time { try renderer.writePNG(screen.record(), to: files.ours) }
    } peer: {
      peer.run("durable \(scale) \(files.peers)").time
    }
    try table.measure("two blurs \(scale)x / none", target: 1.5) {
      try time { _ = try renderer.png(screen.record(blurs: true)) }
    } peer: {
      (try? time { _ = try renderer.png(screen.record()) }) ?? .nan
    }
    table.printRow(
      "file \(scale)x / Cairo's, same pixels", Double(try renderer.png(screen.record()).count) / 1024,
      Double(peer.run("recode \(scale) \(files.ours)").bytes) / 1024, "KB", target: 1.1)
  }

  private func measureDrawing(_ renderer: Renderer) throws {
    let list = screen.record()
    let (width, height) = try renderer.pixelSize(of: list)
    let scale = Int(renderer.scale)
    var failure: (any Error)?
    try RasterContext.use { context throws(RenderingError) in
      guard let memory = context.pixels.reserve(width * height * 4) else { return }
      let band = PixelRect(left: 0, top: 0, right: width, bottom: height)
      do {
        try table.measure("drawing \(scale)x / raw Cairo", target: 1.15) {
          try time { try renderer.paint(list, band, onto: memory, width: width, context) }
        } peer: {
          peer.run("draw \(scale)").time
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Measures a process from its start to its end, and its peak memory.
  func measureProcesses(program: String, peer: String) {
    table.measure("cold process 3x / C program", target: 1.5, repeats: 21) {
      measureProcess(program, ["once", "3", files.ours])
    } peer: {
      measureProcess(peer, ["once", "3", files.peers] + Screen.fonts)
    }
    table.printRow("peak memory 3x / 64 MB", peakMemory(of: program), 64, "MB", target: 1)
  }

  private func peakMemory(of program: String) -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["peak", "3", files.ours]
    process.standardOutput = output
    guard (try? process.run()) != nil else { return .nan }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
  }

  /// Compares two cores with one for painting and encoding a list that was recorded before.
  func measureCores() {
    let list = screen.record()
    measureCores("24 images 3x") { _ = try? Renderer(scale: 3).png(list) }
    // The most that a second thread can gain on this machine: work that touches no memory.
    measureCores("arithmetic alone") {
      var state: UInt64 = 1
      for _ in 0..<4_000_000 { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
      if state == 0 { print(state) }
    }
  }

  private func measureCores(_ name: String, _ body: @escaping @Sendable () -> Void) {
    var (one, two): ([Double], [Double]) = ([], [])
    for _ in 0..<11 {
      one.append(batch(threads: 1, body))
      two.append(batch(threads: 2, body))
    }
    table.printRow("two cores / one, \(name)", median(two), median(one), "ms", target: 1 / 1.8)
  }

  // Uses separate threads, since a dispatch queue delays its workers on a busy machine.
  private func batch(threads: Int, _ body: @escaping @Sendable () -> Void) -> Double {
    time {
      let done = DispatchSemaphore(value: 0)
      for _ in 0..<threads {
        Thread.detachNewThread {
          for _ in 0..<(24 / threads) { body() }
          done.signal()
        }
      }
      for _ in 0..<threads { done.wait() }
    }
  }

  /// Compares whole images of the screen with other programs' images, in warm and in new processes.
  func measure(beside others: Peer, program: String) {
    let renderer = Renderer(scale: 3)
    let targets = [("plutoprint", 6.0), ("Pillow", 6), ("skia-python", 6), ("chromium", 20), ("chromium-fast", nil)]
    for (name, factor) in targets {
      table.measure("whole image 3x / \(name), warm", target: factor.map { 1 / $0 }, repeats: 9) {
        time { try? renderer.png(screen.record()).write(to: URL(fileURLWithPath: files.ours)) }
      } peer: {
        others.run("warm \(name) 3 \(files.peers)").time
      }
    }
    for (name, factor) in [("plutoprint", nil), ("chromium", 25.0)] {
      table.measure("cold process 3x / \(name)", target: factor.map { 1 / $0 }, repeats: 5) {
        measureProcess(program, ["once", "3", files.ours])
      } peer: {
        others.run("cold \(name) 3 \(files.peers)").time
      }
    }
  }
}
