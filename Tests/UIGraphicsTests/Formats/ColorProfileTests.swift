import Testing
import UIFoundation

@testable import UIGraphics

/// ICC profiles written by hand (ICC.1:2010, 7 and 10).
private struct ProfileData {
  private var tags: [(String, Data)] = []
  private let space: String
  private let connection: String

  init(space: String, connection: String = "XYZ ") {
    self.space = space
    self.connection = connection
    add("wtpt", Self.xyz(0.9642, 1, 0.8249))
  }

  mutating func add(_ name: String, _ data: Data) { tags.append((name, data)) }

  static func big(_ value: Int) -> Data {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).bigEndian) { Data($0) }
  }

  static func xyz(_ x: Double, _ y: Double, _ z: Double) -> Data {
    Data("XYZ ".utf8) + Data(count: 4) + [x, y, z].map { big(Int(($0 * 65536).rounded())) }.reduce(Data(), +)
  }

  /// A curve of a power; `gamma` is a multiple of 1/256.
  static func curve(_ gamma: Double) -> Data {
    let fixed = Int(gamma * 256)
    return Data("curv".utf8) + Data(count: 4) + big(1) + Data([UInt8(fixed >> 8), UInt8(fixed & 255), 0, 0])
  }

  var data: Data {
    var (table, body) = (Self.big(tags.count), Data())
    for (name, data) in tags {
      table += Data(name.utf8) + Self.big(132 + tags.count * 12 + body.count) + Self.big(data.count)
      body += data + Data(count: (4 - data.count % 4) % 4)
    }
    let head =
      Self.big(128 + table.count + body.count) + Data(count: 4) + Data([4, 0x20, 0, 0])
      + Data((space == "CMYK" ? "prtr" : "mntr").utf8) + Data(space.utf8) + Data(connection.utf8) + Data(count: 12)
      + Data("acsp".utf8) + Data(count: 28) + Self.big(63190) + Self.big(65536) + Self.big(54061) + Data(count: 48)
    return head + table + body
  }

  /// Adobe RGB (1998): its primaries adapted to D50, and a gamma of 563/256.
  static var adobeRGB: ProfileData {
    var profile = ProfileData(space: "RGB ")
    profile.add("rXYZ", xyz(0.60974, 0.31111, 0.01947))
    profile.add("gXYZ", xyz(0.20528, 0.62567, 0.06087))
    profile.add("bXYZ", xyz(0.14919, 0.06322, 0.74457))
    for name in ["rTRC", "gTRC", "bTRC"] { profile.add(name, curve(563.0 / 256)) }
    return profile
  }

  /// A press whose black ink makes every color black, and whose other inks are invisible.
  static var blackPress: ProfileData {
    var profile = ProfileData(space: "CMYK", connection: "Lab ")
    let identity = Data((0...255).map { UInt8($0) })
    var table = Data("mft1".utf8) + Data(count: 4) + Data([4, 3, 2, 0])
    for index in 0..<9 { table += big(index % 4 == 0 ? 65536 : 0) }
    for _ in 0..<4 { table += identity }
    // The last channel varies fastest. Lab of eight bits: white is 255, 128, 128, and black 0, 128, 128.
    for _ in 0..<8 { table += Data([255, 128, 128, 0, 128, 128]) }
    for _ in 0..<3 { table += identity }
    profile.add("A2B0", table)
    return profile
  }
}

@Suite("Color profiles") struct ColorProfileTests {
  private func words(_ data: Data) throws -> [UInt32] {
    try CGImage.decode(data, name: "picture").image.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// Returns a lossless WebP with a profile in its container.
  private func webP(_ lossless: Data, width: UInt8, height: UInt8, _ profile: Data) -> Data {
    func chunk(_ name: String, _ data: Data) -> Data {
      Data(name.utf8) + withUnsafeBytes(of: UInt32(data.count).littleEndian) { Data($0) } + data
        + Data(count: data.count % 2)
    }
    let head = Data([0x20, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0])
    let body = Data("WEBP".utf8) + chunk("VP8X", head) + chunk("ICCP", profile) + lossless.dropFirst(12)
    return chunk("RIFF", body)
  }

  /// Returns a JPEG with a profile in a segment after its beginning.
  private func jpeg(_ sample: String, _ profile: Data) throws -> Data {
    let jpeg = try #require(Data(base64Encoded: sample))
    let body = Data("ICC_PROFILE\0".utf8) + Data([1, 1]) + profile
    let length = body.count + 2
    return jpeg.prefix(2) + Data([0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)]) + body + jpeg.dropFirst(2)
  }

  // Adobe RGB (1998), 4.3.4 and sRGB (IEC 61966-2-1): (60/255)^2.199 and its inverse with the matrices of both give
  // 230.8, 57.2, 57.2 and 0, 201.1, 37.5.
  @Test("The colors of Adobe RGB become those of sRGB")
  func adobeRGB() throws {
    let lossless = try #require(Data(base64Encoded: ProfileSamples.redAndGreen))

    let found = try words(webP(lossless, width: 2, height: 1, ProfileData.adobeRGB.data))
    for (word, expected) in zip(found, [(231.0, 57.0, 57.0), (0.0, 201.0, 37.0)]) {
      let parts = (Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255))
      #expect(abs(parts.0 - expected.0) <= 1 && abs(parts.1 - expected.1) <= 1 && abs(parts.2 - expected.2) <= 1)
    }
  }

  // Linear 128/255 is 187.5 of 255 in sRGB.
  @Test("A gray of a linear profile becomes lighter")
  func gray() throws {
    var profile = ProfileData(space: "GRAY")
    profile.add("kTRC", ProfileData.curve(1))

    let found = try words(jpeg(ProfileSamples.gray, profile.data))
    #expect(Set(found).count == 1)
    let value = Double((found.first ?? 0) & 255)
    #expect(abs(value - 187.5) <= 1 && found.first.map { $0 >> 24 } == 255)
  }

  @Test("CMYK becomes sRGB by its profile: this one shows no cyan ink")
  func cmyk() throws {
    // Without the profile, full cyan ink is (0, 255, 255).
    #expect(try Set(words(#require(Data(base64Encoded: ProfileSamples.cyan)))) == [0xFF00_FFFF])
    #expect(try Set(words(jpeg(ProfileSamples.cyan, ProfileData.blackPress.data))) == [0xFFFF_FFFF])
  }

  @Test("A damaged profile, and one of another kind than the pixels, is ignored")
  func ignored() throws {
    let lossless = try #require(Data(base64Encoded: ProfileSamples.redAndGreen))
    let plain: [UInt32] = [0xFFC8_3C3C, 0xFF3C_C83C]

    #expect(try words(lossless) == plain)
    #expect(try words(webP(lossless, width: 2, height: 1, ProfileData.adobeRGB.data.prefix(140))) == plain)
    #expect(try words(webP(lossless, width: 2, height: 1, ProfileData.blackPress.data)) == plain)
  }
}
