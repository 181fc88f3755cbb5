extension String {
  /// The FNV-1a hash in at most sixteen hexadecimal digits. It is stable, unlike Swift's seeded hashes.
  package var stableHash: String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }
}
