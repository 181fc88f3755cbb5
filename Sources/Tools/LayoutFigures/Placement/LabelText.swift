import UIKitCore

/// The shaped text of a label with its padding. All lengths are in points.
@MainActor
struct LabelText {
  /// The style of a label.
  enum Style {
    /// A value of a dimension or a name of a view.
    case value
    /// A remark next to the picture, in lines of similar length.
    case remark
    /// A number in a disc.
    case badge
    /// A term of a printed equation.
    case term
  }

  let style: Style
  let frame: TextFrame
  /// The text with the attributes of a remark's markup; nil for other labels.
  let markup: NSAttributedString?
  /// Indicates whether parts have colors of their own, which are readable on plates only.
  let hasColors: Bool
  /// The size of the label's box.
  let size: CGSize

  /// The maximum line width of a remark.
  private static let maximumWidth: CGFloat = 150
  private static let remarkSize: CGFloat = 11

  /// - Parameter isDark: Indicates whether the colors of a remark are for dark paper.
  init(_ text: String, _ style: Style, _ theme: FigureTheme = .standard, isDark: Bool = false) {
    self.style = style
    let remark = style == .remark ? RemarkText(text) : nil
    markup = remark?.attributed(Self.remarkSize, theme, isDark: isDark)
    hasColors = remark?.hasColors == true && !theme.isMonochrome
    let font = Self.font(style, theme)
    let layout =
      markup.map { ParagraphLayout($0, defaultFont: font) }
      ?? ParagraphLayout(text, font: font, style: Self.paragraphStyle)
    let maximum = Self.maximumWidth * theme.fontSize / FigureTheme.standardFontSize
    frame = layout.frame(width: style == .remark ? Self.balancedWidth(of: layout, maximum) : .infinity)
    let padding = Self.padding(style)
    let width = (frame.size.width + 2 * padding.width).rounded(.up)
    let height = (frame.size.height + 2 * padding.height).rounded(.up)
    size = CGSize(width: style == .badge ? max(width, height) : width, height: height)
  }

  /// Returns the top left corner of the text in the label's box.
  func origin(in label: CGRect) -> CGPoint {
    let padding = Self.padding(style)
    switch style {
    case .remark: return CGPoint(x: label.minX + padding.width, y: label.minY + padding.height)
    case .value, .badge, .term:
      return CGPoint(x: label.midX - frame.size.width / 2, y: label.midY - frame.size.height / 2)
    }
  }

  /// The style of labels, which breaks lines of Korean between words.
  static let paragraphStyle: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .standard
    return style
  }()

  private static func font(_ style: Style, _ theme: FigureTheme) -> UIFont {
    switch style {
    case .value: theme.font(ofSize: 10, weight: .semibold)
    case .remark: theme.font(ofSize: remarkSize, weight: .regular)
    case .badge: theme.font(ofSize: 9, weight: .bold)
    case .term: theme.font(ofSize: 17, weight: .semibold)
    }
  }

  private static func padding(_ style: Style) -> CGSize {
    switch style {
    case .value: CGSize(width: 2, height: 0)
    case .remark: CGSize(width: 3, height: 1)
    case .badge: CGSize(width: 3, height: 1.5)
    case .term: .zero
    }
  }

  /// Returns the narrowest width that needs no more lines than the maximum width, to avoid short lines.
  private static func balancedWidth(of layout: ParagraphLayout, _ maximumWidth: CGFloat) -> CGFloat {
    let lines = layout.lineCount(width: maximumWidth)
    guard lines > 1 else { return maximumWidth }
    var (low, high) = (CGFloat(0), maximumWidth)
    while high - low > 1 {
      let middle = (low + high) / 2
      if layout.lineCount(width: middle) > lines { low = middle } else { high = middle }
    }
    return high
  }
}
