import Foundation
import Testing

/// A mistaken command line with its exit status and complete standard error.
struct Mistake: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String]
  var status: Int32
  var message: String

  init(_ name: String, _ arguments: String, _ status: Int32, _ message: String) {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.status = status
    self.message = message
  }

  var testDescription: String { name }
}

/// Typical mistakes in scripts, batches and continuous integration.
@Suite("Mistakes in scripts")
struct ScriptMistakesTests {
  private static let files = [
    "card.yaml": """
    size: 320x80
    view:
      subviews: [{id: name, class: UILabel, text: "${name}"}]
      constraints: ["H:|-[name]-|", "V:|-[name]"]
    """,
    "photo.yaml": """
    size: 320x80
    view:
      subviews: [{class: UIImageView, frame: [0, 0, 48, 48], image: "${photo}"}]
    """,
    "box.yaml": """
    size: 200x100
    view:
      subviews: [{id: box, backgroundColor: red}]
      constraints:
        - "V:|[box]|"
        - "H:|-10-[box(40)]"
        - box.width = 50
    """,
    "people.csv": "name,photo\nAda,ada.png\n", "twice.csv": "name\nAda\nBo\nAda\n", "capitals.csv": "Name\nAda\n",
    "comma.csv": "name\nAda\nLovelace, Ada\n", "quote.csv": "name\nAda\n\"Bo\nCy\n",
    "semicolon.csv": "name;age\nAda;36\n",
    "none.csv": "name\n", "slash.csv": "name\nAda/Bo\n", "comma.ndjson": "{\"name\": \"Ada\"}\n{\"name\": \"Bo\",}\n",
    "array.ndjson": "[{\"name\": \"Ada\"}]\n", "people.xlsx": "PK", "notes.txt": "Dear all\n", "old.yaml": "view: {}\n",
  ]

  private static let usage =
    "\nUsage: headframe render [<options>] <document> ...\n  See 'headframe render --help' for more information.\n"

  static let mistakes: [Mistake] = [
    Mistake(
      "a misspelled command", "rendr card.yaml", 2,
      "Error: there is no command \"headframe rendr\"; did you mean \"headframe render\"?\n"
        + "  See 'headframe --help' for more information.\n"),
    Mistake(
      "an option of another tool", "render card.yaml --rows people.csv", 2,
      "Error: Unknown option '--rows'. Did you mean '--data'?" + usage),
    Mistake(
      "a column without row. in the pattern", "render card.yaml --data people.csv -o out/{name}.png", 2,
      "Error: --output: the pattern \"out/{name}.png\" contains the unknown field {name}, expected one of {stem} {folder} {scene} {device} "
        + "{orientation} {direction} {contentSize} {locale} {design} {n} {appearance} {scale} {format}, or {row.name} for a value of "
        + "the data" + usage),
    Mistake(
      "a misspelled column in the pattern", "render card.yaml --data people.csv -o out/{row.nmae}.png", 1,
      "people.csv:2: error: the row has no text or number \"nmae\", which the pattern names as {row.nmae}; did you mean "
        + "\"name\"?\n"),
    Mistake(
      "two rows of one name", "render card.yaml --data twice.csv -o out/{row.name}.png", 1,
      "card.yaml (twice.csv:4): error: its picture out/Ada.png would replace that of card.yaml (twice.csv:2); add a "
        + "varying field to the pattern, such as {n}, the row's number\n"),
    Mistake(
      "a name with a slash", "render card.yaml --data slash.csv -o out/{row.name}.png", 1,
      "slash.csv:2: error: {row.name} is \"Ada/Bo\", which cannot be part of a file's name; expected at most 200 bytes "
        + "without slashes and control characters, such as {n}, the row's number\n"),
    Mistake(
      "a column name in another case", "render card.yaml --data capitals.csv -o out/", 1,
      "card.yaml:3:48: error: the data has no value \"name\" (capitals.csv:2); did you mean \"Name\"? | "
        + "subviews: [{id: name, class: UILabel, text: \"${name}\"}]\n"),
    Mistake(
      "a comma in a field", "render card.yaml --data comma.csv -o out/", 1,
      "comma.csv:3:1: error: expected 1 field as in the first line, found 2; quote a field that contains a "
        + "comma\n"),
    Mistake(
      "a quotation mark that stays open", "render card.yaml --data quote.csv -o out/", 1,
      "quote.csv:3:1: error: an unclosed quotation mark; double it inside of a field\n"),
    Mistake(
      "a delimiter for JSON", "render card.yaml --data comma.ndjson --delimiter ; -o out/", 2,
      "Error: --delimiter is for CSV; comma.ndjson has rows of JSON, which have no delimiter\n"),
    Mistake(
      "a delimiter of two characters", "render card.yaml --data semicolon.csv --delimiter ;; -o out/", 2,
      "Error: The value ';;' is invalid for '--delimiter <character>'\nHelp:  --delimiter <character>  The character "
        + "between the fields of CSV: comma, semicolon, tab or the character itself; detected by default." + usage),
    Mistake(
      "a document twice", "render card.yaml card.yaml --data people.csv -o out/", 1,
      "card.yaml: error: is named twice as a document; name it once\n"),
    Mistake(
      "rows twice", "render card.yaml --data people.csv --data comma.csv -o out/", 2,
      "Error: --data is given 2 times, but rows come from one file; join the files, or run the command for each"
        + usage),
    Mistake(
      "a document as an article", "markdown card.yaml -o out.md", 1,
      "card.yaml: error: is a document, expected a Markdown article; headframe render card.yaml renders it\n"),
    Mistake(
      "a misspelled article", "markdown note.txt -o out.md", 1,
      "note.txt: error: no such file; did you mean \"notes.txt\"?\n"),
    Mistake(
      "a misspelled folder", "frames old.yaml --allow-dir notez.txt", 1,
      "notez.txt: error: no such folder; did you mean \"notes.txt\"?\n"),
    Mistake(
      "a file for a folder", "frames old.yaml --allow-dir notes.txt", 1,
      "notes.txt: error: is not a folder\n"),
    Mistake(
      "a value on the command line", "render card.yaml --set name=Ada", 2,
      "Error: Unknown option '--set'. Did you mean '--data'?" + usage),
    Mistake(
      "no rows", "render card.yaml --data none.csv -o out/", 3,
      "none.csv: error: has no rows; expected one for each picture\n"),
    Mistake(
      "a spreadsheet", "render card.yaml --data people.xlsx -o out/", 1,
      "people.xlsx: error: expected rows in a .csv, .tsv, .json, .ndjson or .jsonl file; export a spreadsheet as CSV\n"),
    Mistake(
      "a trailing comma in JSON", "render card.yaml --data comma.ndjson -o out/", 1,
      "comma.ndjson:2:1: error: expected a JSON object: JSON does not allow a comma before } at byte 15\n"),
    Mistake(
      "an array as NDJSON", "render card.yaml --data array.ndjson -o out/", 1,
      "array.ndjson:1:1: error: expected a JSON object, found an array; put a single array in a .json file\n"),
    Mistake(
      "no data at all", "render card.yaml -o out/", 1,
      "card.yaml:3:48: error: the data has no value \"name\"; pass rows with --data, or add sample values under data: in the document "
        + "| subviews: [{id: name, class: UILabel, text: \"${name}\"}]\n"),
    Mistake(
      "a photo that is not there", "render photo.yaml --data people.csv -o out/ --quiet", 1,
      "photo.yaml:3:65: error: no such picture \"ada.png\"; {path: …, fallback: box} shows a box instead (people.csv:2) | "
        + "subviews: [{class: UIImageView, frame: [0, 0, 48, 48], image: \"${photo}\"}]\n"),
    Mistake(
      "a size with a comma", "render old.yaml -o out/ --size 300,200", 2,
      "Error: --size: expected sizes such as 320x480, found \"300,200\"; did you mean \"300x200\"?" + usage),
    Mistake(
      "a size above the limit", "render old.yaml -o out/ --size 200000x200000", 2,
      "Error: --size: expected a size of at most 100000 points per side, found \"200000x200000\"; --limit side=NUMBER raises "
        + "this" + usage),
    Mistake(
      "a negative scale", "render old.yaml -o out/ --scale -2", 2,
      "Error: --scale: expected a scale from 0.1 to 16, such as 1, 2 or 3, found \"-2\"" + usage),
    Mistake(
      "a text file as a document", "render notes.txt -o out/", 1,
      "notes.txt:1:1: error: expected a mapping with the key \"view\", found \"Dear all\"; layout documents are .yaml or "
        + ".json files, and headframe new writes one | Dear all\n"),
    Mistake(
      "a contradiction in continuous integration", "render box.yaml -o out/ --strict", 1,
      """
      box.yaml:6: error: broken constraint: box is exactly 40 points wide
        2 constraints contradict each other; removing any one of them resolves the conflict:
          1. box is exactly 40 points wide (made at line 6); broken
          2. box is exactly 50 points wide (made at line 7)
        Keep one of the two: both decide the width of box (line 6, line 7).

      """),
    Mistake(
      "a document that exists", "new old.yaml", 1,
      "old.yaml: error: exists and is not replaced; name another file, or remove this one\n"),
    Mistake(
      "a shell pattern without matches", "render *.yml -o out/", 1,
      "*.yml: error: no such file; the pattern matches no files\n"),
    Mistake(
      "a negative number", "render old.yaml -o out/ --jobs -3", 2,
      "Error: --jobs: expected a number from 1 to 256" + usage),
    Mistake(
      "a word for a number", "render old.yaml -o out/ --jobs all", 2,
      "Error: The value 'all' is invalid for '--jobs <number>': expected a number from 1 to 256\n"
        + "Help:  --jobs <number>  The number of worker processes that render at the same time; 1 renders in this process. "
        + "(default: 2)" + usage),
  ]

  @Test(
    "Each mistake is reported with its place, the expectation and a remedy, and leaves no file", arguments: mistakes
  )
  func mistake(_ mistake: Mistake) throws {
    try withFolder(Self.files) { folder in
      let command = try Command(mistake.arguments, in: folder)

      #expect(command.status == mistake.status)
      #expect(command.errors == mistake.message)
      #expect(command.output == "")
      #expect(try names(in: folder).allSatisfy { Self.files.keys.contains($0) || $0 == "out" })
    }
  }
}
