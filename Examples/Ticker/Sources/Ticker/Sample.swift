import TickerViews
import UIKit

/// A view to render.
@MainActor
struct Sample {
  let name: String
  let make: () -> UIView
  /// A change of the view after its layout.
  var prepare: (UIView) -> Void = { _ in }

  static var all: [Sample] { pages + redAndBlue }

  /// Each page of the tickers.
  private static var pages: [Sample] {
    ["first", "second", "third"].enumerated().map { index, name in
      Sample(name: "TickerPages-\(name)") {
        TickerPages(Headline.samples, icon: icon)
      } prepare: { view in
        (view as? TickerPages)?.show(page: index)
      }
    }
  }

  /// The samples of both solutions, each in three notations.
  private static var redAndBlue: [Sample] {
    RedAndBlue.Solution.allCases.flatMap { solution in
      RedAndBlue.Notation.allCases.map { notation in
        Sample(name: "RedAndBlue-\(solution.rawValue)-\(notation.rawValue)") { RedAndBlue(solution, by: notation) }
      }
    }
  }

  /// The image of the layout documents, read from their folder.
  private static let icon = UIImage(
    contentsOfFile: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../news@2x.png").standardizedFileURL.path)
}
