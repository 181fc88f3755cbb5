import Foundation
import LayoutDocuments
import TestSupport
import Testing
import UIKitCore

@testable import BatchRendering

@MainActor
@Suite("Options of pictures")
struct PictureOptionTests {
  /// A value of each option that is not the default, as a job has it, and as an article would write it.
  static let samples: [(option: PictureOption, value: DataValue, text: String)] = PictureOption.all.map { option in
    switch option.kind {
    case .text: (option, .text("white"), "white")
    case .flag: (option, .bool(true), "true")
    case .number: (option, .number(2.5), "2.5")
    case .wholeNumber: (option, .number(3), "3")
    // No default is the first choice, except that of SVG's text.
    case .choice(let words):
      option.name == "svgText" ? (option, .text("outlines"), "outlines") : (option, .text(words[0]), words[0])
    case .words(_, let words?): (option, .list([.text(words[0])]), words[0])
    case .words: (option, .list([.text("a")]), "a")
    case .quality: (option, .text("70"), "70")
    }
  }

  private static func options(_ values: [(option: PictureOption, value: DataValue, text: String)]) throws
    -> PictureOptions
  {
    var options = PictureOptions()
    try options.read(Dictionary(uniqueKeysWithValues: values.map { ($0.option.name, $0.value) }))
    return options
  }

  @Test("A job sets each option, and nothing else, to the value that the option then returns")
  func jobs() throws {
    for sample in Self.samples {
      let options = try Self.options([sample])
      #expect(PictureOption.all.compactMap { $0.get(options) } == [sample.value], "\(sample.option.name)")
      #expect(sample.option.get(options) == sample.value)
    }
  }

  @Test("A text in an article or on the command line sets the same value as a job")
  func texts() throws {
    for sample in Self.samples {
      var options = PictureOptions()
      try options.set(sample.option, sample.option.kind.value(of: sample.text), named: sample.option.name)
      #expect(options == (try Self.options([sample])), "\(sample.option.name)")
    }
  }

  @Test("Every property of a picture's options belongs to an option, so that none is forgotten")
  func completeness() throws {
    let (changed, defaults) = (try Self.options(Self.samples), PictureOptions())
    for (one, other) in zip(Mirror(reflecting: changed).children, Mirror(reflecting: defaults).children) {
      #expect("\(one.value)" != "\(other.value)", "\(one.label ?? "")")
    }
    // The prefix of ids is that of a page, which has several pictures.
    for (one, other) in zip(Mirror(reflecting: changed.svg).children, Mirror(reflecting: defaults.svg).children)
    where one.label != "idPrefix" {
      #expect("\(one.value)" != "\(other.value)", "svg.\(one.label ?? "")")
    }
  }

  @Test("A picture is outdated when any option changes, except the one that replaces files")
  func digests() throws {
    let journal = RenderJournal(folder: "", shard: nil, salt: [], keepsFile: false)
    func digest(_ options: PictureOptions) -> String? {
      let job = RenderJob(
        document: .text("view: {}", name: "a.yaml", folder: "."), axes: VariantAxes(), options: options, format: .png,
        path: "a.png", destination: .file)
      return journal.inputs(of: job).map { "\($0)" }
    }
    let before = try #require(digest(PictureOptions()))
    for sample in Self.samples {
      #expect(
        (digest(try Self.options([sample])) == before) == (sample.option.name == "force"), "\(sample.option.name)")
    }
    #expect(digest(PictureOptions()) == before)
  }

  @Test(
    "A wrong value is an error with what is expected, found and likely meant, in the words of a job and of an article")
  func mistakes() throws {
    let cases: [(PictureOption, DataValue, job: String, article: String)] = [
      (
        .legend, .text("yes"), "expected true or false as \"legend\", found \"yes\"",
        "legend: expected true or false, found \"yes\""
      ),
      (
        .padding, .number(20_000), "expected a number of points from -10000 to 10000 as \"padding\", found 20000",
        "padding: expected a number of points from -10000 to 10000, found 20000"
      ),
      (
        .columns, .number(2.5), "expected a whole number from 1 to 64 as \"columns\", found 2.5",
        "columns: expected a whole number from 1 to 64, found 2.5"
      ),
      (
        .chrome, .text("bar"), "expected one of bars, screen, device as \"chrome\", found \"bar\"",
        "chrome: expected one of bars, screen, device, found \"bar\"; did you mean \"bars\"?"
      ),
      (
        .quality, .text("0"), "expected a number from 1 to 100, or lossless for WebP as \"quality\", found \"0\"",
        "quality: expected a number from 1 to 100, or lossless for WebP, found \"0\""
      ),
      (
        .callouts, .list([.bool(true)]), "expected a string, a number or a list of these as \"callouts\", found true",
        "callout: expected a string, a number or a list of these, found true"
      ),
    ]
    for (option, value, job, article) in cases {
      var options = PictureOptions()
      do {
        try options.read([option.name: value])
        Issue.record("\(option.name) was accepted.")
      } catch {
        let problem = try #require(PictureProblem.all(of: error).first)
        #expect(problem.lines.first?.hasPrefix("job: error: \(job)") == true, "\(problem.lines)")
      }
      do {
        try options.set(option, value, named: option.figureName ?? option.name)
        Issue.record("\(option.name) was accepted.")
      } catch {
        #expect(RenderError.lines(of: error) == [article])
      }
      #expect(options == PictureOptions())
    }
  }

  /// Compares the lines that follow from the options with those of a file.
  ///
  /// If the environment variable `HEADFRAME_RECORD` is 1, it writes them.
  private static func expect(_ lines: String, in path: String, after start: String, before end: String) throws {
    let text = try Repository.text(path)
    let first = try #require(text.range(of: start)).upperBound
    let last = try #require(text[first...].range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["HEADFRAME_RECORD"] == "1" {
      try (text[..<first] + lines + text[last...]).write(to: Repository.file(path), atomically: true, encoding: .utf8)
    } else {
      #expect(text[first..<last] == lines, "HEADFRAME_RECORD=1 swift test --filter PictureOptionTests writes \(path).")
    }
  }

  private static func quoted(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

  @Test("The schema of jobs has the lines that follow from the options")
  func schema() throws {
    let lines = PictureOption.all.map { option in
      let type =
        switch option.kind {
        case .text: #""type": "string""#
        case .flag: #""type": "boolean""#
        case .number(let range, _):
          #""type": "number", "minimum": \#(Int(range.lowerBound)), "maximum": \#(Int(range.upperBound))"#
        case .wholeNumber(let range):
          #""type": "integer", "minimum": \#(range.lowerBound), "maximum": \#(range.upperBound)"#
        case .choice(let words): "\"enum\": [\(Self.quoted(words))]"
        case .words: ##""$ref": "#/$defs/words""##
        case .quality: #""anyOf": [{"type": "integer", "minimum": 1, "maximum": 100}, {"const": "lossless"}]"#
        }
      // The help names other options as on the command line.
      let help = option.help.replacing("--", with: "")
      return "        \"\(option.name)\": {\"description\": \"\(help)\", \(type)}"
    }
    try Self.expect(
      lines.joined(separator: ",\n"), in: "Documentation/worker.schema.json",
      after: ##""scale": {"$ref": "#/$defs/words"},\##n"##, before: "\n      }\n    },\n    \"picture\"")
  }

  @Test("The Python client has the typed keys that follow from the options")
  func python() throws {
    let lines = PictureOption.all.map { option in
      let type =
        switch option.kind {
        case .text: "str"
        case .flag: "bool"
        case .number: "float"
        case .wholeNumber: "int"
        case .choice(let words): "Literal[\(Self.quoted(words))]"
        case .words: "Words"
        case .quality: "Union[int, Literal[\"lossless\"]]"
        }
      return "    \(option.name): \(type)"
    }
    try Self.expect(
      lines.joined(separator: "\n"), in: "Python/src/headframe/_jobs.py", after: "    scale: Words\n", before: "\n\n\n")
  }
}
