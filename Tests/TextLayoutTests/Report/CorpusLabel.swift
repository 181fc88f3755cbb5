import Foundation
import FoundationXML
import UIFoundation

@testable import TextLayout

/// A label of an Interface Builder document with its frame in Apple's layout.
struct CorpusLabel {
  var file: String
  var text: String
  var font: UIFont
  /// The text style, or the type, weight and size of the font: "body" or "system bold 17.0".
  var kind: String
  var width: CGFloat
  var height: CGFloat
  var scale: CGFloat
}

/// A reader of the labels in `.xib` and `.storyboard` files. It skips unsupported labels.
final class CorpusLabelReader: NSObject, XMLParserDelegate {
  private(set) var labels: [CorpusLabel] = []
  private let file: String
  private var scale: CGFloat = 2
  private var openElements: [(name: String, attributes: [String: String])] = []
  private var label: [String: String]?
  private var rect: CGSize?
  private var font: (UIFont, String)?
  private var longText: String?

  private init(file: String) { self.file = file }

  /// Returns all labels below a folder, sorted by path.
  static func labels(under folder: String) throws -> [CorpusLabel] {
    guard let paths = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) else { return [] }
    var labels: [CorpusLabel] = []
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      let reader = CorpusLabelReader(file: path)
      let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)))
      parser.delegate = reader
      _ = parser.parse()
      labels += reader.labels
    }
    return labels
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if name == "device", let id = attributes["id"] { scale = Self.scale(of: id) }
    if name == "label" {
      (label, rect, font, longText) = (attributes, nil, nil, nil)
    } else if openElements.last?.name == "label" {
      read(name, attributes)
    }
    openElements.append((name, attributes))
  }

  private func read(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "rect" where attributes["key"] == "frame":
      guard let width = attributes["width"].flatMap(Double.init), let height = attributes["height"].flatMap(Double.init)
      else { return }
      rect = CGSize(width: width, height: height)
    case "fontDescription": font = Self.font(attributes)
    case "string" where attributes["key"] == "text": longText = ""
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if openElements.last?.name == "string", longText != nil { longText? += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    openElements.removeLast()
    guard name == "label", let label else { return }
    self.label = nil
    guard let rect, let font, label["misplaced"] != "YES", label["ambiguous"] != "YES",
      let text = label["text"] ?? longText, !text.isEmpty, !text.contains("\n")
    else { return }
    labels.append(
      CorpusLabel(
        file: file, text: text, font: font.0, kind: font.1, width: rect.width, height: rect.height, scale: scale))
  }

  /// Returns the scale of a device of the corpus: 3 for the listed devices and 2 for all others.
  private static func scale(of device: String) -> CGFloat {
    let triple = ["retina5_5", "retina5_9", "retina6_3", "retina6_5", "retina6_7", "retina6_12", "retina6_72"]
    return triple.contains(device) ? 3 : 2
  }

  private static func font(_ attributes: [String: String]) -> (UIFont, String)? {
    if let style = attributes["style"] {
      let font = UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      return (font, style.replacingOccurrences(of: "UICTFontTextStyle", with: "").lowercased())
    }
    guard attributes["name"] == nil, let size = attributes["pointSize"].flatMap(Double.init), size > 0 else {
      return nil
    }
    let kind = "\(attributes["type"] ?? "system") \(attributes["weight"] ?? "") \(size)"
    switch attributes["type"] {
    case "boldSystem": return (.boldSystemFont(ofSize: size), kind)
    case "italicSystem": return (.italicSystemFont(ofSize: size), kind)
    case "system":
      return (.systemFont(ofSize: size, weight: weight(attributes["weight"])), kind)
    default: return nil
    }
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }
}
