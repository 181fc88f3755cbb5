import UIFoundation

/// The margins of pages that are cut after printing, in points. A printer reads the boxes that they determine.
package struct PrintMargins: Sendable, Hashable {
  /// The distance of the trim box, at which a page is cut, from the page's edges.
  package let trim: CGFloat
  /// The distance of the bleed box, up to which drawing extends, from the page's edges.
  package let bleed: CGFloat

  package init(trim: CGFloat, bleed: CGFloat) {
    self.trim = trim
    self.bleed = bleed
  }
}

/// An update of a PDF that Cairo wrote, which adds trim boxes and bleed boxes to its pages.
///
/// Cairo has no function for boxes. The update is appended, as PDF 1.4 describes under "Incremental Updates".
struct PageBoxUpdate {
  private let data: Data
  private let margins: PrintMargins

  init(_ data: Data, _ margins: PrintMargins) {
    self.data = data
    self.margins = margins
  }

  /// The PDF with the update; nil unless it has a plain table of its objects.
  var result: Data? {
    guard let table, let trailer = text(from: "trailer\n", to: "\nstartxref", startingAt: table.end),
      let close = trailer.range(of: ">>", options: .backwards)
    else { return nil }
    var result = data
    var offsets: [(number: Int, offset: Int)] = []
    for (number, offset) in table.offsets {
      guard let page = page(number, at: offset) else { continue }
      offsets.append((number, result.count))
      result.append(contentsOf: page.utf8)
    }
    let start = result.count
    var end = "xref\n"
    for (number, offset) in offsets {
      let digits = String(offset)
      end += "\(number) 1\n" + String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    end += trailer[..<close.lowerBound] + "   /Prev \(table.start)\n>>\nstartxref\n\(start)\n%%EOF\n"
    result.append(contentsOf: end.utf8)
    return offsets.isEmpty ? nil : result
  }

  /// The position of the table of objects, its end, and the number and offset of each object.
  private var table: (start: Int, end: Int, offsets: [(number: Int, offset: Int)])? {
    guard let mark = data.range(of: Data("startxref\n".utf8), options: .backwards),
      let start = Int(line(at: mark.upperBound)), data.indices.contains(start), line(at: start) == "xref"
    else { return nil }
    var position = start + "xref\n".utf8.count
    let header = line(at: position).split(separator: " ").compactMap { Int($0) }
    guard header.count == 2, header[0] == 0 else { return nil }
    position += line(at: position).utf8.count + 1
    var offsets: [(number: Int, offset: Int)] = []
    for number in 0..<header[1] {
      let entry = line(at: position)
      guard entry.utf8.count == 19 else { return nil }
      if entry.contains(" n"), let offset = Int(entry.prefix(10)) { offsets.append((number, offset)) }
      position += 20
    }
    return (start, position, offsets)
  }

  /// Returns the object at an offset with both boxes; nil for an object that is not a page.
  private func page(_ number: Int, at offset: Int) -> String? {
    guard line(at: offset) == "\(number) 0 obj",
      let object = text(from: "\(number) 0 obj\n<< /Type /Page ", to: "endobj\n", startingAt: offset),
      let box = object.firstRange(of: #/\/MediaBox \[ ?0 0 ([0-9.]+) ([0-9.]+) ?\]\n/#),
      let size = object[box].firstMatch(of: #/ ([0-9.]+) ([0-9.]+) ?\]/#),
      let width = Double(size.output.1), let height = Double(size.output.2)
    else { return nil }
    func entry(_ name: String, _ margin: CGFloat) -> String {
      let edges = [margin, margin, width - margin, height - margin]
      return "   /\(name) [ " + edges.map { String(format: "%.6f", $0) }.joined(separator: " ") + " ]\n"
    }
    let boxes = entry("BleedBox", margins.bleed) + entry("TrimBox", margins.trim)
    return String(object[..<box.upperBound]) + boxes + object[box.upperBound...]
  }

  /// Returns the line at an offset without its end.
  private func line(at offset: Int) -> String {
    guard data.indices.contains(offset) else { return "" }
    return String(decoding: data[offset...].prefix(200).prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Returns the text that begins with `beginning` exactly at an offset, up to and including `ending`.
  private func text(from beginning: String, to ending: String, startingAt offset: Int) -> String? {
    guard data.indices.contains(offset), data[offset...].starts(with: beginning.utf8),
      let end = data.range(of: Data(ending.utf8), in: offset..<data.endIndex)
    else { return nil }
    return String(decoding: data[offset..<end.upperBound], as: UTF8.self)
  }
}
