import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("The table of intrinsic sizes")
struct IntrinsicSizeTests {
  /// Returns the rows of Documentation/IntrinsicSizes.md: name, width and height.
  private static func rows() throws -> [(name: String, width: String, height: String)] {
    try Repository.text("Documentation/IntrinsicSizes.md").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 5 ? (cells[1], cells[2], cells[3]) : nil
    }
  }

  private static func text(_ length: CGFloat) -> String {
    length == UIView.noIntrinsicMetric ? "-" : length.asWritten
  }

  private static func label(_ text: String?, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private static func configured<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
    change(view)
    return view
  }

  private static func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  /// The view of each row.
  private static var views: KeyValuePairs<String, UIView> {
    [
      "`UIView`": UIView(),
      "`UILabel`, empty": label(nil),
      "`UILabel`, one line of 17 points": label("Moon"),
      "`UILabel`, two lines of 17 points": label("Moon\nMars"),
      "`UILabel`, one line of 12 points": label("Moon", 12),
      "`UILabel`, one line of 34 points": label("Moon", 34),
      "`UIImageView`, empty": UIImageView(),
      "`UIImageView`, a picture of 40 × 24": UIImageView(
        image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 24)).image { $0.fill($0.format.bounds) }),
      "`UITextField`, without a border": UITextField(),
      "`UITextField`, rounded": configured(UITextField()) { $0.borderStyle = .roundedRect },
      "`UITextView`, not scrolling, one line of 17 points": configured(UITextView()) {
        $0.isScrollEnabled = false
        $0.font = .systemFont(ofSize: 17)
        $0.text = "Moon"
      },
      "`UIButton`, system": configured(UIButton(type: .system)) { $0.setTitle("Title", for: .normal) },
      "`UIButton`, filled": button { _ in },
      "`UIButton`, filled and large": button { $0.buttonSize = .large },
      "`UISwitch`": UISwitch(),
      "`UISlider`": UISlider(),
      "`UIStepper`": UIStepper(),
      "`UISegmentedControl`": UISegmentedControl(items: ["One", "Two"]),
      "`UIProgressView`": UIProgressView(progressViewStyle: .default),
      "`UIProgressView`, in a bar": UIProgressView(progressViewStyle: .bar),
      "`UIActivityIndicatorView`": UIActivityIndicatorView(style: .medium),
      "`UIActivityIndicatorView`, large": UIActivityIndicatorView(style: .large),
      "`UIPageControl`, three pages": configured(UIPageControl()) { $0.numberOfPages = 3 },
      "`UISearchBar`": UISearchBar(),
      "`UISearchBar`, with a prompt": configured(UISearchBar()) { $0.prompt = "Prompt" },
      "`UISearchBar`, with scopes": configured(UISearchBar()) { $0.showsScopeBar = true },
      "`UINavigationBar`": UINavigationBar(),
      "`UINavigationBar`, with a prompt": configured(UINavigationBar()) {
        $0.items = [UINavigationItem(title: "Title")]
        $0.topItem?.prompt = "Prompt"
      },
      "`UINavigationBar`, with a large title": configured(UINavigationBar()) {
        $0.prefersLargeTitles = true
        $0.items = [UINavigationItem(title: "Title")]
      },
      "`UIToolbar`": UIToolbar(),
      "`UITabBar`": UITabBar(),
      "`UIScrollView`": UIScrollView(),
      "`UIStackView`": UIStackView(),
    ]
  }

  @Test("Every row has its view's intrinsic size, and every view has its row")
  func table() throws {
    let rows = try Self.rows()
    let views = Self.views

    #expect(rows.map(\.name) == views.map(\.key))
    for (row, view) in zip(rows, views.map(\.value)) {
      let size = view.intrinsicContentSize
      // The cells of widths that depend on the text are empty.
      if !row.width.isEmpty { #expect(Self.text(size.width) == row.width, "\(row.name)") }
      #expect(Self.text(size.height) == row.height, "\(row.name)")
    }
  }
}
