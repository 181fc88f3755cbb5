import CProcess
import Foundation
import Testing

@Suite("The build ID of the program")
struct BuildIDTests {
  @Test("The build ID is read as the linker stored it in the program's file")
  func stored() throws {
    var count = 0
    let bytes = try #require(hf_build_id(&count))

    // An ELF note: the sizes of its name and content, its type 3 (NT_GNU_BUILD_ID), then its name and content.
    let head = Data([4, 0, 0, 0, UInt8(count), 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8))
    let program = try Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
    let note = try #require(program.firstRange(of: head))

    #expect(program[note.upperBound...].prefix(count) == Data(bytes: bytes, count: count))
    #expect(count >= 8)
  }
}
