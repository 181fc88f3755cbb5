import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Controls and bars of documents")
struct ControlTests {
  @Test("A button has titles, colors and images for each state")
  func states() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      view:
        subviews:
          - id: button
            class: UIButton
            title: {normal: Go, selected: Gone, disabled: No}
            titleColor: {normal: red, disabled: gray}
            image: {selected: {systemName: star}}
            isSelected: true
            titleLabel: {font: bold 20, numberOfLines: 2}
          - {id: filled, class: UIButton, configuration: {style: filled, title: Buy, buttonSize: large}}
      """)

    let button = try #require(shown.view("button") as? UIButton)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.title(for: .disabled) == "No")
    #expect(button.currentTitle == "Gone")
    #expect(button.titleColor(for: .disabled) == .gray)
    #expect(button.image(for: .normal) == nil)
    #expect(button.currentImage?.isSymbolImage == true)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(button.titleLabel?.numberOfLines == 2)
    let filled = try #require(shown.view("filled") as? UIButton)
    #expect(filled.configuration?.title == "Buy")
    #expect(filled.configuration?.buttonSize == .large)
  }

  @Test("The limits of a control are set before its value")
  func values() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      view:
        subviews:
          - {id: slider, class: UISlider, value: 30, minimumValue: 20, maximumValue: 40}
          - {id: stepper, class: UIStepper, value: 500, maximumValue: 1000}
          - {id: progress, class: UIProgressView, progress: 0.25}
          - {id: pages, class: UIPageControl, numberOfPages: 5, currentPage: 2}
          - {id: spinner, class: UIActivityIndicatorView, style: large, isAnimating: true}
          - id: choice
            class: UISegmentedControl
            segments: [Day, {title: Week, width: 90, isEnabled: false}, {image: {systemName: star}}]
            selectedSegmentIndex: 2
          - {id: date, class: UIDatePicker, datePickerMode: date, date: 2025-03-01, locale: en_US, timeZone: UTC}
          - {id: search, class: UISearchBar, placeholder: Find, searchTextField.textColor: red}
      """)

    let slider = try #require(shown.view("slider") as? UISlider)
    #expect(slider.value == 30)
    #expect((shown.view("stepper") as? UIStepper)?.value == 500)
    #expect((shown.view("progress") as? UIProgressView)?.progress == 0.25)
    #expect((shown.view("pages") as? UIPageControl)?.currentPage == 2)
    let spinner = try #require(shown.view("spinner") as? UIActivityIndicatorView)
    #expect(spinner.style == .large)
    #expect(spinner.isAnimating)
    let choice = try #require(shown.view("choice") as? UISegmentedControl)
    #expect(choice.numberOfSegments == 3)
    #expect(choice.titleForSegment(at: 0) == "Day")
    #expect(choice.widthForSegment(at: 1) == 90)
    #expect(!choice.isEnabledForSegment(at: 1))
    #expect(choice.selectedSegmentIndex == 2)
    let search = try #require(shown.view("search") as? UISearchBar)
    #expect(search.searchTextField.textColor == .red)
    #expect(search.searchTextField.placeholder == "Find")
  }

  @Test("Bars have items; an item is a mapping or only a title")
  func bars() throws {
    let shown = try ShownDocument(
      """
      size: 390x300
      view:
        subviews:
          - id: bar
            class: UINavigationBar
            prefersLargeTitles: true
            standardAppearance: {background: opaque, backgroundColor: systemYellow}
            items:
              - First
              - title: Second
                rightBarButtonItems: [Save, {systemItem: add, tintColor: red}]
                leftBarButtonItem: {customView: {id: badge, class: UILabel, text: New}}
          - {id: tools, class: UIToolbar, items: [{systemItem: flexibleSpace}, Done]}
          - id: tabs
            class: UITabBar
            items: [{systemItem: search}, {title: Home, image: {systemName: house}, badgeValue: 3}]
            selectedItem: 1
      """)

    let bar = try #require(shown.view("bar") as? UINavigationBar)
    #expect(bar.items?.map(\.title) == ["First", "Second"])
    #expect(bar.topItem?.rightBarButtonItems?.map(\.title) == ["Save", nil])
    #expect(bar.topItem?.rightBarButtonItems?.last?.tintColor == .red)
    #expect(bar.topItem?.leftBarButtonItem?.customView === shown.view("badge"))
    #expect(bar.standardAppearance.backgroundColor == .systemYellow)
    #expect((shown.view("tools") as? UIToolbar)?.items?.count == 2)
    let tabs = try #require(shown.view("tabs") as? UITabBar)
    #expect(tabs.selectedItem?.title == "Home")
    #expect(tabs.selectedItem?.badgeValue == "3")
    #expect(tabs.items?.first?.title == "Search")
  }

  @Test("Named styles and a class's own style can be combined")
  func ownStyles() throws {
    let shown = try ShownDocument(
      """
      size: 300x300
      styles: {loud: {backgroundColor: red, layer.cornerRadius: 4}}
      view:
        subviews:
          - {id: table, class: UITableView, style: [loud, insetGrouped], layer: {borderWidth: 2}}
      """)

    let table = try #require(shown.view("table") as? UITableView)
    #expect(table.style == .insetGrouped)
    #expect(table.backgroundColor == .red)
    #expect(table.layer.cornerRadius == 4)
    #expect(table.layer.borderWidth == 2)
    #expect(
      ShownDocument.errors(of: "view: {class: UITableView, style: insetGroup}").first
        == "test.yaml:1:35: error: expected plain, grouped, insetGrouped, or the name of a style of this document, "
        + "found \"insetGroup\"; did you mean \"insetGrouped\"? | view: {class: UITableView, style: insetGroup}")
  }
}
