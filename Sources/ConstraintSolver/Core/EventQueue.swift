/// The events of one walk by distance, then form: searched while few, a binary heap when many.
struct EventQueue {
  private static let few = 12
  private let events: UnsafeMutablePointer<Core.Event>
  private var count: Int
  private let isHeap: Bool

  /// Orders the events in place.
  init(_ cells: Cells<Core.Event>) {
    events = cells.base
    count = cells.count
    isHeap = count > EventQueue.few
    if !isHeap {
      bringFirst()
      return
    }
    var i = count / 2 - 1
    while i >= 0 {
      sift(i)
      i -= 1
    }
  }

  /// The nearest event.
  @inline(__always) var first: Core.Event? { count > 0 ? events[0] : nil }

  /// Drops the nearest.
  @inline(__always) mutating func removeFirst() {
    count -= 1
    events[0] = events[count]
    restore()
  }

  /// Replaces the nearest by the next breakpoint on its form.
  @inline(__always) mutating func replaceFirst(distance: Double, breakpoint: Int32) {
    events[0].distance = distance
    events[0].breakpoint = breakpoint
    restore()
  }

  @inline(__always) private func restore() {
    if count == 0 { return }
    if isHeap { sift(0) } else { bringFirst() }
  }

  @inline(__always) private func precedes(_ a: Core.Event, _ b: Core.Event) -> Bool {
    a.distance < b.distance || (a.distance == b.distance && a.form < b.form)
  }

  private func bringFirst() {
    var best = 0
    var q = 1
    while q < count {
      if precedes(events[q], events[best]) { best = q }
      q += 1
    }
    if best == 0 { return }
    let kept = events[0]
    events[0] = events[best]
    events[best] = kept
  }

  private func sift(_ from: Int) {
    var q = from
    let event = events[q]
    while true {
      var child = 2 * q + 1
      if child >= count { break }
      if child + 1 < count && precedes(events[child + 1], events[child]) { child += 1 }
      if !precedes(events[child], event) { break }
      events[q] = events[child]
      q = child
    }
    events[q] = event
  }
}
