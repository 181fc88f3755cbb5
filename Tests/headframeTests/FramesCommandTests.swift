import Foundation
import Testing

@Suite("headframe frames")
struct FramesCommandTests {
  @Test("Frames are one JSON line for each document, scene and variant")
  func lines() throws {
    let document = """
      scenes: {one: {}, two: {set: {Red.frame: [1, 2, 3, 4]}}}
      direction: [ltr, rtl]
      view: {subviews: [{id: Red, frame: [5, 6, 7, 8], subviews: [{class: UILabel, frame: [1, 1, 2, 2]}]}]}

      """
    try withFolder(["a.yaml": document]) { folder in
      let command = try Command("frames", "a.yaml", "--size", "400x300", in: folder)

      #expect(command.status == 0)
      let lines = command.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 4)
      let expected = [
        #"{"input":"a.yaml","scene":"two","variant":"rtl","views":["#,
        #"{"class":"UIView","frame":[0,0,400,300],"frameInParent":[0,0,400,300],"id":null},"#,
        #"{"class":"UIView","frame":[1,2,3,4],"frameInParent":[1,2,3,4],"id":"Red"},"#,
        #"{"class":"UILabel","frame":[2,3,2,2],"frameInParent":[1,1,2,2],"id":null}]}"#,
      ].joined()
      #expect(lines.last == expected)
    }
  }

  @Test("Warnings are written to standard error and do not change the result")
  func warnings() throws {
    let document = """
      size: 100x100
      view: {subviews: [{id: a}], constraints: [a.top = 0.5 * Superview.bottom]}

      """
    try withFolder(["a.yaml": document]) { folder in
      let command = try Command("frames", "a.yaml", in: folder)

      #expect(command.status == 0)
      #expect(command.errors.hasPrefix("a.yaml:2:57: warning: a multiplier other than 1 between locations"))
      #expect(command.output.contains(#""frame":[0,50,0,0]"#))
    }
  }

  @Test("Text has baselines and lines in the coordinates of the root view, as JSON and as txt")
  func text() throws {
    // A line of the system font is 20.287 points high at 17 points, with its baseline 0.952148 em below its top.
    // This is 16.19, and 16 at the nearest half point.
    let document = """
      size: 100x100
      view: {subviews: [{id: box, frame: [10, 20, 80, 60], subviews: [{class: UILabel, id: a, frame: [5, 4, 70, 20.5], text: Hi}]}]}

      """
    try withFolder(["a.yaml": document]) { folder in
      let json = try Command("frames", "a.yaml", in: folder)
      let text = try Command("frames", "a.yaml", "--format", "txt", in: folder)

      #expect(json.output.contains(#""firstBaseline":40,"#))
      #expect(json.output.contains(#""lastBaseline":40,"lines":[{"origin":[15,40],"text":"Hi"}]"#))
      #expect(
        text.output == """
          a.yaml
            UIView  0, 0  100 × 100
              UIView box  10, 20  80 × 60
                UILabel a  15, 24  70 × 20.5
                  baseline 40  "Hi"

          """)
    }
  }

  @Test("--data prints a line for each row, with its number")
  func rows() throws {
    let document = "size: 100x50\nview: {subviews: [{id: a, frame: [0, 0, \"${width}\", 10]}]}\n"
    try withFolder(["a.yaml": document, "rows.csv": "width\n5\n8\n", "none.csv": "width\n"]) { folder in
      let file = try Command("frames", "a.yaml", "--data", "rows.csv", in: folder)
      let piped = try Command(
        "frames", "a.yaml", "--data", "-", "--format", "txt", input: "{\"width\": 7}\n", in: folder)
      let bad = try Command("frames", "a.yaml", "--data", "-", input: "{\"width\": 7}\n{\"n\": 1}\n", in: folder)
      let none = try Command("frames", "a.yaml", "--data", "none.csv", in: folder)
      let both = try Command("frames", "-", "--data", "-", in: folder)

      #expect(file.status == 0)
      #expect(
        file.lines
          == [(1, 5), (2, 8)].map { row, width in
            #"{"input":"a.yaml","scene":null,"variant":"","row":\#(row),"views":["#
              + #"{"class":"UIView","frame":[0,0,100,50],"frameInParent":[0,0,100,50],"id":null},"#
              + #"{"class":"UIView","frame":[0,0,\#(width),10],"frameInParent":[0,0,\#(width),10],"id":"a"}]}"#
          })
      #expect(piped.output == "a.yaml  row 1\n  UIView  0, 0  100 × 50\n    UIView a  0, 0  7 × 10\n")
      #expect(bad.status == 1)
      #expect(bad.lines.count == 1)
      #expect(bad.errors.contains("the data has no value \"width\", expected one of n (standard input:2)"))
      #expect(none.status == 3)
      #expect(none.errors == "none.csv: error: has no rows; expected one for each picture\n")
      #expect(both.status == 2)
      #expect(try names(in: folder) == ["a.yaml", "none.csv", "rows.csv"])
    }
  }
}
