import Foundation
import Testing

@testable import BatchRendering

@Suite("Interrupted waits")
struct InterruptionTests {
  @Test("A watch ends if a signal arrived before it began to wait")
  func watch() throws {
    let watch = try FileWatch()

    let hasChange = watch.wait(isInterrupted: { true })

    #expect(!hasChange)
  }

  @Test("A watch ends if a signal reached another thread while it waited")
  func signalOnAnotherThread() throws {
    let watch = try FileWatch()
    var checks = 0

    let hasChange = watch.wait(isInterrupted: {
      checks += 1
      return checks > 1
    })

    #expect(!hasChange)
  }

  @Test("A watch reports a change that happened before it began to wait")
  func change() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headframe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try FileWatch()
    watch.add(folder.path)
    try Data().write(to: folder.appendingPathComponent("a.yaml"))

    let hasChange = watch.wait()

    #expect(hasChange)
  }

  @Test("An interruption ends the input of a reader that waits for an open pipe")
  func reader() {
    let pipe = Pipe()
    defer { withExtendedLifetime(pipe) {} }
    let reader = ByteReader(file: pipe.fileHandleForReading.fileDescriptor, closes: false, isInterrupted: { true })

    #expect(reader.nextLine(limit: 10) == .end)
  }

  @Test("A reader that can be interrupted returns the lines of a pipe")
  func lines() throws {
    let pipe = Pipe()
    let reader = ByteReader(file: pipe.fileHandleForReading.fileDescriptor, closes: false, isInterrupted: { false })
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\nb".utf8))
    try pipe.fileHandleForWriting.close()

    #expect(reader.nextLine(limit: 10) == .text(Array("a".utf8)))
    #expect(reader.nextLine(limit: 10) == .text(Array("b".utf8)))
    #expect(reader.nextLine(limit: 10) == .end)
  }
}
