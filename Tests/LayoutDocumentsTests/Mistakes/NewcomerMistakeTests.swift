import LayoutDocuments
import Testing
import UIKitCore

/// Mistakes of authors who know other layout systems or little YAML, and the resulting messages.
@MainActor
@Suite("Typical mistakes")
struct NewcomerMistakeTests {
  @Test(
    "Numbers with units and sizes beyond the limit are reported with the expected value",
    arguments: [
      (
        "view: {frame: [0, 10pt, 3, 4]}\n", "1:19",
        "expected a number of points in a rectangle [x, y, width, height], found \"10pt\"; did you mean \"10\"?"
      ),
      ("size: 200000x200000\nview: {}\n", "1:7", "expected a size of at most 100000 points per side, found"),
      ("size: 300X200 pt\nview: {}\n", "1:7", "did you mean \"300x200\"?"),
      ("size: 320 px × 480.5 px\nview: {}\n", "1:7", "did you mean \"320x480.5\"?"),
      ("size: 320pt\nview: {}\n", "1:7", "did you mean \"320xfit\"?"),
      ("size: 85x55m\nview: {}\n", "1:7", "did you mean \"85x55mm\"?"),
      ("size: 85 mm x 55 mm\nview: {}\n", "1:7", "did you mean \"85x55mm\"?"),
      ("size: 8.5 × 11 in\nview: {}\n", "1:7", "did you mean \"8.5x11in\"?"),
    ])
  func numbers(text: String, position: String, message: String) {
    expectError(in: text, at: position, message)
  }

  /// Expects that a document has one error, whose message contains the given text.
  private func expectError(
    in text: String, at position: String, _ message: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let errors = ShownDocument.errors(of: text)

    #expect(errors.count == 1, sourceLocation: location)
    #expect(errors.first?.hasPrefix("test.yaml:\(position): error: ") == true, "\(errors)", sourceLocation: location)
    #expect(errors.first?.contains(message) == true, "\(errors)", sourceLocation: location)
  }

  @Test(
    "An error in YAML is reported with a remedy",
    arguments: [
      (
        "view:\n  subviews:\n    - id: a\n      class: UILabel\n     text: Hello\n", "5:6",
        "align the keys of a mapping and the items of a list"
      ),
      ("view:\n\tclass: UILabel\n", "2:1", "YAML is indented with spaces, not tabs"),
      (
        "view:\n  class: UILabel\n  text: Note: this\n", "3:13",
        "quote text that contains \": \", and align the keys of a mapping"
      ),
      ("view: {text: %d}\n", "1:14", "quote text that begins with %"),
      ("view: {text: @name}\n", "1:14", "quote text that begins with @"),
      ("view: {text: ${name}}\n", "1:15", "quote ${…} inside of [ ] and { }"),
      ("view: {subviews: [{id: a}]\n", "2:1", "begins at line 1); a [ or { is never closed"),
      (
        "view:\n  constraints: [H:|-[a]-|]\n", "2:21",
        "a comma may be missing, or quotes around text that contains brackets, bars or quotes"
      ),
      ("view: {text: 'It's'}\n", "1:18", "a comma may be missing, or quotes around text"),
      ("view: {class: UILabel, text: Note: this}\n", "1:34", "quote text that contains \": \""),
      (
        "view: {backgroundColor: #ff0000}\n", "2:1",
        "# begins a comment; quote text and colors that contain it, such as \"#ff8800\""
      ),
      // The comment hides the closing brace, so the error is on the next line.
      (
        "view:\n  subviews:\n    - {backgroundColor: #ff0000}\n  constraints: []\n", "4:14",
        "# begins a comment; quote text and colors that contain it, such as \"#ff8800\""
      ),
      (
        "view:\n  class: UILabel\n  textColor: #ff0000\n", "3:13",
        "expected a color such as red, systemBlue, #ff8800 or {light: …, dark: …}; in YAML # begins a comment, so that "
          + "\"#ff0000\" needs quotes"
      ),
      (
        "view:\n  backgroundColor: #ff0000\n", "2:19",
        "expected a color such as red, systemBlue, #ff8800 or {light: …, dark: …}; in YAML # begins a comment, so that "
          + "\"#ff0000\" needs quotes"
      ),
      ("view:\n  class: UILabel\n  text: #1 of 3\n", "3:8", "so that \"#1 of 3\" needs quotes"),
      ("view: {frame: [0, 0, 1]}\n", "1:15", "expected a rectangle [x, y, width, height], found a list of 3"),
      ("view: {frame: []}\n", "1:15", "expected a rectangle [x, y, width, height], found an empty list"),
      (
        "view: {class: UIImageView, image: {systemName: qqq}}\n", "1:48",
        "expected the name of an icon that headframe symbols lists, such as star.fill, found \"qqq\""
      ),
      ("view:\n  alpha: 1\n  tag: 2\n  alpha: 0.5\n", "4:3", "the key \"alpha\" occurs twice in one mapping"),
      (
        "view:\n  subviews:\n    id: a\n", "3:5",
        "expected a list for subviews, each item after a dash as in \"- {id: a}\""
      ),
    ])
  func yaml(text: String, position: String, message: String) {
    expectError(in: text, at: position, message)
  }

  @Test(
    "A term of another layout system is reported with UIKit's term",
    arguments: [
      ("{backgroundColour: red}", "backgroundColor"), ("{background: red}", "backgroundColor"),
      ("{class: UILabel, color: red}", "textColor"), ("{class: UILabel, lines: 2}", "numberOfLines"),
      ("{class: UILabel, Text: Hi}", "text"), ("{class: UILabel, alignment: center}", "textAlignment"),
      ("{cornerRadius: 4}", "layer.cornerRadius"), ("{hidden: true}", "isHidden"), ("{opacity: 1}", "alpha"),
      ("{class: UIStackView, children: []}", "arrangedSubviews"), ("{children: []}", "subviews"),
      ("{class: UIStackView, gap: 8}", "spacing"), ("{class: UIStackView, direction: row}", "axis"),
      ("{class: UIStackView, axis: row}", "horizontal"), ("{class: UIStackView, alignment: centre}", "center"),
      ("{class: UILabel, textAlignment: middle}", "center"), ("{class: UILabel, textAlignment: .centre}", "center"),
      ("{class: UILabel, lineBreakMode: tail}", "byTruncatingTail"), ("{contentMode: aspectFit}", "scaleAspectFit"),
      ("{backgroundColor: grey}", "gray"), ("{backgroundColor: UIColor.red}", "red"),
      ("{backgroundColor: .systemblue}", "systemBlue"), ("{class: Label}", "UILabel"),
      ("{class: Stack}", "UIStackView"),
      ("{isHidden: yes}", "true"), ("{id: my-label}", "my_label"),
      ("{class: UILabel, text: '${name | uppercase}'}", "upper"), ("{style: crad}", "card"),
      ("{class: UIImageView, image: {systemName: heart.filled}}", "heart.fill"), ("{class: Card, titel: a}", "title"),
      ("{class: UILabel, font: {name: intr, size: 9}}", "Inter"), ("{class: UISwitch, on: true}", "isOn"),
      ("{class: UISegmentedControl, items: [a]}", "segments"), ("{class: UITableViewCell, title: a}", "text"),
      ("{radius: 4}", "layer.cornerRadius"), ("{class: UITextField, hint: a}", "placeholder"),
      ("{class: UIButton, label: a}", "title"), ("{class: UISlider, max: 2}", "maximumValue"),
      ("{class: UILabel, bold: true}", "font"),
    ])
  func words(view: String, meant: String) {
    let rest = "\ndata: {name: a}\nstyles: {card: {alpha: 1}}\n"
    let card = "components: {Card: {parameters: {title: ''}, view: {class: UILabel, text: '${title}'}}}\n"

    let errors = ShownDocument.errors(of: "view: \(view)" + rest + card)

    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains("did you mean \"\(meant)\"?") == true, "\(errors)")
  }

  @Test(
    "An error in a constraint is reported with its column and the expected text",
    arguments: [
      ("titel.width = 40", 1, "no view or guide is called 'titel'; did you mean \"title\"?"),
      ("title.widht = 40", 7, "no attribute is called 'widht'; did you mean \"width\"?"),
      ("title width = 40", 6, "expected '.' and an attribute after 'title'"),
      ("width = 40", 1, "expected an item before 'width', as in 'title.width'"),
      ("title.width => 40", 13, "a relation is one of '=', '<=' and '>='; did you mean \">=\"?"),
      ("title.width = 40px", 17, "lengths are points and have no unit"),
      ("title.width = 50%", 17, "a part of a size is '0.5 * Superview.width'"),
      ("title.width ==", 15, "expected a number, a named constant or an item's attribute"),
      ("title.width = 40 @strong", 19, "expected a number up to 1000, or low, medium, high or required"),
      ("title.leading = other.left", 23, "leading and trailing cannot be related to left and right"),
      ("title.top = other.leading", 19, "a vertical attribute cannot be related to a horizontal one"),
      ("title.left = superview.left", 14, "did you mean \"Superview\"?"),
      (
        "title.width: 40", 1,
        "expected a relation (=, <= or >=) in a constraint, found a colon; did you mean \"title.width = 40\"?"
      ),
      ("'H:|-[titel]-|'", 7, "no view or guide is called 'titel'; did you mean \"title\"?"),
      ("'H:|-gap-[title]'", 6, "no metric is called 'gap'"),
      ("'H:|-[title]-'", 14, "expected a view or '|' after '-', as in '-[name]' or '-|'"),
      ("'H|[title]|'", 3, "expected a ':' after 'H' to specify horizontal arrangement"),
      ("title.topAnchor = other.top", 7, "no attribute is called 'topAnchor'; did you mean \"top\"?"),
      ("title.edges = other.edges", 7, "write one equation each for leading, trailing, top and bottom"),
      ("margins.top = title.top", 1, "no view or guide is called 'margins'; did you mean \"Superview.margins\"?"),
      ("title.top = parent.top", 13, "no view or guide is called 'parent'; did you mean \"Superview\"?"),
      ("title.top = Superview", 13, "found the item 'Superview'; did you mean \"Superview.top\"?"),
    ])
  func constraints(line: String, column: Int, message: String) {
    let text = "view:\n  subviews: [{id: title}, {id: other}]\n  constraints:\n    - \(line)\n"

    expectError(in: text, at: "4:\(column + 6)", message)
  }

  @Test(
    "An error without a likely correction is reported with the permitted values",
    arguments: [
      ("view: {class: UILabel, numberOfLines: two}", "expected a whole number of at least 0, found \"two\""),
      ("view: {size: 40}", "\"size\"; sizes are constraints such as title.width = 40, or a frame |"),
      ("view: {class: UILabel, lineHeihgt: 2}", "has no property \"lineHeihgt\" |"),
      ("view: {subviews: [{id: Superview}]}", "expected an id that is not reserved in constraints"),
      ("view: {class: UIImageView, image: '${photo}'}", "the data has no value \"photo\""),
      (
        "view: {class: UILabel, text: '${p | number}'}\ndata: {p: ''}",
        "found \"\" from ${p}; default: 0 before it replaces an empty value"
      ),
      ("view: {width: 40}", "sizes are constraints such as title.width = 40, or a frame"),
      ("view: {left: 40}", "positions are constraints such as title.top = Superview.top + 8, or a frame"),
      ("view: {class: UIButton, title: {Normal: Go}}", "did you mean \"normal\"?"),
      ("view: {class: UIButton, text: Go}", "UIButton has no property \"text\" (UILabel, UITextView"),
      ("view: {class: UILabel, font: Helvetica 17}", "or {name: Inter, size: 17}, found \"Helvetica 17\""),
      ("view: {class: UILabel, font: {name: Zapf, size: 9}}", "expected the name of a font that "),
      (
        "view: {subviews: [{repeat: 2, subviews: [{id: a}]}]}",
        "the id \"a\" is used by each repetition; only views of a"
      ),
      ("view: {subviews: [{id: a}, {id: a}]}", "the id \"a\" is already used at line 1"),
      ("view: {class: Card}\ncomponents: {Card: {parameters: [title], view: {}}}", "Card needs a value for \"title\""),
      (
        "view: {class: Card, title: x}\ncomponents: {Card: {parameters: [title, title], view: {}}}",
        "the parameter \"title\" occurs twice in Card"
      ),
      ("view: {class: UILabel, text: '${nmae}'}\ndata: {name: a}", "no value \"nmae\"; did you mean \"name\"?"),
      ("view: {}\nsize: 100 x 100", "did you mean \"100x100\"?"),
      ("view: {}\ndevice: iPhone 99 Pro", "found \"iPhone 99 Pro\"; did you mean \"iPhone17Pro\"?"),
      ("view: {}\ndevice: iPhone17Por", "did you mean \"iPhone17Pro\"?"),
      ("subviews: [{}]\nview: {}", "it belongs to a view, indented below \"view:\""),
      ("view: {class: UIStackView, subviews: [{}]}", "warning: a stack view does not arrange its subviews"),
      ("view: {subviews: [{when: regular}]}", "a mapping such as {horizontalSizeClass: …}, found \"regular\""),
    ])
  func others(text: String, message: String) {
    let errors = ShownDocument.errors(of: text)

    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
