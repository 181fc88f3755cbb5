import CairoRendering
import Foundation
import Testing
import TestViews
import UIKitCore

@testable import LayoutFigures

@MainActor
@Suite("Figures of layouts")
struct LayoutFigureTests {
  private var window: OffscreenWindow {
    let (view, label, guide) = (UIView(), UILabel(), UILayoutGuide())
    view.accessibilityIdentifier = "Root"
    label.accessibilityIdentifier = "Title"
    label.text = "Hello"
    guide.identifier = "Middle"
    view.addConstrained(label)
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60), guide.topAnchor.constraint(equalTo: label.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    return OffscreenWindow(of: view, size: CGSize(width: 200, height: 120))
  }

  private func texts(_ annotations: Set<LayoutFigure.Annotation>) -> [String] {
    LayoutFigure(window, showing: annotations).displayList.items.compactMap { item in
      if case .glyphs(let glyphs) = item { glyphs.text } else { nil }
    }
  }

  @Test("The layout is drawn first, then guide names, view names and values")
  func annotations() {
    #expect(texts([]) == ["Hello"])
    // Names of small views are placed first.
    #expect(texts([.frames]) == ["Hello", "Title", "Root"])
    #expect(texts([.guides]) == ["Hello", "Middle"])
    // The guide's width and height precede the distances of 40 and 30.
    #expect(texts([.constraints]) == ["Hello", "60", "20", "40", "30"])
    #expect(texts([.baselines]) == ["Hello"])
    #expect(texts([.guides, .frames]) == ["Hello", "Middle", "Title", "Root"])
  }

  @Test("Figures contain the layout and are reproducible")
  func stable() throws {
    let all = Set(LayoutFigure.Annotation.allCases)
    let first = LayoutFigure(window, showing: all).displayList
    let second = LayoutFigure(window, showing: all).displayList

    #expect(first.bounds.contains(CGRect(x: 0, y: 0, width: 200, height: 120)))
    #expect(first == second)
    let png = try Renderer(scale: 2).png(first)
    #expect(!png.isEmpty)
  }

  @Test("A first baseline of 20.5-point lines is at the ascent of 16.186, within the label's 30 from the top")
  func baselines() throws {
    let scene = FigureScene(window.root)

    let line = try #require(scene.baselines.first)
    #expect(scene.baselines.count == 1)
    // 0.952148 em of 17 points.
    #expect(abs(line.start.y - (30 + 16.186)) < 0.5)
    #expect(line.start.x == 40)
  }
}
