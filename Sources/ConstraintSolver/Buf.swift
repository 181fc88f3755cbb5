// A growable raw buffer without bounds checks, reference counting or exclusivity checks.

struct Buf<T> {
  var p: UnsafeMutablePointer<T>
  var n: Int = 0
  var cap: Int
  @inline(__always) init(none: Void) { cap = 0; p = UnsafeMutablePointer(bitPattern: 64)! }
  @inline(__always) init(_ c: Int = 16) { cap = c; p = .allocate(capacity: c) }
  @inline(__always) mutating func push(_ x: T) {
    if n == cap { grow(n + 1) }
    (p + n).initialize(to: x); n += 1
  }
  @inline(never) mutating func grow(_ want: Int) {
    var c = cap * 2; if c < want { c = want }
    let q = UnsafeMutablePointer<T>.allocate(capacity: c)
    q.moveInitialize(from: p, count: n)
    if cap > 0 { p.deallocate() }; p = q; cap = c
  }
  @inline(__always) mutating func reserve(_ c: Int) { if c > cap { grow(c) } }
  @inline(__always) mutating func resize(_ c: Int, _ fill: T) {
    reserve(c); while n < c { (p + n).initialize(to: fill); n += 1 }; n = c
  }
  @inline(__always) mutating func pop() -> T { n -= 1; return p[n] }
  @inline(__always) mutating func clear() { n = 0 }
  @inline(__always) subscript(i: Int) -> T {
    get { p[i] }
    nonmutating set { p[i] = newValue }
  }
  @inline(__always) subscript(i: Int32) -> T {
    get { p[Int(i)] }
    nonmutating set { p[Int(i)] = newValue }
  }
  func free() { if cap > 0 { p.deallocate() } }
  func copy() -> Buf<T> { var b = Buf<T>(n + 1); for i in 0..<n { b.push(p[i]) }; return b }
}
typealias DP = UnsafeMutablePointer<Double>
typealias IP = UnsafeMutablePointer<Int32>
