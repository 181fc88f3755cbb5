/// A table of the time spent on each step of rendering a run's pictures.
package struct TimingTable {
  private var layout: [Double] = []
  private var painting: [Double] = []
  private var writing: [Double] = []
  private var slowest: [(path: String, total: Double)] = []

  package init() {}

  package mutating func add(_ picture: WrittenPicture) {
    layout.append(picture.times.layout.milliseconds)
    painting.append(picture.times.painting.milliseconds)
    writing.append(picture.times.writing.milliseconds)
    slowest.append((picture.path, picture.times.total.milliseconds))
    slowest.sort { $0.total > $1.total }
    if slowest.count > 3 { slowest.removeLast() }
  }

  /// Returns one line for each step, followed by the slowest pictures. Times are in milliseconds.
  package func lines(elapsed: Duration) -> [String] {
    func cell(_ value: Double) -> String {
      let text = "\((value * 10).rounded() / 10)"
      return String(repeating: " ", count: max(0, 10 - text.count)) + text
    }
    func line(_ name: String, _ values: [Double]) -> String {
      let sorted = values.sorted()
      let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      return name + String(repeating: " ", count: 10 - name.count) + cell(values.reduce(0, +)) + cell(median)
        + cell(sorted.last ?? 0)
    }
    return [
      "ms             total    median   longest", line("layout", layout), line("painting", painting),
      line("writing", writing),
      "\(layout.count) \(layout.count == 1 ? "picture" : "pictures") in \((elapsed.milliseconds).rounded() / 1000) s; the slowest:",
    ] + slowest.map { "\(cell($0.total))  \($0.path)" }
  }
}
