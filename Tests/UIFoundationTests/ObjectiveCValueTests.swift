import Foundation
import Testing

@testable import UIFoundation

@Suite("Conversions of untyped values")
struct ObjectiveCValueTests {
  @Test("Numbers of every type are converted to numbers of every type, as NSNumber converts them")
  func numbers() {
    let values: [Any] = [
      Int8(7), Int16(7), Int32(7), Int64(7), 7, UInt8(7), UInt16(7), UInt32(7), UInt64(7), UInt(7), Float(7), 7.0,
      CGFloat(7), NSNumber(value: 7),
    ]
    for value in values {
      #expect(ObjectiveCValue.convert(value, to: Int8.self) == 7, "\(type(of: value))")
      #expect(ObjectiveCValue.convert(value, to: Int16.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Int32.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Int64.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Int.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: UInt8.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: UInt16.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: UInt32.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: UInt64.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: UInt.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Float.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Double?.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: CGFloat.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: NSNumber.self) == 7)
      #expect(ObjectiveCValue.convert(value, to: Bool.self) == true)
    }
  }

  @Test("Large unsigned numbers keep their value; other values are not numbers")
  func limits() {
    #expect(ObjectiveCValue.convert(UInt64.max, to: UInt.self) == .max)
    #expect(ObjectiveCValue.convert(true, to: Int64.self) == 1)
    #expect(ObjectiveCValue.convert("7", to: Int64.self) == nil)
    #expect(ObjectiveCValue.convert(nil, to: Int64?.self) == .some(nil))
  }
}
