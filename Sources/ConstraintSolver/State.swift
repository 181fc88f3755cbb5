// Incremental linear constraint solver for layouts (prototype).
//   1. required equalities: structural elimination (forward fixing, backward peeling, sparse LU per component)
//   2. what is left (optional constraints, inequalities) over the remaining roots: independent cores,
//      each solved by a lexicographic piecewise-linear simplex (Core.swift)

typealias VarID = Int32
typealias ConID = Int32
enum Rel: Int8 { case le = -1, eq = 0, ge = 1 }

enum VS { static let free: UInt8 = 0, known: UInt8 = 1, peeled: UInt8 = 2, comp: UInt8 = 3, active: UInt8 = 4 }
enum CS { static let dead: UInt8 = 0, new: UInt8 = 1, active: UInt8 = 2, def: UInt8 = 3, check: UInt8 = 4, comp: UInt8 = 5, broken: UInt8 = 6 }

struct VarRec {
  var head: Int32 = -1
  var def: Int32 = -1      // defining constraint (known, peeled) or component (comp)
  var deg: Int32 = 0
  var loc: Int32 = -1      // local index in component
  var rank: Int32 = 0
  var mark: Int32 = 0      // epoch marks for propagation
  var key: Int32 = 0
  var state: UInt8 = VS.free
  var dirty: Bool = false
  var changed: Bool = false
}
struct ConRec {
  var rhs: Double = 0
  var off: Int32 = 0
  var unk: Int32 = 0
  var owner: Int32 = -1    // var (def) or component
  var prio: Float = 1000
  var n: Int16 = 0
  var rel: Int8 = 0
  var state: UInt8 = CS.dead
  var mark: Int32 = 0
  var key: Int32 = 0
  var core: Int32 = -1     // within its component: core index, -1 equality of the LU, -2 no variable part
  var bp: Int32 = -1
}
struct Term { var coef: Double; var v: Int32; var c: Int32; var next: Int32; var prev: Int32 }

struct Comp {
  var nv = 0, nc = 0, nOps = 0, nCores = 0, nCC = 0
  var vars: IP, cons: IP, opVar: IP, opCon: IP, lStart: IP, lIdx: IP, uStart: IP, uIdx: IP, cc: IP
  var opPiv: DP, lMul: DP, uVal: DP, beta: DP, gam: DP
  var cores: UnsafeMutablePointer<UnsafeMutablePointer<Core>>
  var iraw: IP, draw: DP
  var mark: Int32 = 0
  var dirty = false
}

struct ConflictRecord { public var set: [ConID]; public var broken: ConID }

struct SolverState {
  var X = Buf<Double>(64), V = Buf<VarRec>(64), C = Buf<ConRec>(64), T = Buf<Term>(256)
  var comps = Buf<UnsafeMutablePointer<Comp>?>(16)
  var freeComps = Buf<Int32>(16), freeCons = Buf<Int32>(16)
  var added = Buf<Int32>(64), act = Buf<Int32>(64), actC = Buf<Int32>(64), stk = Buf<Int32>(64)
  var q1 = Buf<Int32>(64), peel = Buf<Int32>(64), checks = Buf<Int32>(64)
  var seedV = Buf<Int32>(16), seedComp = Buf<Int32>(16)
  var order = Buf<Int32>(64), dfs = Buf<Int64>(64)
  var changedCount = 0
  var changedVars = Buf<Int32>(64)
  var epoch: Int32 = 0, rankTick: Int32 = 0
  var nPeeled = 0
  let sc = UnsafeMutablePointer<Scratch>.allocate(capacity: 1)
  var conflicts: [ConflictRecord] = []
  var brokenList: [(con: Int32, set: [Int32])] = []
  var badCon = Buf<Int32>(8), badComp = Buf<Int32>(8)   // violations found in this solve
  var policy: (([ConID]) -> ConID)? = nil
  // scratch for component building, shared between solvers of one thread
  let bsp: UnsafeMutablePointer<BuildScratch>
  var structTick: Int64 = 0, progTick: Int64 = -1
  var seedCon = Buf<Int32>(16), progKey: Int32 = 0
  var prog = Buf<Int32>(16), progChecks = Buf<Int32>(16)
  var tolerance = 1e-6

  init() { sc.initialize(to: Scratch()); bsp = takeScratch() }
  mutating func destroy() {
    for i in 0..<comps.n { if let c = comps[i] { freeComp(c) } }
    X.free(); V.free(); C.free(); T.free(); comps.free(); freeComps.free(); freeCons.free(); added.free(); act.free(); actC.free(); stk.free()
    q1.free(); peel.free(); checks.free(); seedV.free(); seedComp.free(); order.free(); dfs.free(); changedVars.free(); badCon.free(); badComp.free()
    seedCon.free(); prog.free(); progChecks.free(); giveScratch(bsp); sc.pointee.s.free(); sc.pointee.ev.free(); sc.pointee.nr.free(); sc.deallocate()
  }

  // ---------------------------------------------------------------- API
  mutating func addVariable() -> VarID { V.push(VarRec()); X.push(0); return Int32(V.n - 1) }
  @inline(__always) public mutating func value(_ v: VarID) -> Double { X[v] }
  var stats: (iters: Int, pivots: Int, flips: Int, degenerate: Int, bland: Int) { (sc.pointee.iters, sc.pointee.pivots, sc.pointee.flips, sc.pointee.degenerate, sc.pointee.bland) }
  mutating func resetStats() { sc.pointee.iters = 0; sc.pointee.pivots = 0; sc.pointee.flips = 0; sc.pointee.degenerate = 0; sc.pointee.bland = 0 }

  mutating func add(_ terms: UnsafeBufferPointer<(Double, VarID)>, _ rel: Rel, _ rhs: Double, _ prio: Float = 1000) -> ConID {
    let off = Int32(T.n), c = Int32(C.n)
    var n: Int16 = 0
    for (a, v) in terms {
      var dup = false
      var k = Int(off); while k < T.n { if T[k].v == v { T.p[k].coef += a; dup = true; break }; k += 1 }
      if !dup { T.push(Term(coef: a, v: v, c: c, next: -1, prev: -1)); n += 1 }
    }
    // drop cancelled terms
    var w = Int(off); var k = w
    while k < T.n { if T[k].coef != 0 { if w != k { T[w] = T[k] }; w += 1 } else { n -= 1 }; k += 1 }
    T.n = w
    C.push(ConRec(rhs: rhs, off: off, unk: 0, owner: -1, prio: prio, n: n, rel: rel.rawValue, state: CS.new))
    k = Int(off)
    while k < T.n { link(Int32(k)); k += 1 }
    added.push(c)
    return c
  }
  @inline(__always) public mutating func add1(_ a: Double, _ v: VarID, _ rel: Rel, _ rhs: Double, _ prio: Float = 1000) -> ConID {
    var t = (a, v)
    return withUnsafePointer(to: &t) { add(UnsafeBufferPointer(start: $0, count: 1), rel, rhs, prio) }
  }
  @inline(__always) public mutating func add2(_ a: Double, _ v: VarID, _ b: Double, _ w: VarID, _ rel: Rel, _ rhs: Double, _ prio: Float = 1000) -> ConID {
    var t = ((a, v), (b, w))
    return withUnsafePointer(to: &t) { $0.withMemoryRebound(to: (Double, VarID).self, capacity: 2) { add(UnsafeBufferPointer(start: $0, count: 2), rel, rhs, prio) } }
  }
  @inline(__always) public mutating func add3(_ a: Double, _ v: VarID, _ b: Double, _ w: VarID, _ e: Double, _ u: VarID, _ rel: Rel, _ rhs: Double, _ prio: Float = 1000) -> ConID {
    var t = ((a, v), (b, w), (e, u))
    return withUnsafePointer(to: &t) { $0.withMemoryRebound(to: (Double, VarID).self, capacity: 3) { add(UnsafeBufferPointer(start: $0, count: 3), rel, rhs, prio) } }
  }
  mutating func add(_ terms: [(Double, VarID)], _ rel: Rel, _ rhs: Double, _ prio: Float = 1000) -> ConID {
    terms.withUnsafeBufferPointer { add($0, rel, rhs, prio) }
  }
  @inline(__always) mutating func link(_ k: Int32) {
    let v = Int(T[k].v), h = V[v].head
    T.p[Int(k)].next = h; T.p[Int(k)].prev = -1
    if h >= 0 { T.p[Int(h)].prev = k }
    V.p[v].head = k
  }
  mutating func unlinkCon(_ c: Int32) {
    let o = Int(C[c].off), n = Int(C[c].n)
    for k in o..<(o+n) {
      let t = T[k]
      if t.prev >= 0 { T.p[Int(t.prev)].next = t.next } else { V.p[Int(t.v)].head = t.next }
      if t.next >= 0 { T.p[Int(t.next)].prev = t.prev }
    }
  }
  mutating func setConstant(_ c: ConID, _ rhs: Double) {
    if C[c].rhs == rhs { return }
    C.p[Int(c)].rhs = rhs
    switch C[c].state {
    case CS.def: seedVar(C[c].owner)
    case CS.comp: seedCon.push(c)
    case CS.check: checks.push(c)
    default: break
    }
    if !brokenList.isEmpty { reviveBroken(involving: c) }
  }
  @inline(__always) mutating func seedVar(_ v: Int32) { if !V[v].dirty { V.p[Int(v)].dirty = true; seedV.push(v) } }

  mutating func remove(_ c: ConID) {
    structTick += 1
    let st = C[c].state
    switch st {
    case CS.comp: dissolve(C[c].owner)
    case CS.def:
      let v = C[c].owner
      if V[v].state == VS.known { activate(v) }
      else { V.p[Int(v)].state = VS.free; nPeeled -= 1; V.p[Int(v)].def = -1; setVal(v, 0); pushFreeDependents(v) }
    case CS.broken: brokenList.removeAll { $0.con == c }
    default: break
    }
    C.p[Int(c)].state = CS.dead
    if st == CS.dead || st == CS.broken { return }
    unlinkCon(c)
    if !brokenList.isEmpty { reviveBroken(involving: c) }
  }
  mutating func pushFreeDependents(_ v: Int32) {
    var k = V[v].head
    while k >= 0 { let t = T[k]; if C[t.c].state == CS.def && C[t.c].owner != v { seedVar(C[t.c].owner) }; k = t.next }
  }
  mutating func reviveBroken(involving c: Int32) {
    var keep: [(con: Int32, set: [Int32])] = []
    for b in brokenList {
      if b.set.contains(c) && b.con != c {
        C.p[Int(b.con)].state = CS.new
        let o = Int(C[b.con].off), n = Int(C[b.con].n)
        for k in o..<(o+n) { link(Int32(k)) }
        added.push(b.con)
      } else { keep.append(b) }
    }
    brokenList = keep
  }
  mutating func setPriority(_ c: ConID, _ p: Float) {
    if C[c].prio == p { return }
    switch C[c].state {
    case CS.comp: dissolve(C[c].owner)
    case CS.def: let v = C[c].owner; if V[v].state == VS.known { activate(v) } else { activate(v) }
    case CS.check: C.p[Int(c)].state = CS.active; actC.push(c)
    case CS.broken:
      brokenList.removeAll { $0.con == c }
      C.p[Int(c)].state = CS.new; added.push(c)
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) { link(Int32(k)) }
    default: break
    }
    C.p[Int(c)].prio = p
    structTick += 1
    if !brokenList.isEmpty { reviveBroken(involving: c) }
  }

  // ---------------------------------------------------------------- structure
  mutating func activate(_ v0: Int32) {
    stk.clear(); stk.push(v0)
    drain()
  }
  mutating func drain() {
    while stk.n > 0 {
      let v = stk.pop(), vi = Int(v)
      let st = V[vi].state
      if st == VS.active { continue }
      let d = V[vi].def
      V.p[vi].state = VS.active; V.p[vi].deg = 0
      act.push(v)
      switch st {
      case VS.known:
        C.p[Int(d)].state = CS.active; actC.push(d)
        var k = V[vi].head
        while k >= 0 {
          let t = T[k]
          switch C[t.c].state {
          case CS.def: let u = C[t.c].owner; if u != v && V[u].state == VS.known { stk.push(u) }
          case CS.check: C.p[Int(t.c)].state = CS.active; actC.push(t.c)
          case CS.comp: dissolve(C[t.c].owner)
          default: break
          }
          k = t.next
        }
      case VS.peeled:
        nPeeled -= 1
        C.p[Int(d)].state = CS.active; actC.push(d)
        let o = Int(C[d].off), n = Int(C[d].n)
        for k in o..<(o+n) { let u = T[k].v; let s = V[u].state; if s != VS.known && s != VS.active { stk.push(u) } }
      case VS.comp:
        dissolve(d)
      default: break
      }
    }
  }
  mutating func dissolve(_ k: Int32) {
    guard let cp = comps[k] else { return }
    for i in 0..<cp.pointee.nv {
      let v = cp.pointee.vars[i]
      if V[v].state == VS.comp { V.p[Int(v)].state = VS.active; V.p[Int(v)].deg = 0; act.push(v) }
    }
    for i in 0..<cp.pointee.nc {
      let c = cp.pointee.cons[i]
      if C[c].state == CS.comp { C.p[Int(c)].state = CS.active; actC.push(c) }
    }
    comps[k] = nil
    freeComps.push(k)
    freeComp(cp)
  }
  mutating func freeComp(_ cp: UnsafeMutablePointer<Comp>) {
    for i in 0..<cp.pointee.nCores { Core.free(cp.pointee.cores[i]) }
    if cp.pointee.nCores > 0 { cp.pointee.cores.deallocate() }
    cp.pointee.iraw.deallocate(); cp.pointee.draw.deallocate()
    cp.deallocate()
  }
  @inline(__always) mutating func setVal(_ v: Int32, _ x: Double) {
    if X[v] != x {
      X[v] = x
      let p = V.p + Int(v)
      if !p.pointee.changed { p.pointee.changed = true; changedVars.push(v) }
    }
  }
  @inline(__always) mutating func evalDef(_ v: Int32) -> Double {
    let c = C.p + Int(V[v].def)
    var r = c.pointee.rhs, a = 1.0
    let t = T.p + Int(c.pointee.off)
    for k in 0..<Int(c.pointee.n) {
      if t[k].v == v { a = t[k].coef } else { r -= t[k].coef*X[t[k].v] }
    }
    return a == 1 ? r : r/a
  }

  mutating func takeChanged(_ f: (VarID) -> Void) {
    for i in 0..<changedVars.n { let v = changedVars[i]; V.p[Int(v)].changed = false; f(v) }
    changedVars.clear()
  }

  // ---------------------------------------------------------------- solve
  mutating func solve() {
    conflicts.removeAll(keepingCapacity: true)
    var guardN = 0
    while true {
      pass()
      if badCon.n == 0 && badComp.n == 0 { break }
      guardN += 1
      if guardN > 10_000 { break }
      resolveConflicts()
    }
  }

  mutating func pass() {
    badCon.clear(); badComp.clear()
    if added.n > 0 || act.n > 0 || actC.n > 0 { presolve() }
    if seedV.n > 0 || seedCon.n > 0 { propagate() }
    // required checks
    for i in 0..<checks.n {
      let c = checks[i]
      if C[c].state == CS.check && C[c].prio >= 1000 && violated(c) { badCon.push(c) }
    }
    checks.clear()
  }
  mutating func violated(_ c: Int32) -> Bool { violation(c) > tolerance }
  mutating func violation(_ c: ConID) -> Double {
    let o = Int(C[c].off), n = Int(C[c].n)
    var s = -C[c].rhs, mx = 1.0
    for k in o..<(o+n) { let t = T[k].coef*X[T[k].v]; s += t; mx = max(mx, abs(t)) }
    let rel = C[c].rel
    let v = rel == 0 ? abs(s) : (rel > 0 ? max(0, -s) : max(0, s))
    return v <= 1e-12*mx ? 0 : v
  }

  mutating func presolve() {
    structTick += 1
    let V = self.V.p, C = self.C.p, T = self.T.p, X = self.X.p
    for i in 0..<added.n {
      let c = Int(added[i])
      if C[c].state != CS.new { continue }
      let o = Int(C[c].off), n = Int(C[c].n)
      C[c].state = CS.active
      actC.push(Int32(c))
      stk.clear()
      for k in o..<(o+n) { let s = V[Int(T[k].v)].state; if s != VS.known && s != VS.active { stk.push(T[k].v) } }
      drain()
    }
    added.clear()
    // counts
    q1.clear()
    var w = 0
    for i in 0..<actC.n {
      let ci = actC[i], c = Int(ci)
      if C[c].state != CS.active { continue }
      var u: Int32 = 0
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) { let v = Int(T[k].v); if V[v].state == VS.active { u += 1; V[v].deg += 1 } }
      C[c].unk = u
      if u == 0 { C[c].state = CS.check; checks.push(ci); continue }
      if u == 1 && C[c].rel == 0 && C[c].prio >= 1000 { q1.push(ci) }
      actC[w] = ci; w += 1
    }
    actC.n = w
    // phase 1: forward fixing
    var h = 0
    while h < q1.n {
      let ci = q1[h], c = Int(ci); h += 1
      if C[c].state != CS.active || C[c].unk != 1 { continue }
      let o = Int(C[c].off), n = Int(C[c].n)
      var v: Int32 = -1
      var r = C[c].rhs, a = 1.0
      for k in o..<(o+n) { let u = T[k].v; if V[Int(u)].state == VS.active { v = u; a = T[k].coef } else { r -= T[k].coef*X[Int(u)] } }
      let vi = Int(v)
      V[vi].state = VS.known; V[vi].def = ci; rankTick += 1; V[vi].rank = rankTick
      C[c].state = CS.def; C[c].owner = v
      setVal(v, a == 1 ? r : r/a)
      var k = V[vi].head
      while k >= 0 {
        let t = T[Int(k)], e = Int(t.c)
        if C[e].state == CS.active {
          C[e].unk -= 1
          if C[e].unk == 0 { C[e].state = CS.check; checks.push(t.c) }
          else if C[e].unk == 1 && C[e].rel == 0 && C[e].prio >= 1000 { q1.push(t.c) }
        }
        k = t.next
      }
    }
    // phase 2: backward peeling of column singletons
    stk.clear(); peel.clear()
    let hadPeeled = nPeeled > 0
    for i in 0..<act.n { let v = act[i]; if V[Int(v)].state == VS.active && V[Int(v)].deg == 1 { stk.push(v) } }
    // deg was counted before fixing: constraints that became checks or defs are gone
    // (a constraint leaves only when all its unknowns are known, so degrees of still unknown vars are right)
    while stk.n > 0 {
      let v = stk.pop(), vi = Int(v)
      if V[vi].state != VS.active || V[vi].deg != 1 { continue }
      var k = V[vi].head, c = -1
      while k >= 0 { let t = T[Int(k)]; if C[Int(t.c)].state == CS.active { c = Int(t.c); break }; k = t.next }
      if c < 0 || C[c].rel != 0 || C[c].prio < 1000 { continue }
      V[vi].state = VS.peeled; V[vi].def = Int32(c); C[c].state = CS.def; C[c].owner = v
      nPeeled += 1
      peel.push(v)
      let o = Int(C[c].off), n = Int(C[c].n)
      for q in o..<(o+n) {
        let u = Int(T[q].v)
        if V[u].state == VS.active { V[u].deg -= 1; if V[u].deg == 1 { stk.push(Int32(u)) } }
      }
    }
    // phase 3: components
    for i in 0..<act.n {
      let v = act[i], vi = Int(v)
      if V[vi].state != VS.active { continue }
      if V[vi].deg == 0 { V[vi].state = VS.free; V[vi].def = -1; setVal(v, 0); continue }
      buildComponent(from: v)
    }
    // values of peeled variables, last peeled first
    var i = peel.n - 1
    while i >= 0 { let v = peel[i]; setVal(v, evalDef(v)); i -= 1 }
    // older peeled variables that depend on what changed here
    if hadPeeled {
      epoch += 1
      for i in 0..<peel.n { V[Int(peel[i])].mark = epoch }
      for i in 0..<act.n {
        var k = V[Int(act[i])].head
        while k >= 0 {
          let t = T[Int(k)], c = Int(t.c)
          if C[c].state == CS.def { let u = C[c].owner; if u != act[i] && V[Int(u)].state == VS.peeled && V[Int(u)].mark != epoch && evalDef(u) != X[Int(u)] { seedVar(u) } }
          k = t.next
        }
      }
    }
    act.clear(); actC.clear()
  }

  // ---------------------------------------------------------------- numeric propagation
  // A change of constants only: the elimination structure stays. The affected part of the dependency graph
  // (defined variables and components) is ordered once by DFS; the same seeds again (resizing, animation)
  // replay the recorded program.
  mutating func propagate() {
    // drop stale seeds
    var w = 0
    for i in 0..<seedCon.n { let c = seedCon[i]; if C[c].state == CS.comp { seedCon[w] = c; w += 1 } }
    seedCon.n = w
    w = 0
    for i in 0..<seedV.n { let v = seedV[i]; V.p[Int(v)].dirty = false; seedV[w] = v; w += 1 }
    seedV.n = w
    // a program for a superset of the seeds serves too
    var same = progTick == structTick
    if same { for i in 0..<seedV.n where V[seedV[i]].key != progKey { same = false; break } }
    if same { for i in 0..<seedCon.n where C[seedCon[i]].key != progKey { same = false; break } }
    if !same { buildProgram() }
    seedV.clear(); seedCon.clear()
    runProgram()
  }
  mutating func runProgram() {
    let V = self.V.p, C = self.C.p, T = self.T.p, X = self.X.p, P = prog.p, n = prog.n
    var i = 0
    while i < n {
      let node = P[i]; i += 1
      if node >= 0 {
        let c = C + Int(V[Int(node)].def)
        var r = c.pointee.rhs, a = 1.0
        let t = T + Int(c.pointee.off)
        for k in 0..<Int(c.pointee.n) { if t[k].v == node { a = t[k].coef } else { r -= t[k].coef*X[Int(t[k].v)] } }
        setVal(node, a == 1 ? r : r/a)
      } else {
        let k = Int(P[i]); i += 1
        numeric(comps[~node]!, ~node, first: false, P + i, k)
        i += k
      }
    }
    for i in 0..<progChecks.n { checks.push(progChecks[i]) }
  }
  mutating func buildProgram() {
    progKey += 1
    for i in 0..<seedV.n { V.p[Int(seedV[i])].key = progKey }
    for i in 0..<seedCon.n { C.p[Int(seedCon[i])].key = progKey }
    progTick = structTick
    epoch += 1
    let ep = epoch
    order.clear()
    for i in 0..<seedV.n { let v = seedV[i]; let st = V[v].state; if st == VS.known || st == VS.peeled { visit(v, ep) } }
    for i in 0..<seedCon.n { visit(~C[seedCon[i]].owner, ep) }
    prog.clear(); progChecks.clear()
    let V = self.V.p, C = self.C.p, T = self.T.p
    for i in 0..<seedCon.n { C[Int(seedCon[i])].mark = ep }
    var i = order.n - 1
    while i >= 0 {
      let node = order[i]; i -= 1
      if node >= 0 {
        let st = V[Int(node)].state
        if st == VS.known || st == VS.peeled { prog.push(node) }
        if st == VS.known {
          var k = V[Int(node)].head
          while k >= 0 { let t = T[Int(k)]; let c = Int(t.c); if C[c].state == CS.check && C[c].prio >= 1000 && C[c].mark != ep { C[c].mark = ep; progChecks.push(t.c) }; k = t.next }
        }
      } else {
        let cp = comps[~node]!
        prog.push(node); let at = prog.n; prog.push(0)
        for q in 0..<cp.pointee.nc {
          let ci = cp.pointee.cons[q], c = Int(ci)
          var hit = C[c].mark == ep
          if !hit { let o = Int(C[c].off), n = Int(C[c].n); for k in o..<(o+n) { let u = Int(T[k].v); if V[u].mark == ep && V[u].state == VS.known { hit = true; break } } }
          if hit { prog.push(ci) }
        }
        prog[at] = Int32(prog.n - at - 1)
      }
    }
  }
  @inline(never) mutating func visit(_ root: Int32, _ ep: Int32) {
    let V = self.V.p, C = self.C.p, T = self.T.p
    // iterative DFS; stack entries: node (hi 32) | cursor (lo 32)
    dfs.clear()
    if root >= 0 { if V[Int(root)].mark == ep { return }; V[Int(root)].mark = ep; dfs.push(Int64(root) << 32 | Int64(UInt32(bitPattern: V[Int(root)].head))) }
    else { let cp = comps[~root]!; if cp.pointee.mark == ep { return }; cp.pointee.mark = ep; dfs.push(Int64(root) << 32 | 0) }
    while dfs.n > 0 {
      let e = dfs[dfs.n - 1]
      let node = Int32(truncatingIfNeeded: e >> 32)
      var child: Int32 = Int32.min
      if node >= 0 {
        var k = Int32(truncatingIfNeeded: e)
        let known = V[Int(node)].state == VS.known
        while k >= 0 {
          let t = T[Int(k)]; k = t.next
          let c = Int(t.c)
          if C[c].state == CS.def { let u = C[c].owner; if u != node && V[Int(u)].mark != ep { child = u; break } }
          else if known && C[c].state == CS.comp { let q = C[c].owner; if comps[q]!.pointee.mark != ep { child = ~q; break } }
        }
        if child == Int32.min { dfs.n -= 1; order.push(node); continue }
        dfs[dfs.n - 1] = Int64(node) << 32 | Int64(UInt32(bitPattern: k))
      } else {
        let cp = comps[~node]!
        var i = Int(Int32(truncatingIfNeeded: e))
        while i < cp.pointee.nv { let v = cp.pointee.vars[i]; i += 1; if V[Int(v)].mark != ep { child = v; break } }
        if child == Int32.min { dfs.n -= 1; order.push(node); continue }
        dfs[dfs.n - 1] = Int64(node) << 32 | Int64(i)
      }
      if child >= 0 { V[Int(child)].mark = ep; dfs.push(Int64(child) << 32 | Int64(UInt32(bitPattern: V[Int(child)].head))) }
      else { comps[~child]!.pointee.mark = ep; dfs.push(Int64(child) << 32 | 0) }
    }
  }
}

nonisolated(unsafe) var scratchPool: [UnsafeMutablePointer<BuildScratch>] = []   // prototype: single thread
func takeScratch() -> UnsafeMutablePointer<BuildScratch> {
  if let p = scratchPool.popLast() { return p }
  let p = UnsafeMutablePointer<BuildScratch>.allocate(capacity: 1); p.initialize(to: BuildScratch()); return p
}
func giveScratch(_ p: UnsafeMutablePointer<BuildScratch>) { scratchPool.append(p) }
