extension String {
  /// Creates a string. An unpaired surrogate becomes U+FFFD. There is a fast path for plain ASCII.
  init(units: ArraySlice<UInt16>) {
    self = units.withUnsafeBufferPointer { units in
      guard units.allSatisfy({ $0 < 0x80 }) else { return String(decoding: units, as: UTF16.self) }
      return String(unsafeUninitializedCapacity: units.count) { target in
        for index in units.indices { target[index] = UInt8(truncatingIfNeeded: units[index]) }
        return units.count
      }
    }
  }
}
