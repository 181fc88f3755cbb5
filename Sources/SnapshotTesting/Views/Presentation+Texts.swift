import CairoRendering
import PictureComparison
import UIKitCore

extension Presentation {
  /// The tree as UIKit describes it, without addresses.
  var plainRecursiveDescription: String { withoutAddresses(root.recursiveDescription) }

  /// A line for each view: class, identifier in quotes, x, y, width and height in the topmost view.
  var frameLines: String {
    frames.map { view in
      let indent = String(repeating: "  ", count: view.depth)
      let id = view.id.isEmpty ? "" : " \"\(view.id.replacing("\n", with: "\\n"))\""
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(UIView.number)
      return "\(indent)\(view.className)\(id) \(numbers.joined(separator: " "))"
    }.joined(separator: "\n")
  }

  /// What is wrong with the layout, in lines that are the same on every run and wherever sources move.
  var layoutReport: String {
    let lines = LayoutFindings(root, drawnAs: displayList, withPlaces: false).all.flatMap(\.lines)
    return lines.isEmpty ? "Nothing to report." : lines.joined(separator: "\n")
  }

  /// The drawing as SVG; an error's words where there is none.
  var svg: String {
    do {
      return String(
        decoding: try Renderer().svg(displayList, options: SVGOptions(text: .referencedFonts)), as: UTF8.self)
    } catch {
      return "There is no drawing: \(error)"
    }
  }
}

/// Controllers, their children and what they present, a line each.
@MainActor
enum ControllerHierarchy {
  static func lines(_ controller: UIViewController, depth: Int = 0) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let view = controller.viewIfLoaded.map { "<\($0.className)>" } ?? "(view not loaded)"
    let line = "\(indent)<\(type(of: controller))>, state: appeared, view: \(view)"
    let children = controller.children.flatMap { lines($0, depth: depth + 1) }
    let presented = controller.directlyPresented.map { lines($0, depth: depth + 1) } ?? []
    return [line] + children + presented.map { $0.replacing("<", with: "+ <", maxReplacements: 1) }
  }
}
