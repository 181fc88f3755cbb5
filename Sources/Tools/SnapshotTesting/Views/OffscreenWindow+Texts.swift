import CairoRendering
import LayoutChecks
import UIKitCore

extension OffscreenWindow {
  /// UIKit's description of the tree without addresses.
  var recursiveDescriptionWithoutAddresses: String { withoutAddresses(root.recursiveDescription) }

  /// One line per view: class, quoted identifier, x, y, width and height in root coordinates.
  var frameLines: String {
    frames.map { view in
      let indent = String(repeating: "  ", count: view.depth)
      let id = view.id.isEmpty ? "" : " \"\(view.id.replacing("\n", with: "\\n"))\""
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(UIView.number)
      return "\(indent)\(view.className)\(id) \(numbers.joined(separator: " "))"
    }.joined(separator: "\n")
  }

  /// The layout problems as text that is stable between runs and independent of source locations.
  var layoutReport: String {
    let lines = LayoutFindings(root, drawnAs: displayList, withPlaces: false).all.flatMap(\.lines)
    return lines.isEmpty ? "Nothing to report." : lines.joined(separator: "\n")
  }

  /// The drawing as SVG, or the message of an error.
  var svg: String {
    do {
      return String(
        decoding: try Renderer().svg(displayList, options: SVGOptions(text: .referencedFonts)), as: UTF8.self)
    } catch {
      return "There is no drawing: \(error)"
    }
  }
}

/// A text with one line for each controller, child and presented controller.
@MainActor
enum ControllerHierarchy {
  static func lines(_ controller: UIViewController, depth: Int = 0) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let view = controller.viewIfLoaded.map { "<\($0.className)>" } ?? "(view not loaded)"
    let line = "\(indent)<\(type(of: controller))>, state: appeared, view: \(view)"
    let children = controller.children.flatMap { lines($0, depth: depth + 1) }
    let presented = controller.ownPresented.map { lines($0, depth: depth + 1) } ?? []
    return [line] + children + presented.map { $0.replacing("<", with: "+ <", maxReplacements: 1) }
  }
}
