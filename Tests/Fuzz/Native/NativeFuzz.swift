import BatchRendering
import Foundation
import UIKitCore

/// The readers that libFuzzer tests, one in each run. `HEADFRAME_FUZZ_TARGET` selects the reader.
///
/// libFuzzer has its own `main` and selects inputs by the branches that they take. A reader fails by ending the
/// process.
enum FuzzTarget: String, CaseIterable {
  case visualFormat
  case equation
  case csv
  case json
  case png
  case font

  /// The reader of this run.
  @MainActor
  static let current: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["HEADFRAME_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      print("HEADFRAME_FUZZ_TARGET: expected one of \(names), found \"\(name)\"")
      exit(2)
    }
    // Most inputs have conflicts and ambiguities, which would fill the log.
    LayoutDiagnostics.sink = { _ in }
    return target
  }()

  /// Reads one input in the same way as the command.
  @MainActor
  func read(_ data: Data) {
    switch self {
    case .visualFormat: FuzzLayout.shared.visualFormat(String(decoding: data, as: UTF8.self))
    case .equation: FuzzLayout.shared.equations(String(decoding: data, as: UTF8.self))
    case .csv: readRows(data, "csv")
    case .json: readRows(data, data.first == UInt8(ascii: "[") ? "json" : "ndjson")
    case .png: _ = try? CGImage.decode(Self.withChecksums(data), name: "picture")
    case .font:
      guard let family = try? UIFont.registerFonts(from: data).first else { return }
      let label = UILabel()
      label.font = UIFont(name: family, size: 17)
      label.text = "Ag ﷺ 한 e\u{301}"
      _ = label.sizeThatFits(CGSize(width: 100, height: 100))
    }
  }

  private func readRows(_ data: Data, _ fileExtension: String) {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).\(fileExtension)").path
    guard FileManager.default.createFile(atPath: path, contents: data), let rows = try? DataRows(path: path) else {
      return
    }
    defer { unlink(path) }
    try? rows.forEach { item in
      if case .row(let row) = item { _ = row.values.text }
      return true
    }
  }

  // libpng rejects a chunk with a wrong checksum before reading its content.
  private static func withChecksums(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      let end = offset + 8 + length
      let checksum = Checksum.crc32(bytes[(offset + 4)..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index)) }
      offset = end + 4
    }
    return Data(bytes)
  }
}

/// Three views in a superview, with constraints from the input.
@MainActor
private final class FuzzLayout {
  static let shared = FuzzLayout()

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views: [String: UIView]

  private init() {
    views = ["a": UIView(), "b": UIView(), "c": UILabel()]
    for name in ["a", "b", "c"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  func visualFormat(_ text: String) {
    for line in text.split(separator: "\n").prefix(8) {
      layOut(
        (try? NSLayoutConstraint.parse(
          visualFormat: String(line), metrics: { $0 == "m" ? 8 : nil }, metricNames: ["m"], items: { self.views[$0] },
          itemNames: ["a", "b", "c"])) ?? [])
    }
  }

  func equations(_ text: String) {
    let scope = EquationScope(
      item: { self.views[$0] }, itemNames: ["a", "b", "c"], metric: { $0 == "m" ? 8 : nil }, metricNames: ["m"])
    layOut(
      text.split(separator: "\n").prefix(8).compactMap { line in
        guard let equation = try? Equation(String(line)) else { return nil }
        return try? equation.constraint(in: scope).constraint
      })
  }

  private func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    for view in views.values where !view.frame.isFinite { fatalError("a frame is not finite: \(view.frame)") }
    NSLayoutConstraint.deactivate(constraints)
  }
}

/// PNG's checksum (annex D of the specification).
private enum Checksum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}

/// Tests one input. libFuzzer calls this entry point with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated { FuzzTarget.current.read(data) }
  return 0
}
