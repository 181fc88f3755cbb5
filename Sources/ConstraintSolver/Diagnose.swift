// Conflicts (adjoint pass through the elimination DAG -> Farkas certificate) and ambiguity (probing).

extension SolverState {
  // every violation found in the last pass that still stands (an earlier repair may have dissolved its region)
  mutating func resolveConflicts() {
    let nc = badCon.n, nk = badComp.n
    let cons = (0..<nc).map { badCon[$0] }, slots = (0..<nk).map { (badComp[$0], comps[badComp[$0]]) }
    for c in cons where C[c].state == CS.check && violated(c) { breakOne(certificate([(c, sgn(c))], comp: nil, ops: [])) }
    for (slot, cp) in slots { if let cp = cp, comps[slot] == cp { breakOne(componentCertificate(cp)) } }
  }
  mutating func breakOne(_ cand: [Int32]) {
    if cand.isEmpty { return }
    let set = minimise(cand)
    let pick = policy?(set) ?? set.max()!
    conflicts.append(ConflictRecord(set: set, broken: pick))
    remove(pick)
    C.p[Int(pick)].state = CS.broken
    brokenList.append((pick, set))
  }
  mutating func sgn(_ c: Int32) -> Double {
    let o = Int(C[c].off), n = Int(C[c].n)
    var s = -C[c].rhs
    for k in o..<(o+n) { s += T[k].coef*X[T[k].v] }
    return s > 0 ? 1 : -1
  }

  // multipliers on constraints -> push through component LU (if any) and through known variables, newest first
  mutating func certificate(_ lam0: [(Int32, Double)], comp: UnsafeMutablePointer<Comp>?, ops: [(Int, Double)]) -> [Int32] {
    var w = [Double](repeating: 0, count: V.n)
    var lam: [Int32: Double] = [:]
    var set: [Int32] = []
    func addCon(_ c: Int32, _ m: Double) {
      if abs(m) < 1e-9 { return }
      if lam[c] == nil { set.append(c) }
      lam[c, default: 0] += m
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) { w[Int(T[k].v)] += m*T[k].coef }
    }
    for (c, m) in lam0 { addCon(c, m) }
    if let cp = comp {
      let cm = cp.pointee
      // work on component variables in local space
      var lw = [Double](repeating: 0, count: cm.nv)
      for i in 0..<cm.nv { lw[i] = w[Int(cm.vars[i])]; w[Int(cm.vars[i])] = 0 }
      var nu = [Double](repeating: 0, count: cm.nOps)
      for (k, m) in ops { nu[k] += m }
      for k in 0..<cm.nOps {
        let v = cm.opVar[k]
        if v >= 0 {
          let m = -lw[Int(v)]/cm.opPiv[k]
          if abs(m) > 1e-12 {
            nu[k] += m
            for q in Int(cm.uStart[k])..<Int(cm.uStart[k+1]) { lw[Int(cm.uIdx[q])] += m*cm.uVal[q] }
          }
        }
      }
      var k = cm.nOps - 1
      while k >= 0 {
        if abs(nu[k]) > 1e-12 {
          for q in Int(cm.lStart[k])..<Int(cm.lStart[k+1]) { nu[Int(cm.lIdx[q])] -= cm.lMul[q]*nu[k] }
        }
        k -= 1
      }
      for k in 0..<cm.nOps where abs(nu[k]) > 1e-9 {
        let c = cm.opCon[k]
        if lam[c] == nil { set.append(c) }
        lam[c, default: 0] += nu[k]
        let o = Int(C[c].off), n = Int(C[c].n)
        for q in o..<(o+n) { let u = Int(T[q].v); if V[u].state != VS.comp { w[u] += nu[k]*T[q].coef } }
      }
    }
    // known variables, by decreasing rank
    var heap: [Int32] = []
    var inHeap = Set<Int32>()
    func pushKnown(_ c: Int32) {
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) { let u = T[k].v; if V[u].state == VS.known && !inHeap.contains(u) { inHeap.insert(u); heap.append(u) } }
    }
    for c in set { pushKnown(c) }
    while !heap.isEmpty {
      var bi = 0
      for i in 1..<max(heap.count, 1) where V[heap[i]].rank > V[heap[bi]].rank { bi = i }
      let v = heap[bi]; heap[bi] = heap[heap.count-1]; heap.removeLast()
      if abs(w[Int(v)]) < 1e-9 { continue }
      let d = V[v].def
      var a = 1.0
      let o = Int(C[d].off), n = Int(C[d].n)
      for k in o..<(o+n) where T[k].v == v { a = T[k].coef }
      addCon(d, -w[Int(v)]/a)
      pushKnown(d)
    }
    return set.filter { abs(lam[$0]!) > 1e-9 }.sorted()
  }

  mutating func componentCertificate(_ cp: UnsafeMutablePointer<Comp>) -> [Int32] {
    let cm = cp.pointee
    // inconsistent equalities
    bsp.pointee.beta.reserve(cm.nOps)
    var beta = [Double](repeating: 0, count: cm.nOps)
    for k in 0..<cm.nOps {
      let c = Int(cm.opCon[k]), o = Int(C[c].off), n = Int(C[c].n)
      var r = C[c].rhs
      for q in o..<(o+n) { let u = Int(T[q].v); if V[u].state != VS.comp { r -= T[q].coef*X[u] } }
      for q in Int(cm.lStart[k])..<Int(cm.lStart[k+1]) { r -= cm.lMul[q]*beta[Int(cm.lIdx[q])] }
      beta[k] = r
      if cm.opVar[k] < 0 && abs(r) > tolerance { return certificate([], comp: cp, ops: [(k, r > 0 ? 1 : -1)]) }
    }
    for i in 0..<cm.nCC where violated(cm.cc[i]) { return certificate([(cm.cc[i], sgn(cm.cc[i]))], comp: cp, ops: []) }
    for k in 0..<cm.nCores {
      let core = cm.cores[k]
      if !core.pointee.hasReq || !requiredViolation(core) { continue }
      // duals of level 0 at the optimum of the sum of required violations
      let c = core.pointee
      var lam: [(Int32, Double)] = []
      func crossed(_ f: Int, _ v: Double, skip: Int) {
        for b in Int(c.bpStart[f])..<Int(c.bpStart[f+1]) where c.bpLev[b] == 0 && b != skip {
          let d = v - c.bpLoc[b]
          let g = d < -tolerance*0.01 ? c.bpLeft[b] : (d > tolerance*0.01 ? c.bpLeft[b] + c.bpInc[b] : 0)
          if g != 0 { lam.append((c.bpCon[b], g/c.bpScale[b])) }
        }
      }
      for i in 0..<c.F { let f = Int(c.basic[i]); crossed(f, c.y[i], skip: -1) }
      for j in 0..<c.R {
        let f = Int(c.nb[j]), b = Int(c.nbBp[j])
        crossed(f, c.x[j], skip: b)
        var rest = -c.D[j]
        for b2 in Int(c.bpStart[f])..<Int(c.bpStart[f+1]) where c.bpLev[b2] == 0 && b2 != b {
          let d = c.x[j] - c.bpLoc[b2]
          rest -= d < -tolerance*0.01 ? c.bpLeft[b2] : (d > tolerance*0.01 ? c.bpLeft[b2] + c.bpInc[b2] : 0)
        }
        if abs(rest) > 1e-9 {
          // held by a required breakpoint at this value
          if b >= 0 && c.bpLev[b] == 0 { lam.append((c.bpCon[b], rest/c.bpScale[b])) }
          else { for b2 in Int(c.bpStart[f])..<Int(c.bpStart[f+1]) where c.bpLev[b2] == 0 && abs(c.bpLoc[b2] - c.x[j]) <= tolerance { lam.append((c.bpCon[b2], rest/c.bpScale[b2])); break } }
        }
      }
      let set = certificate(lam, comp: cp, ops: [])
      if !set.isEmpty && !feasible(set) { return set }
      // fall back: every required constraint of the component plus what fixed its inputs
      var all: [(Int32, Double)] = []
      for i in 0..<cm.nc { let cc = cm.cons[i]; if C[cc].prio >= 1000 { all.append((cc, 1)) } }
      return upstream(all.map { $0.0 })
    }
    return []
  }
  mutating func upstream(_ start: [Int32]) -> [Int32] {
    var seen = Set<Int32>(start), q = start, h = 0
    while h < q.count {
      let c = q[h]; h += 1
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) { let u = T[k].v; if V[u].state == VS.known { let d = V[u].def; if !seen.contains(d) { seen.insert(d); q.append(d) } } }
    }
    return q.sorted()
  }

  // is this set of required constraints satisfiable? (a fresh small solver; conflicts counted, not resolved)
  mutating func feasible(_ set: [Int32]) -> Bool {
    var s = SolverState(); defer { s.destroy() }
    var map: [Int32: Int32] = [:]
    for c in set {
      var terms: [(Double, VarID)] = []
      let o = Int(C[c].off), n = Int(C[c].n)
      for k in o..<(o+n) {
        let v = T[k].v
        let m: Int32
        if let x = map[v] { m = x } else { m = s.addVariable(); map[v] = m }
        terms.append((T[k].coef, m))
      }
      _ = s.add(terms, Rel(rawValue: C[c].rel)!, C[c].rhs, 1000)
    }
    s.pass()
    return s.badCon.n == 0 && s.badComp.n == 0
  }
  // deletion filter; newest constraints are kept longest so the reported set leans on what was added last
  mutating func minimise(_ cand: [Int32]) -> [Int32] {
    if cand.count <= 1 { return cand }
    var set = cand
    var i = 0
    while i < set.count {
      var t = set; t.remove(at: i)
      if !feasible(t) { set = t } else { i += 1 }
    }
    return set
  }

  // ---------------------------------------------------------------- ambiguity
  // exact: could this variable take another value without changing the cost at any level?
  mutating func isAmbiguous(_ v: VarID) -> Bool {
    switch V[v].state {
    case VS.known: return false
    case VS.free: return true
    case VS.peeled:
      // combination of others: probe needs the joint expression; build it over free/comp variables
      var expr: [Int32: Double] = [:]
      expand(v, 1, &expr)
      return probe(expr)
    case VS.comp: return probe([v: 1])
    default: return false
    }
  }
  mutating func expand(_ v: Int32, _ a: Double, _ e: inout [Int32: Double]) {
    if V[v].state != VS.peeled { if V[v].state != VS.known { e[v, default: 0] += a }; return }
    let d = V[v].def, o = Int(C[d].off), n = Int(C[d].n)
    var p = 1.0
    for k in o..<(o+n) where T[k].v == v { p = T[k].coef }
    for k in o..<(o+n) where T[k].v != v { expand(T[k].v, -a*T[k].coef/p, &e) }
  }
  mutating func probe(_ expr: [Int32: Double]) -> Bool {
    var byComp: [Int32: [(Int32, Double)]] = [:]
    for (v, a) in expr.sorted(by: { $0.key < $1.key }) where abs(a) > 1e-12 {
      if V[v].state == VS.free { return true }
      byComp[V[v].def, default: []].append((v, a))
    }
    for (slot, list) in byComp.sorted(by: { $0.key < $1.key }) {
      let cm = comps[slot]!.pointee
      var lw = [Double](repeating: 0, count: cm.nv)
      for (v, a) in list { lw[Int(V[v].loc)] += a }
      for k in 0..<cm.nOps { let v = cm.opVar[k]; if v >= 0 && lw[Int(v)] != 0 {
        let m = -lw[Int(v)]/cm.opPiv[k]; lw[Int(v)] = 0
        for q in Int(cm.uStart[k])..<Int(cm.uStart[k+1]) { lw[Int(cm.uIdx[q])] += m*cm.uVal[q] }
      } }
      var inCore = [Bool](repeating: false, count: cm.nv)
      for k in 0..<cm.nCores {
        let c0 = cm.cores[k].pointee
        var any = false
        for j in 0..<c0.R { let l = Int(c0.rootLoc[j]); inCore[l] = true; if abs(lw[l]) > 1e-12 { any = true } }
        if !any { continue }
        // quick exit: no zero-cost direction at all
        var zero = false
        for j in 0..<c0.R where !zero {
          let f = Int(c0.nb[j]), sf = c0.S + f*c0.Ls, b = Int(c0.nbBp[j])
          var up0 = true, dn0 = true
          for l in 0..<c0.L {
            let dv = c0.D[l*c0.R + j] + sf[l]
            let uv = dv + (b >= 0 && Int(c0.bpLev[b]) == l ? c0.bpInc[b] : 0)
            if abs(uv) > EPS_D { up0 = false }
            if abs(dv) > EPS_D { dn0 = false }
          }
          if up0 || dn0 { zero = true }
        }
        if !zero { continue }
        for dir in [1.0, -1.0] {
          let cl = c0.clone()
          defer { Core.free(cl) }
          let L = cl.pointee.L
          cl.pointee.L = L + 1
          let c = cl.pointee
          let R = c.R
          for j in 0..<R { c.D[L*R + j] = 0 }
          func val() -> Double {
            var s = 0.0
            let c = cl.pointee
            for j in 0..<R { let f = Int(c.nb[j]); if f < R { s += lw[Int(c.rootLoc[f])]*c.x[j] } }
            for i in 0..<c.F { let f = Int(c.basic[i]); if f < R { s += lw[Int(c.rootLoc[f])]*c.y[i] } }
            return s
          }
          if c.rev { for j in 0..<R { c.D2[L*R + j] = dir*lw[Int(c.rootLoc[j])] } } else {
          for j in 0..<R { let f = Int(c.nb[j]); if f < R { c.D[L*R + j] += dir*lw[Int(c.rootLoc[f])] } }
          for i in 0..<c.F { let f = Int(c.basic[i]); if f < R { let a = dir*lw[Int(c.rootLoc[f])]; if a != 0 { c.addRow(i, c.D + L*R, a) } } }
          }
          let before = val()
          if !cl.pointee.optimize(sc) { return true }
          if abs(val() - before) > 1e-6 { return true }
        }
      }
      for i in 0..<cm.nv where abs(lw[i]) > 1e-12 && !inCore[i] { return true }   // a root nothing prices
    }
    return false
  }
}
