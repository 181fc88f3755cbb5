import Foundation

@testable import TextLayout

// Measures the layout of text and prints one line per case: our median and, if the first argument is the program built from
// Peers/text-peer.c, Pango's median for the same text and font file, and the ratio of the two.

/// The words of the measured paragraphs.
let vocabulary = """
  the of and a to in is you that it he was for on are as with his they I at be this have from or one had by word but not \
  what all were we when your can said there use an each which she do how their if will up other about out many then them \
  these so some her would make like him into time has look two more write go see number no way could people my than first \
  water been call who oil its now find long down day did get come made may part over new sound take only little work know \
  place year live me back give most very after thing our just name good sentence man think say great where help through \
  much before line right too mean old any same tell boy follow came want show also around form three small set put end \
  does another well large must big even such because turn here why ask went men read need land different home us move try \
  kind hand picture again change off play spell air away animal house point page letter mother answer found study still \
  learn should America world
  """.split(separator: " ").map(String.init)

/// Returns a pseudorandom text, which Pango reads from a file, so that both measure the same.
func paragraph(words count: Int, seed: UInt32) -> String {
  var state = seed
  func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % vocabulary.count
  }
  var text = ""
  for index in 0..<count {
    let word = min(next(), next())
    if index > 0 { text += " " }
    text += vocabulary[word]
    if index % 13 == 12 { text += "," }
    if index % 21 == 20 { text += "." }
  }
  return text
}

/// Returns the median duration of a body in microseconds.
func median(_ repeats: Int = 301, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<repeats).map { index -> Double in
    let time = clock.measure { body(index) }
    return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
  }
  return times.sorted()[repeats / 2]
}

/// Returns the peer's medians for its three cases: new paragraph, same text at a new width, new label.
func peerFigures(_ program: String, family: String, text: String) -> [Double] {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("text-benchmark-\(getpid()).txt")
  defer { try? FileManager.default.removeItem(at: file) }
  guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return [] }
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = [family, file.path]
  process.standardOutput = output
  guard (try? process.run()) != nil else { return [] }
  let figures = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return figures.split(separator: "\n").compactMap { Double($0) }
}

@MainActor struct Table {
  /// The sum of all measured sizes, so that the compiler cannot remove the measured calls.
  var sink: CGFloat = 0

  func row(_ name: String, _ ours: Double, _ peer: Double?) {
    let figures = String(format: "%10.2f µs", ours)
    let ratio = peer.map { String(format: "%10.2f µs %8.2f", $0, ours / $0) } ?? ""
    print(name.padding(toLength: 46, withPad: " ", startingAt: 0) + figures + ratio)
  }

  mutating func run(_ font: UIFont, peer: String?) {
    let text = paragraph(words: 500, seed: 7)
    let figures = peer.map { peerFigures($0, family: font.familyName, text: text) } ?? []
    func figure(_ index: Int) -> Double? { figures.indices.contains(index) ? figures[index] : nil }
    print(
      "\(font.familyName), 12 points; \(text.utf8.count) bytes of 500 words".padding(
        toLength: 51, withPad: " ", startingAt: 0)
        + "ours" + (figures.isEmpty ? "" : "        Pango    ratio"))

    row(
      "new paragraph, 350 points wide",
      median { _ in sink += ParagraphLayout(text, font: font).size(width: 350).height }, figure(0))
    let layout = ParagraphLayout(text, font: font)
    row("same text, new width", median { sink += layout.size(width: 340 + CGFloat($0 % 20)).height }, figure(1))
    row(
      "same text, new width, glyphs placed", median { sink += layout.frame(width: 340 + CGFloat($0 % 20)).size.height },
      figure(1))
    let labels = (0..<301).map { String(format: "Hello, label %03d !", $0) }
    row(
      "new 18-character label", median { sink += ParagraphLayout(labels[$0], font: font).size(width: .infinity).width },
      figure(2))
    row(
      "label seen before",
      median { _ in sink += ParagraphLayout("Hello, short label", font: font).size(width: .infinity).width }, nil)
    let attributed = NSAttributedString(string: "Hello, short label", attributes: [.font: font])
    row(
      "attributed label seen before",
      median { _ in
        sink += ParagraphLayout(attributed, defaultFont: font).size(width: .infinity).width
      }, nil)
  }

  /// Times the first words of scripts that only the font pack has, each of which opens a face.
  mutating func runFirstWords() {
    guard FontPack.locations().contains(where: { FileManager.default.fileExists(atPath: $0) }) else {
      return print("no font pack; HEADFRAME_FONTS=path states its path")
    }
    let font = UIFont.systemFont(ofSize: 12)
    print("first word of a script of the font pack, opening the pack with the first")
    for word in ["ខ្មែរ", "বাংলা", "བོད་ཡིག", "አማርኛ", "ქართული", "髙橋", "မြန်မာ", "ᏣᎳᎩ", "ꆈꌠ"] {
      row(word, median(1) { _ in sink += ParagraphLayout(word, font: font).size(width: .infinity).width }, nil)
    }
  }
}

var table = Table()
let peer = CommandLine.arguments.dropFirst().first.flatMap {
  FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil
}
// Pango finds Debian's DejaVu Sans by name; it does not have our substitute for the system font.
if (try? FontCatalog.shared.register(contentsOf: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")) != nil,
  let font = UIFont(name: "DejaVu Sans", size: 12)
{
  table.run(font, peer: peer)
}
table.run(.systemFont(ofSize: 12), peer: nil)
table.runFirstWords()
if table.sink.isNaN { print(table.sink) }
