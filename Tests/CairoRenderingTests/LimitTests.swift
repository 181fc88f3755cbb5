import Testing
import TextLayout
import UIFoundation

@testable import CairoRendering
@testable import UIGraphics

@Suite("Limits of rendering") struct LimitTests {
  private func list(_ width: CGFloat, _ height: CGFloat, _ items: [DisplayItem] = []) -> DisplayList {
    DisplayList(bounds: CGRect(x: 0, y: 0, width: width, height: height), items: items)
  }

  private func message(_ list: DisplayList, scale: CGFloat = 1, maximumPixels: Int = 1 << 20) -> String {
    do {
      _ = try Renderer(scale: scale, maximumPixels: maximumPixels).png(list)
      return "painted"
    } catch { return error.description }
  }

  @Test("Sizes and scales that are zero, negative or not finite are errors")
  func emptySizes() {
    #expect(
      message(list(0, 10))
        == "a picture of 0.0×10.0 points at scale 1.0 has no pixels; size and scale must be above zero")
    #expect(message(list(.nan, 10)).hasSuffix("must be above zero"))
    #expect(message(list(10, .infinity)).hasSuffix("must be above zero"))
    #expect(message(list(10, 10), scale: -1).hasSuffix("must be above zero"))
  }

  @Test("A picture above the pixel limit is an error with both numbers, even if the product overflows")
  func pixelLimit() {
    #expect(
      message(list(1025, 1024))
        == "a picture of 1025×1024 pixels exceeds the limit of 1048576 pixels; lower its size or scale, or raise the "
        + "limit with --limit pixels=NUMBER")
    #expect(message(list(1e300, 1e300)).contains("exceeds the limit"))
    #expect(message(list(1024, 1024)) == "painted")
  }

  @Test("A drawing that would take minutes to paint is rejected before painting begins")
  func paintingWork() {
    // A million dashes per point of a line of 4000 points.
    let dashed = StrokeItem(
      shape: .rect(CGRect(x: 0, y: 0, width: 1000, height: 1000)),
      style: StrokeStyle(width: 1, dash: StrokeStyle.Dash(phase: 0, lengths: [1e-6])), color: .black)

    #expect(
      message(list(1000, 1000, [.stroke(dashed)]))
        == "painting costs more than 4000 million pixels of plain color; the limit is 4000, "
        + "and --limit painting=NUMBER raises it")
  }

  @Test("A line that extends far beyond the picture costs only its visible part")
  func longLine() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 1e9, y: 5))
    let line = StrokeItem(shape: .path(path), style: StrokeStyle(width: 3), color: .black)

    #expect(message(list(10, 10, [.stroke(line)])) == "painted")
  }

  @Test("The error of a list with unbalanced groups or states contains the item's index")
  func unbalanced() {
    #expect(message(list(1, 1, [.restore])) == "item 0 of the display list: a restore without a save")
    #expect(message(list(1, 1, [.endGroup])).hasPrefix("item 0 of the display list: a group's end"))
    #expect(
      message(list(1, 1, [.save])) == "item 1 of the display list: the list ends with a save or a group left open")
    #expect(message(list(1, 1, [.beginGroup(GroupStyle()), .save, .endGroup])).hasPrefix("item 2 of the display list"))
    #expect(
      message(list(1, 1, [.save, .beginGroup(GroupStyle()), .restore]))
        == "item 2 of the display list: a restore without a save")
  }

  @Test("A thousand nested groups are an error")
  func nesting() {
    let deep = Array(repeating: DisplayItem.beginGroup(GroupStyle(alpha: 0.5)), count: 1000)

    #expect(message(list(1, 1, deep)) == "item 63 of the display list: groups or drawings are nested more than 64 deep")
  }

  @Test("A display list of a million items is painted")
  func manySteps() throws {
    let fill = DisplayItem.fill(FillItem(shape: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), color: .black))

    #expect(try pixelRows(list(1, 1, Array(repeating: fill, count: 1_000_000))) == [[0xFF00_0000]])
  }

  @Test("Singular and nonfinite transforms in a list hide later items until the state is restored")
  func singularTransforms() throws {
    let fill = DisplayItem.fill(FillItem(shape: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), color: .black))
    // The last scale is subnormal: its reciprocal is infinite.
    for scale in [CGFloat(0), .nan, .infinity, .leastNonzeroMagnitude] {
      let hidden = list(1, 1, [.save, .transform(CGAffineTransform(scaleX: scale, y: 1)), fill, .restore, fill])

      #expect(try pixelRows(hidden) == [[0xFF00_0000]])
    }
  }

  @Test("A conic gradient around a center that is not finite has its first color, since no angle is defined")
  func conicCenterAtInfinity() throws {
    let stops = [GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .clear)]
    for center in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: CGFloat.nan)] {
      let item = GradientItem(
        geometry: .conic(center: center, angle: 0), stops: stops, extendsBefore: true, extendsAfter: true)

      #expect(try pixelRows(list(1, 1, [.gradient(item)])) == [[0xFF00_0000]])
    }
  }

  @Test("Pictures taller or wider than Cairo's surfaces have every row and column")
  func bands() throws {
    for isTall in [true, false] {
      let length: CGFloat = 70_001
      let bounds = CGRect(x: 0, y: 0, width: isTall ? 2 : length, height: isTall ? length : 2)
      let recorded = DisplayList.record(bounds: bounds) { context in
        for offset in [0, 16_383, 16_384, 32_767, 32_768, 70_000] as [CGFloat] {
          context.fill(CGRect(x: isTall ? 0 : offset, y: isTall ? offset : 0, width: 1, height: 1))
        }
      }

      let rows = try pixelRows(recorded)

      let line = isTall ? rows.map { $0[0] } : rows[0]
      #expect(line.indices.filter { line[$0] != 0 } == [0, 16_383, 16_384, 32_767, 32_768, 70_000])
      let png = try Renderer().png(recorded)
      let decoded = try CGImage.decode(png, name: "own").image
      #expect(try decoded == Renderer().image(recorded))
    }
  }

  @Test("A shadow and text across the edge between two bands look the same as within one band")
  func bandEdges() throws {
    func picture(top: CGFloat) throws -> [[UInt32]] {
      let recorded = DisplayList.record(bounds: CGRect(x: 0, y: -top, width: 60, height: 60 + top)) { context in
        context.setShadow(offset: CGSize(width: 2, height: 3), blur: 9, color: UIColor.red.cgColor)
        context.fillEllipse(in: CGRect(x: 15, y: 15, width: 30, height: 30))
        "edge".draw(at: CGPoint(x: 5, y: 25), withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
      }
      return Array(try pixelRows(recorded).suffix(60))
    }

    // The first band ends at row 16,384, in the middle of the drawing.
    let (one, two) = (try picture(top: 0), try picture(top: 16_354))
    #expect(one.indices.filter { one[$0] != two[$0] } == [])
  }
}
