/// A binary heap: the least element is first (Williams 1964, "Algorithm 232: Heapsort").
struct BinaryHeap<Element: BitwiseCopyable & Comparable>: ~Copyable {
  private var elements = Buffer<Element>()

  /// The least element; nil if there is none.
  @inline(__always) var first: Element? { elements.isEmpty ? nil : elements[0] }

  /// Removes all elements and keeps the memory.
  mutating func clear() { elements.clear() }

  /// Inserts an element.
  mutating func insert(_ element: Element) {
    elements.push(element)
    var i = elements.count - 1
    while i > 0 {
      let parent = (i - 1) / 2
      if elements[parent] <= element { break }
      elements[i] = elements[parent]
      i = parent
    }
    elements[i] = element
  }

  /// Removes the least element.
  mutating func removeFirst() {
    let last = elements.pop()
    if !elements.isEmpty { replaceFirst(by: last) }
  }

  /// Replaces the least element.
  mutating func replaceFirst(by element: Element) {
    let slice = elements.slice
    var i = 0
    while true {
      var child = 2 * i + 1
      if child >= slice.count { break }
      if child + 1 < slice.count && slice[child + 1] < slice[child] { child += 1 }
      if element <= slice[child] { break }
      slice[i] = slice[child]
      i = child
    }
    slice[i] = element
  }
}

/// A priority queue of nodes, least rank first.
struct RankQueue<Node: BitwiseCopyable>: ~Copyable {
  /// A node and its rank.
  struct Entry: BitwiseCopyable, Comparable {
    var rank: Int64
    var node: Node
    static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
    static func == (a: Self, b: Self) -> Bool { a.rank == b.rank }
  }
  private var heap = BinaryHeap<Entry>()

  /// Removes all nodes.
  mutating func clear() { heap.clear() }
  /// Inserts a node.
  mutating func push(_ rank: Int64, _ node: Node) { heap.insert(Entry(rank: rank, node: node)) }
  /// Removes and returns the node of least rank; nil if there is none.
  mutating func pop() -> Node? {
    guard let first = heap.first else { return nil }
    heap.removeFirst()
    return first.node
  }
}
