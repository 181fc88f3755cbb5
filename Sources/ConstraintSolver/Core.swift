// Lexicographic piecewise-linear bounded simplex on a small dense tableau.
//
//   forms    y_i = sum_j A[i][j] x_j            (no constants: they live in the breakpoints)
//   cost     sum over forms f, breakpoints b of f: convex piecewise linear, one non-Archimedean
//            level per distinct priority (level 0 = required if any).
//
// A form is nonbasic (at a breakpoint) or basic (anywhere, with a *state* saying between which
// of its breakpoints it is; the state, not the value, decides the slope: robust to rounding).
// The solver is always "feasible": required violations are simply the top cost level.

let EPS_D = 1e-9      // reduced cost / slope
let EPS_P = 1e-7      // primal: how far past a breakpoint before the state changes on refresh
let EPS_A = 1e-10     // tableau entry
let PARTIAL = 128     // columns looked at after the first improving one (partial pricing)
let DENSE_LIMIT = 4096

struct Ev { var t: Double; var rate: Double; var row: Int32; var bp: Int32; var key: Int32 }

struct Scratch {
  var cIdx = Buf<Int32>(64), cVal = Buf<Double>(64), mIdx = Buf<Int32>(64), mVal = Buf<Double>(64)
  var s = Buf<Double>(16)
  var ev = Buf<Ev>(64)
  var nr = Buf<Double>(64)
  var iters = 0, pivots = 0, flips = 0, degenerate = 0, bland = 0
}

struct Core {
  var R: Int, F: Int, L: Int, Ls: Int, NB: Int
  var raw: UnsafeMutableRawPointer
  var A: DP, y: DP, x: DP, D: DP, S: DP, bpLoc: DP, bpInc: DP, bpLeft: DP, bpScale: DP
  var basic: IP, nb: IP, nbBp: IP, bpStart: IP, seg: IP, bpLev: IP, bpCon: IP, rootLoc: IP, pos: IP
  var dirty = false, reqSlope = false, stale = false
  // large cores
  var rev = false
  var rS: IP, rN: IP, cS: IP, D2: DP
  var aI = Buf<Int32>(none: ()), aV = Buf<Double>(none: ()), cF = Buf<Int32>(none: ()), cV = Buf<Double>(none: ())
  var lu = UnsafeMutablePointer<LU>(bitPattern: 64)!
  var cursor = 0
  var hasReq: Bool
  var bytes: Int

  static func alloc(R: Int, F: Int, L: Int, NB: Int, rev: Bool) -> UnsafeMutablePointer<Core> {
    let Ls = L + 1, M = R + F
    let nA = rev ? Ls*R : F*R
    let nd = nA + F + R + Ls*R + M*Ls + 4*NB
    let ni = F + R + R + (M + 1) + M + NB + NB + R + M + (rev ? 2*M + R + 1 : 0)
    let bytes = nd*8 + ni*4
    let raw = UnsafeMutableRawPointer.allocate(byteCount: bytes + 16, alignment: 16)
    var d = raw.bindMemory(to: Double.self, capacity: nd)
    @inline(__always) func takeD(_ n: Int) -> DP { let r = d; d += n; return r }
    let A = takeD(nA), y = takeD(F), x = takeD(R), D = takeD(Ls*R), S = takeD(M*Ls)
    let bl = takeD(NB), bi = takeD(NB), bf = takeD(NB), bs = takeD(NB)
    var q = UnsafeMutableRawPointer(d).bindMemory(to: Int32.self, capacity: ni)
    @inline(__always) func takeI(_ n: Int) -> IP { let r = q; q += n; return r }
    let c = UnsafeMutablePointer<Core>.allocate(capacity: 1)
    c.initialize(to: Core(R: R, F: F, L: L, Ls: Ls, NB: NB, raw: raw, A: A, y: y, x: x, D: D, S: S,
      bpLoc: bl, bpInc: bi, bpLeft: bf, bpScale: bs,
      basic: takeI(F), nb: takeI(R), nbBp: takeI(R), bpStart: takeI(M+1), seg: takeI(M),
      bpLev: takeI(NB), bpCon: takeI(NB), rootLoc: takeI(R), pos: takeI(M), rev: rev,
      rS: takeI(rev ? M : 0), rN: takeI(rev ? M : 0), cS: takeI(rev ? R + 1 : 0), D2: A, hasReq: false, bytes: bytes))
    return c
  }
  static func free(_ c: UnsafeMutablePointer<Core>) {
    if c.pointee.rev { c.pointee.aI.free(); c.pointee.aV.free(); c.pointee.cF.free(); c.pointee.cV.free(); c.pointee.lu.pointee.free(); c.pointee.lu.deallocate() }
    c.pointee.raw.deallocate(); c.deallocate()
  }
  // ---- large cores: no tableau; forms stay in original coordinates, the basis is a sparse LU plus an eta file
  mutating func beginRows(_ nnz: Int) {
    aI = Buf(nnz + R + 1); aV = Buf(nnz + R + 1)
    for j in 0..<R { rS[j] = Int32(aI.n); rN[j] = 1; aI.push(Int32(j)); aV.push(1) }   // roots are unit forms
    lu = .allocate(capacity: 1); lu.initialize(to: LU(R))
  }
  mutating func setRow(_ i: Int, _ idx: IP, _ val: DP, _ n: Int) {
    rS[R + i] = Int32(aI.n); rN[R + i] = Int32(n)
    for q in 0..<n { aI.push(idx[q]); aV.push(val[q]) }
  }
  mutating func endRows() {
    for j in 0...R { cS[j] = 0 }
    for q in 0..<aI.n { cS[Int(aI[q]) + 1] += 1 }
    for j in 0..<R { cS[j+1] += cS[j] }
    cF = Buf(aI.n + 1); cV = Buf(aI.n + 1); cF.n = aI.n; cV.n = aI.n
    let M = R + F
    for f in 0..<M { for q in Int(rS[f])..<Int(rS[f] + rN[f]) { let j = Int(aI[q]); let at = Int(cS[j]); cF[at] = Int32(f); cV[at] = aV[q]; cS[j] += 1 } }
    var j = R; while j > 0 { cS[j] = cS[j-1]; j -= 1 }; cS[0] = 0
  }
  // value of basic row i
  @inline(__always) func dot(_ i: Int) -> Double {
    if rev { return formValue(Int(basic[i])) }
    var v = 0.0
    let a = A + i*R
    for j in 0..<R { v += a[j]*x[j] }
    return v
  }
  @inline(__always) func formValue(_ f: Int) -> Double {
    var v = 0.0
    let rv = lu.pointee.rv.p
    for q in Int(rS[f])..<Int(rS[f] + rN[f]) { v += aV[q]*rv[Int(aI[q])] }
    return v
  }
  mutating func revValues() {
    let b = lu.pointee.b.p
    for j in 0..<R { b[j] = x[j] }
    lu.pointee.ftran(b, lu.pointee.rv.p)
    for i in 0..<F { y[i] = formValue(Int(basic[i])) }
  }
  mutating func revCosts() {
    let w = lu.pointee.w.p
    for l in 0..<L {
      let g = D2 + l*R
      for j in 0..<R { w[j] = g[j] }
      lu.pointee.btran(w, D + l*R)
    }
  }
  // tableau column j as (row, rate) pairs in ascending row order
  @inline(__always) mutating func gather(_ j: Int, _ sc: UnsafeMutablePointer<Scratch>) -> Int {
    sc.pointee.cIdx.reserve(F); sc.pointee.cVal.reserve(F)
    let ci = sc.pointee.cIdx.p, cv = sc.pointee.cVal.p
    var n = 0
    if !rev {
      var a = A + j
      for i in 0..<F { let v = a.pointee; a += R; if v > EPS_A || v < -EPS_A { ci[n] = Int32(i); cv[n] = v; n += 1 } }
      return n
    }
    return revGather(j, ci, cv)
  }
  @inline(never) mutating func revGather(_ j: Int, _ ci: IP, _ cv: DP) -> Int {
    let b = lu.pointee.b.p, z = lu.pointee.z.p, acc = lu.pointee.acc.p
    for k in 0..<R { b[k] = 0 }
    b[j] = 1
    lu.pointee.ftran(b, z)
    for r in 0..<R {
      let v = z[r]
      if v > 1e-13 || v < -1e-13 { for q in Int(cS[r])..<Int(cS[r+1]) { acc[Int(cF[q])] += cV[q]*v } } else { z[r] = 0 }
    }
    var n = 0
    for r in 0..<R where z[r] != 0 {
      for q in Int(cS[r])..<Int(cS[r+1]) {
        let f = Int(cF[q]), v = acc[f]
        if v == 0 { continue }
        acc[f] = 0
        let p = pos[f]
        if p < 0 && (v > EPS_A || v < -EPS_A) { ci[n] = ~p; cv[n] = v; n += 1 }
      }
    }
    return n
  }
  mutating func revPivot(_ i: Int, _ j: Int, _ fi: Int) {
    let w = lu.pointee.w.p, al = lu.pointee.b.p
    for k in 0..<R { w[k] = 0 }
    for q in Int(rS[fi])..<Int(rS[fi] + rN[fi]) { w[Int(aI[q])] = aV[q] }
    lu.pointee.btran(w, al)
    lu.pointee.pushEta(al, j, R)
  }
  mutating func revRefactor() {
    let bs = takeScratch(); defer { giveScratch(bs) }
    bs.pointee.beginMatrix(R)
    for k in 0..<R { let f = Int(nb[k]); bs.pointee.addMatrixRow(Int32(k), aI.p + Int(rS[f]), aV.p + Int(rS[f]), Int(rN[f])) }
    var r = R - 1
    while r >= 0 { bs.pointee.bucket(Int32(r)); r -= 1 }
    bs.pointee.run()
    lu.pointee.load(&bs.pointee, R)
  }
  // starting basis: forms by strength of attraction to their own best breakpoint, as far as independent
  mutating func crash(_ best: IP) {
    let M = R + F
    let bs = takeScratch(); defer { giveScratch(bs) }
    bs.pointee.beginMatrix(R)
    for f in 0..<M { bs.pointee.addMatrixRow(Int32(f), aI.p + Int(rS[f]), aV.p + Int(rS[f]), Int(rN[f])) }
    for f in 0..<M { bs.pointee.rAlive[f] = 2 }
    // strength: smallest leading level of the two directions (0 strongest); L = one-sided or free
    var lev = [Int](repeating: L + 1, count: M)
    for f in 0..<M {
      let b0 = Int(bpStart[f]), b1 = Int(bpStart[f+1])
      if b0 == b1 { continue }
      let s = S + f*Ls, b = Int(best[f])
      var dn = L, up = L
      for l in 0..<L { let v = s[l]; if v < -EPS_D { dn = l; break }; if v > EPS_D { break } }
      for l in 0..<L { let v = s[l] + (Int(bpLev[b]) == l ? bpInc[b] : 0); if v > EPS_D { up = l; break }; if v < -EPS_D { break } }
      lev[f] = max(dn, up)
    }
    for g in 0...(L + 1) {
      var any = false
      var f = M - 1
      while f >= 0 { if lev[f] == g && bs.pointee.rAlive[f] == 2 { bs.pointee.rAlive[f] = 1; bs.pointee.bucket(Int32(f)); any = true }; f -= 1 }
      if any { bs.pointee.run() }
      if bs.pointee.opVar.n == R { break }
    }
    // chosen rows become the nonbasic forms, in pivot order
    for f in 0..<M { pos[f] = Int32.min }
    for k in 0..<R { let f = bs.pointee.opCon[k]; nb[k] = f; pos[Int(f)] = Int32(k); bs.pointee.opCon[k] = Int32(k) }
    var i = 0
    for f in 0..<M where pos[f] == Int32.min { basic[i] = Int32(f); pos[f] = ~Int32(i); i += 1 }
    lu.pointee.load(&bs.pointee, R)
  }

  // copy for probing (ambiguity, what-if)
  func clone() -> UnsafeMutablePointer<Core> {
    let c = Core.alloc(R: R, F: F, L: L, NB: NB, rev: rev)
    c.pointee.raw.copyMemory(from: raw, byteCount: bytes)
    if rev {
      c.pointee.aI = aI.copy(); c.pointee.aV = aV.copy(); c.pointee.cF = cF.copy(); c.pointee.cV = cV.copy()
      c.pointee.lu = .allocate(capacity: 1); c.pointee.lu.initialize(to: LU(R)); c.pointee.lu.pointee.copyFactors(lu.pointee)
    }
    c.pointee.hasReq = hasReq
    return c
  }

  // Sort breakpoints of every form (insertion sort, stable in constraint order), and choose the starting basis.
  mutating func start() {
    let M = R + F
    for f in 0..<M { _ = sortBps(f) }
    for l in 0..<(M*Ls) { S[l] = 0 }
    for l in 0..<(Ls*R) { D[l] = 0 }
    if rev { startRev(); return }
    for j in 0..<R {
      nb[j] = Int32(j); pos[j] = Int32(j)
      let b0 = Int(bpStart[j]), b1 = Int(bpStart[j+1]), s = S + j*Ls
      seg[j] = 0; nbBp[j] = -1; x[j] = 0
      if b0 == b1 { continue }
      for b in b0..<b1 { s[Int(bpLev[b])] += bpLeft[b] }
      var b = b0
      while true {   // first breakpoint after which the own slope is >= 0
        s[Int(bpLev[b])] += bpInc[b]
        if b + 1 == b1 || lexSign(s) >= 0 { break }
        b += 1
      }
      s[Int(bpLev[b])] -= bpInc[b]
      nbBp[j] = Int32(b); seg[j] = Int32(b - b0); x[j] = bpLoc[b]
    }
    for i in 0..<F {
      let f = R + i
      basic[i] = Int32(f); pos[f] = ~Int32(i)
      let v = dot(i)
      y[i] = v
      let b0 = Int(bpStart[f]), b1 = Int(bpStart[f+1]), s = S + f*Ls
      var k = 0
      for b in b0..<b1 {
        if v > bpLoc[b] + 1e-9 { s[Int(bpLev[b])] += bpLeft[b] + bpInc[b]; k += 1 } else { s[Int(bpLev[b])] += bpLeft[b] }
      }
      seg[f] = Int32(k)
      addRowToD(i, s, 1)
    }
  }

  mutating func startRev() {
    let M = R + F
    for l in 0..<(Ls*R) { D2[l] = 0 }
    let best = IP.allocate(capacity: M); defer { best.deallocate() }
    for f in 0..<M {
      let b0 = Int(bpStart[f]), b1 = Int(bpStart[f+1]), s = S + f*Ls
      seg[f] = 0; best[f] = -1
      if b0 == b1 { continue }
      for b in b0..<b1 { s[Int(bpLev[b])] += bpLeft[b] }
      var b = b0
      while true {
        s[Int(bpLev[b])] += bpInc[b]
        if b + 1 == b1 || lexSign(s) >= 0 { break }
        b += 1
      }
      s[Int(bpLev[b])] -= bpInc[b]
      best[f] = Int32(b); seg[f] = Int32(b - b0)
    }
    crash(best)
    for j in 0..<R { let f = Int(nb[j]), b = best[f]; nbBp[j] = b; x[j] = b >= 0 ? bpLoc[Int(b)] : 0 }
    revValues()
    for i in 0..<F {
      let f = Int(basic[i])
      if bpStart[f] == bpStart[f+1] { continue }
      seg[f] = Int32(segFor(f, y[i], Int(seg[f]))); recomputeS(f)
      addRowToD(i, S + f*Ls, 1)
    }
  }

  @inline(__always) mutating func sortBps(_ f: Int) -> Bool {
    let b0 = Int(bpStart[f]), b1 = Int(bpStart[f+1])
    if b1 - b0 < 2 { return false }
    var moved = false
    var b = b0 + 1
    while b < b1 {
      let v = bpLoc[b]
      if bpLoc[b-1] > v {
        moved = true
        let i = bpInc[b], l = bpLeft[b], sc = bpScale[b], lv = bpLev[b], cn = bpCon[b]
        var k = b - 1
        while k >= b0 && bpLoc[k] > v {
          bpLoc[k+1] = bpLoc[k]; bpInc[k+1] = bpInc[k]; bpLeft[k+1] = bpLeft[k]; bpScale[k+1] = bpScale[k]
          bpLev[k+1] = bpLev[k]; bpCon[k+1] = bpCon[k]
          k -= 1
        }
        bpLoc[k+1] = v; bpInc[k+1] = i; bpLeft[k+1] = l; bpScale[k+1] = sc; bpLev[k+1] = lv; bpCon[k+1] = cn
      }
      b += 1
    }
    return moved
  }

  @inline(__always) func addRowToD(_ i: Int, _ s: DP, _ sign: Double) {
    for l in 0..<L {
      let g = s[l]*sign
      if g != 0 { addRow(i, D + l*R, g) }
    }
  }
  @inline(__always) func addRow(_ i: Int, _ d: DP, _ g: Double) {
    if rev {
      let f = Int(basic[i]), d2 = D2 + (d - D)
      for q in Int(rS[f])..<Int(rS[f] + rN[f]) { d2[Int(aI[q])] += g*aV[q] }
    } else {
      let a = A + i*R
      for k in 0..<R { d[k] += g*a[k] }
    }
  }

  @inline(__always) func lexSign(_ s: DP) -> Int {
    for l in 0..<L { let v = s[l]; if v > EPS_D { return 1 }; if v < -EPS_D { return -1 } }
    return 0
  }

  // Breakpoint locations changed: keep the basis, recompute values, states and reduced costs.
  mutating func refresh() {
    let M = R + F
    // nonbasic forms: their active breakpoint is identified by constraint
    for j in 0..<R {
      let f = Int(nb[j]), b = Int(nbBp[j])
      if b >= 0 {
        let c = bpCon[b], lv = bpLev[b]
        if sortBps(f) {
          var k = Int(bpStart[f]); while bpCon[k] != c || bpLev[k] != lv { k += 1 }
          nbBp[j] = Int32(k)
          seg[f] = Int32(k - Int(bpStart[f]))
          recomputeS(f)
        }
        x[j] = bpLoc[Int(nbBp[j])]
      } else if sortBps(f) || bpStart[f+1] > bpStart[f] {
        seg[f] = Int32(segFor(f, x[j], Int(seg[f]))); recomputeS(f)
      }
    }
    _ = M
    if rev { revValues() }
    for i in 0..<F {
      let v = rev ? y[i] : dot(i)
      y[i] = v
      let f = Int(basic[i])
      let moved = sortBps(f)
      let k = segFor(f, v, Int(seg[f]))
      if moved || k != Int(seg[f]) {
        let s = S + f*Ls
        addRowToD(i, s, -1)
        seg[f] = Int32(k); recomputeS(f)
        addRowToD(i, s, 1)
      }
    }
  }
  @inline(__always) func segFor(_ f: Int, _ v: Double, _ k0: Int) -> Int {
    let b0 = Int(bpStart[f]), n = Int(bpStart[f+1]) - b0
    var k = k0
    while k < n && v > bpLoc[b0+k] + EPS_P { k += 1 }
    while k > 0 && v < bpLoc[b0+k-1] - EPS_P { k -= 1 }
    return k
  }
  @inline(__always) func recomputeS(_ f: Int) {
    let s = S + f*Ls, b0 = Int(bpStart[f]), b1 = Int(bpStart[f+1]), k = Int(seg[f])
    for l in 0..<Ls { s[l] = 0 }
    var b = b0
    while b < b1 { s[Int(bpLev[b])] += bpLeft[b] + (b - b0 < k ? bpInc[b] : 0); b += 1 }
  }

  // One breakpoint moved to loc. Basis kept; values recomputed from the tableau (no drift).
  // Sets dirty when reduced costs may have changed. Returns false when the order of breakpoints changed: refresh().
  @inline(__always) mutating func shift(_ b: Int, _ f: Int, _ loc: Double) -> Bool {
    bpLoc[b] = loc
    if rev { return false }
    if (b > Int(bpStart[f]) && bpLoc[b-1] > loc) || (b + 1 < Int(bpStart[f+1]) && bpLoc[b+1] < loc) { return false }
    let p = Int(pos[f])
    if p >= 0 {
      if nbBp[p] < 0 { return false }
      if Int(nbBp[p]) != b || x[p] == loc { return true }
      x[p] = loc
      for i in 0..<F where A[i*R + p] != 0 { y[i] = dot(i); recheck(i) }
    } else { recheck(~p) }
    return true
  }
  @inline(__always) mutating func recheck(_ i: Int) {
    let f = Int(basic[i]), k0 = Int(seg[f]), k = segFor(f, y[i], k0)
    if k != k0 {
      let s = S + f*Ls
      addRowToD(i, s, -1)
      seg[f] = Int32(k); recomputeS(f)
      addRowToD(i, s, 1)
      dirty = true
    }
  }

  // Returns false when the cost is unbounded below (only possible with a probing level).
  mutating func optimize(_ scp: UnsafeMutablePointer<Scratch>) -> Bool {
    let R = self.R, F = self.F, L = self.L, Ls = self.Ls, rev = self.rev
    let D = self.D, S = self.S, nb = self.nb, nbBp = self.nbBp, bpLev = self.bpLev, bpInc = self.bpInc
    let bpLoc = self.bpLoc, seg = self.seg, bpStart = self.bpStart, basic = self.basic, x = self.x, y = self.y
    if R == 0 { return true }
    scp.pointee.s.reserve(Ls)
    let s = scp.pointee.s.p
    var stall = 0
    let stallLimit = 4*(R + F) + 50
    while true {
      scp.pointee.iters += 1
      if rev { if lu.pointee.ePos.n > 50 || lu.pointee.eIdx.n > 8*R + 200 { revRefactor(); revValues() }; revCosts() }
      let bland = stall > stallLimit
      // ---- pricing: lexicographically steepest, ties to the lowest column (Bland: lowest form id)
      var bj = -1, bUp = true, bLev = L, bMag = 0.0, bForm = Int32.max
      var j = R > PARTIAL ? cursor : -1, scanned = 0, window = PARTIAL
      while scanned < R {
        j += 1; if j >= R { j = 0 }
        scanned += 1
        if !bland && bj >= 0 { window -= 1; if window < 0 { break } }
        let f = Int(nb[j]), sf = S + f*Ls, b = Int(nbBp[j])
        let lv = b >= 0 ? Int(bpLev[b]) : -1
        var up = false, dn = false, l1 = 0, m1 = 0.0
        // up
        var l = 0
        while l < L {
          var v = D[l*R + j] + sf[l]
          if l == lv { v += bpInc[b] }
          if v < -EPS_D { up = true; l1 = l; m1 = -v; break }
          if v > EPS_D { break }
          l += 1
        }
        if !up {
          l = 0
          while l < L {
            let v = D[l*R + j] + sf[l]
            if v > EPS_D { dn = true; l1 = l; m1 = v; break }
            if v < -EPS_D { break }
            l += 1
          }
        }
        if up || dn {
          if bland { if nb[j] < bForm { bForm = nb[j]; bj = j; bUp = up } }
          else if l1 < bLev || (l1 == bLev && m1 > bMag + EPS_D) { bj = j; bUp = up; bLev = l1; bMag = m1 }
        }
      }
      if bj < 0 { if rev { revValues() }; return true }
      cursor = bj
      if bland { scp.pointee.bland += 1 }
      // ---- line search along the entering column
      j = bj
      let fj = Int(nb[j]), sj = S + fj*Ls, b0 = Int(bpStart[fj]), b1 = Int(bpStart[fj+1])
      let sig = bUp ? 1.0 : -1.0
      var ownNext: Int
      do {
        let b = Int(nbBp[j])
        if b >= 0 {
          if bUp { sj[Int(bpLev[b])] += bpInc[b]; seg[fj] = Int32(b - b0 + 1); ownNext = b + 1 } else { seg[fj] = Int32(b - b0); ownNext = b - 1 }
        } else { ownNext = bUp ? b0 + Int(seg[fj]) : b0 + Int(seg[fj]) - 1 }
      }
      for l in 0..<L { s[l] = sig*(D[l*R + j] + sj[l]) }
      scp.pointee.ev.clear()
      if ownNext >= b0 && ownNext < b1 {
        scp.pointee.ev.push(Ev(t: max(0, sig*(bpLoc[ownNext] - x[j])), rate: sig, row: -1, bp: Int32(ownNext), key: Int32(fj)))
      }
      let nCol = gather(j, scp)
      let colI = scp.pointee.cIdx.p, colV = scp.pointee.cVal.p
      for q in 0..<nCol {
        let i = Int(colI[q])
        do {
          let r = sig*colV[q], f = Int(basic[i]), c0 = Int(bpStart[f]), c1 = Int(bpStart[f+1])
          let k = r > 0 ? c0 + Int(seg[f]) : c0 + Int(seg[f]) - 1
          if k >= c0 && k < c1 {
            scp.pointee.ev.push(Ev(t: max(0, (bpLoc[k] - y[i])/r), rate: r, row: Int32(i), bp: Int32(k), key: Int32(f)))
          }
        }
      }
      var nEv = scp.pointee.ev.n
      let ev = scp.pointee.ev.p
      var useHeap = false
      if nEv > 12 { useHeap = true; var q = nEv/2 - 1; while q >= 0 { sift(ev, q, nEv); q -= 1 } }
      var t = 0.0, bl = Ev(t: 0, rate: 0, row: -2, bp: -1, key: 0)
      while nEv > 0 {
        var m = 0
        if !useHeap { var q = 1; while q < nEv { if ev[q].t < ev[m].t || (ev[q].t == ev[m].t && ev[q].key < ev[m].key) { m = q }; q += 1 } }
        let e = ev[m]
        t = e.t
        let b = Int(e.bp), lv = Int(bpLev[b]), inc = bpInc[b]
        let mag = e.rate > 0 ? e.rate : -e.rate
        s[lv] += mag*inc
        if bland || lexSign(s) >= 0 { bl = e; break }
        // cross it
        let f = Int(e.key), up = e.rate > 0
        let dInc = up ? inc : -inc
        S[f*Ls + lv] += dInc
        seg[f] += up ? 1 : -1
        let nk = up ? b + 1 : b - 1
        let more = nk >= Int(bpStart[f]) && nk < Int(bpStart[f+1])
        if e.row >= 0 {
          let i = Int(e.row)
          addRow(i, D + lv*R, dInc)
          if more { ev[m].t = max(t, (bpLoc[nk] - y[i])/e.rate); ev[m].bp = Int32(nk) }
        } else if more { ev[m].t = max(t, sig*(bpLoc[nk] - x[j])); ev[m].bp = Int32(nk) }
        if more { if useHeap { sift(ev, m, nEv) } }
        else { nEv -= 1; ev[m] = ev[nEv]; if useHeap && nEv > 0 { sift(ev, 0, nEv) } }
      }
      if bl.row == -2 {
        return false   // no blocking breakpoint: unbounded probe
      }
      if t <= 1e-12 { stall += 1; scp.pointee.degenerate += 1 } else if !bland || t > 1e-9 { stall = 0 }
      if t != 0 { let st = sig*t; for q in 0..<nCol { y[Int(colI[q])] += colV[q]*st } }
      if bl.row < 0 {
        // bound flip
        let b = Int(bl.bp)
        if !bUp { sj[Int(bpLev[b])] -= bpInc[b] }
        seg[fj] = Int32(b - b0); nbBp[j] = Int32(b); x[j] = bpLoc[b]
        scp.pointee.flips += 1
        continue
      }
      // ---- pivot
      scp.pointee.pivots += 1
      let i = Int(bl.row), fi = Int(basic[i]), b = Int(bl.bp), si = S + fi*Ls
      addRowToD(i, si, -1)
      if bl.rate < 0 { si[Int(bpLev[b])] -= bpInc[b] }
      seg[fi] = Int32(b - Int(bpStart[fi]))
      let xj = x[j] + sig*t
      if !rev { for l in 0..<L { D[l*R + j] += sj[l] } }
      if rev {
        revPivot(i, j, fi)
        for l in 0..<L { let g = sj[l]; if g != 0 { for q in Int(rS[fj])..<Int(rS[fj] + rN[fj]) { D2[l*R + Int(aI[q])] += g*aV[q] } } }
      } else {
        let ar = A + i*R, p = ar[j], ip = 1.0/p
        for k in 0..<R { ar[k] = -ar[k]*ip }
        ar[j] = ip
        for q in 0..<nCol {
          let r = Int(colI[q]); if r == i { continue }
          let a = A + r*R, m = colV[q]
          a[j] = 0
          for k in 0..<R { a[k] += m*ar[k] }
        }
        for l in 0..<L {
          let a = D + l*R, m = a[j]
          if m != 0 { a[j] = 0; for k in 0..<R { a[k] += m*ar[k] } }
        }
      }
      pos[fj] = ~Int32(i); pos[fi] = Int32(j)
      basic[i] = Int32(fj); y[i] = xj
      nb[j] = Int32(fi); nbBp[j] = Int32(b); x[j] = bpLoc[b]
    }
  }

  @inline(__always) func sift(_ ev: UnsafeMutablePointer<Ev>, _ q0: Int, _ n: Int) {
    var q = q0
    let e = ev[q]
    while true {
      var c = 2*q + 1
      if c >= n { break }
      if c + 1 < n && (ev[c+1].t < ev[c].t || (ev[c+1].t == ev[c].t && ev[c+1].key < ev[c].key)) { c += 1 }
      if ev[c].t < e.t || (ev[c].t == e.t && ev[c].key < e.key) { ev[q] = ev[c]; q = c } else { break }
    }
    ev[q] = e
  }
}
