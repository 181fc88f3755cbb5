import CairoRendering
import Testing
import UIKitCore

@MainActor
@Suite("Review of figures")
struct FigureReviewTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 120, height: 60)
  private static let text = ParagraphLayout("Text", font: .systemFont(ofSize: 12)).frame(width: .infinity)

  private func picture(_ draw: (CGContext) -> Void = { _ in }) -> DisplayList {
    DisplayList.record(bounds: Self.bounds) { context in
      context.setFillColor(CGColor(.white))
      context.fill(Self.bounds)
      draw(context)
    }
  }

  private func review(_ picture: DisplayList, _ annotations: (CGContext) -> Void) throws -> FigureReview {
    let overlay = DisplayList.record(bounds: Self.bounds, annotations)
    return try FigureReview(
      DisplayList(bounds: Self.bounds, items: picture.items + overlay.items), over: picture)
  }

  private func write(_ context: CGContext, x: CGFloat, y: CGFloat, _ color: RGBA = .black) {
    context.draw(Self.text, at: CGPoint(x: x, y: y), defaultColor: UIColor(color))
  }

  @Test("A label in a free place covers nothing and has the contrast of its ink")
  func clear() throws {
    let review = try review(picture { write($0, x: 10, y: 10) }) { write($0, x: 70, y: 10, RGBA(hex: 0x777777)) }

    #expect(review.glyphOverlap == 0)
    #expect(review.labelOverlap == 0)
    #expect(review.lineOverlap == 0)
    #expect(review.outside == 0)
    #expect(review.labelCount == 1)
    #expect(review.coveringCount == 0)
    // By the formula of WCAG 2.1, #777777 on white has a contrast of 4.48.
    #expect(abs(review.labelContrast - 4.48) < 0.01)
  }

  @Test("Labels over text, over each other, under lines and outside of the canvas are detected")
  func covered() throws {
    let onText = try review(picture { write($0, x: 10, y: 10) }) { write($0, x: 12, y: 10) }
    let onLabel = try review(picture()) { context in
      write(context, x: 10, y: 10)
      write(context, x: 14, y: 10)
    }
    let struck = try review(picture()) { context in
      write(context, x: 10, y: 10)
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 18), CGPoint(x: 60, y: 18)])
    }
    let outside = try review(picture()) { write($0, x: 110, y: 10) }
    // A line of 20 points, of which 9 are outside of the picture.
    let lineOutside = try review(picture()) { context in
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: -9, y: 30), CGPoint(x: 11, y: 30)])
    }
    // A white stroke over text, as in the casing of a line.
    let cased = try review(picture { write($0, x: 10, y: 10) }) { context in
      context.setStrokeColor(CGColor(.white))
      context.setLineWidth(3)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 18), CGPoint(x: 60, y: 18)])
    }

    #expect(onText.glyphOverlap > 0 && onText.coveringCount == 1)
    #expect(onLabel.labelOverlap > 0 && onLabel.coveringCount == 2)
    // A label under a line is counted as well, although the label is the covered part.
    #expect(struck.lineOverlap > 0 && struck.coveringCount == 1)
    // `glyphOverlap` is the text that the letters of labels cover, and `textOverlap` that any annotation covers.
    #expect(onText.textOverlap > 0 && onLabel.textOverlap == 0)
    #expect(outside.outside > 0)
    #expect(abs(lineOutside.outside - 9) <= 0.25)
    #expect(cased.textOverlap > 0 && cased.glyphOverlap == 0 && cased.lineOverlap == 0)
  }

  @Test("Labels and lines in blue on blue have a contrast below 1.5")
  func contrast() throws {
    let blue = RGBA(hex: 0x007AFF)
    let background = picture { context in
      context.setFillColor(CGColor(blue))
      context.fill(Self.bounds)
    }

    let review = try review(background) { context in
      write(context, x: 10, y: 10, RGBA(hex: 0x0060DF))
      context.setStrokeColor(CGColor(RGBA(hex: 0x0060DF)))
      context.setLineWidth(1)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 50), CGPoint(x: 60, y: 50)])
    }

    #expect(review.labelContrast < 1.5)
    #expect(review.lineContrast < 1.5)
  }
}
