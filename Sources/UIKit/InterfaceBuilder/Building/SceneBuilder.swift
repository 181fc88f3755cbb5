import UIKitCore

/// A builder of a scene's views and the constraints between them.
@MainActor
final class SceneBuilder {
  let document: InterfaceDocument
  let options: InterfaceOptions
  let traits: UITraitCollection
  /// The insets of the scene that are covered by bars and the device, in points.
  let safeArea: UIEdgeInsets
  /// The created objects by object id, such as views, guides and controllers.
  private(set) var objects: [String: AnyObject] = [:]
  /// The views with the elements from which they were created, parents first.
  private(set) var built: [(element: Element, view: UIView)] = []
  /// Constraints by object id.
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// The ids of parts that the size class omits.
  private var uninstalled: Set<String> = []
  private var pending: [(element: Element, container: UIView, scope: Scope, isInstalled: Bool)] = []
  /// The objects of the current controller. A scene that is embedded twice is built twice.
  var scope = Scope()
  /// The containers of the current scene and their embedding segues.
  private var embeds: [(container: UIView, segue: Element)] = []
  /// The controllers made by `controller(_:)`, in order.
  var madeControllers: [UIViewController] = []
  /// The controllers being built, the outermost first. They are used to detect cycles.
  var open: [Element] = []
  private(set) var customClasses: [String] = []
  /// The rules of the canvas or of run time.
  let rules: any SceneRules
  /// The program that loads the document; nil when its canvas is drawn.
  var program: ProgramContext?
  /// Segues of the scene by object id.
  var segues: [String: StoryboardSegueTemplate] = [:]
  /// The objects that only the scene retains.
  var kept: [AnyObject] = []

  var log: ProblemLog { document.log }

  init(
    _ document: InterfaceDocument, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero,
    options: InterfaceOptions
  ) {
    self.document = document
    self.safeArea = safeArea
    self.traits = traits
    self.options = options
    document.boldSystemWeight = options.includesDesignTime ? .bold : .semibold
    rules = options.canvas ?? RunTimeRules(document: document)
  }

  /// Registers an object for constraints and outlets under its element's id.
  func register(_ object: AnyObject, as element: Element) {
    guard let id = element.id else { return }
    objects[id] = object
    scope.objects[id] = object
  }

  /// Releases an object that retains the builder. Connections still find it through the program.
  func release(_ object: AnyObject, as element: Element) {
    guard let id = element.id else { return }
    objects[id] = nil
    scope.objects[id] = nil
    program = program?.adding([id: object])
  }

  /// The objects of one controller and its views by object id.
  final class Scope {
    var objects: [String: AnyObject] = [:]
  }

  /// Returns an object of an element's custom class; nil if the element names no registered class.
  func customObject(_ element: Element) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    if let object = options.registry.make(named: name, module: element["customModule"]) { return object }
    if !customClasses.contains(name) { customClasses.append(name) }
    return nil
  }

  /// Removes and returns the views built since the last call, with their elements, parents first.
  func takeBuilt() -> [(element: Element, view: UIView)] {
    defer { built = [] }
    return built
  }

  // MARK: Views

  /// Creates the view of an element, or fills an existing one, with all descendants.
  ///
  /// The frame is the recorded one until layout changes it.
  func view(_ element: Element, into existing: UIView? = nil) -> UIView {
    if existing == nil, standardPart(element) == nil, let view = customView(element) { return view }
    let view = existing ?? make(element)
    fill(view, element)
    return view
  }

  /// Configures a view from its element and creates its subviews.
  func fill(_ view: UIView, _ element: Element) {
    register(view, as: element)
    built.append((element, view))
    if open.count > 1 { document.copies.add() }
    prepareGeometry(of: view, element)
    let variations = Variations(of: element, for: traits)
    // Files omit the hugging priority 250, even where code has another one by default.
    if program == nil {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(.defaultLow, for: axis)
      }
    }
    for source in [element] + variations.overrides { AttributeTable.apply(source, to: view, self) }
    rules.adjust(view, element, safeArea: safeArea)
    if options.text == .recorded { setRecordedContentSize(view, element) }
    setDesignableSize(view, element)
    if view.replacementContentSize == nil { rules.setContentSize(of: view, element, options.text) }
    addGuides(of: view, element)
    // Outer constraints come first, because UIKit breaks the inner one of two conflicting constraints.
    collectConstraints(of: view, element, variations)
    addSubviews(of: view, element, variations)
    addParts(of: view, element)
    addEmbeds(of: view, element)
    noteUnknownParts(of: element)
  }

  private func make(_ element: Element) -> UIView {
    if let part = standardPart(element) { return part }
    if let view = customObject(element) as? UIView { return view }
    if let view = rules.view(for: element) { return view }
    if let maker = ClassTable.ownViews[element.name] { return maker(element) }
    if let view = catalogObject(element) as? UIView { return view }
    log.note(element, "<\(element.name)> is unknown; a plain view replaces it.")
    return UIView()
  }

  private func prepareGeometry(of view: UIView, _ element: Element) {
    view.accessibilityIdentifier = element.id
    if let frame = element.recordedFrame(log) { view.frame = frame }
    if let mask = element.child("autoresizingMask") {
      for (name, part) in Self.maskParts where mask.flag(name) == true { view.autoresizingMask.insert(part) }
    }
    let translates = element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
    // Without constraints, the canvas keeps the fixed frame, as the compiler of Interface Builder does.
    view.translatesAutoresizingMaskIntoConstraints = translates || element.flag("fixedFrame") == true
  }

  /// Sets the recorded content size of text that is not measured.
  private func setRecordedContentSize(_ view: UIView, _ element: Element) {
    guard let size = element.recordedFrame(log)?.size else { return }
    switch element.name {
    case "label", "button", "textField":
      view.replacementContentSize = view.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
    case "textView" where (view as? UIScrollView)?.isScrollEnabled == false: view.replacementContentSize = size
    default: break
    }
  }

  private static let maskParts: [(String, UIView.AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  private func addSubviews(of view: UIView, _ element: Element, _ variations: Variations) {
    for child in element.child("subviews")?.children ?? [] {
      guard variations.installs(child.id, in: "subviews") else {
        child.forEach { if let id = $0.id { uninstalled.insert(id) } }
        continue
      }
      let subview = self.view(child)
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }

  /// Adds the views outside of `subviews`: content views, cells, headers and footers.
  private func addParts(of view: UIView, _ element: Element) {
    for child in element.children {
      switch child.name {
      case "tableViewCellContentView", "collectionViewCellContentView": addContent(child, to: view, cell: element)
      case "collectionReusableView": addSupplementary(child, to: view)
      case "view" where child.key != nil: addPart(child, to: view)
      case _ where Self.isTablePart(child): addPart(child, to: view)
      case "prototypes": addPrototypes(child.children, to: view)
      case "cells": addItems(child.children, to: view)
      case "sections": addSections(child.children, to: view)
      default: break
      }
    }
  }

  /// Returns whether an element is a view above, below or behind the rows of a table.
  private static func isTablePart(_ element: Element) -> Bool {
    element.parent?.name == "tableView"
      && ["tableHeaderView", "tableFooterView", "backgroundView"].contains(element.key ?? "")
  }

  private func addPart(_ element: Element, to view: UIView) {
    // On the canvas, rows and the views above and below them have their recorded frames.
    let isCanvas = options.includesDesignTime
    switch (element.key, view) {
    case ("contentView", let view as UIVisualEffectView): _ = self.view(element, into: view.contentView)
    case ("contentView", _ as UICollectionViewCell): addContent(element, to: view, cell: element)
    case ("tableHeaderView", let table as UITableView) where !isCanvas: table.tableHeaderView = self.view(element)
    case ("tableFooterView", let table as UITableView) where !isCanvas: table.tableFooterView = self.view(element)
    case ("tableHeaderView", let table as UITableView) where rules.movesRowsBelowHeaders,
      ("tableFooterView", let table as UITableView) where rules.movesRowsBelowHeaders:
      let edge = self.view(element)
      if element.key == "tableFooterView" { edge.frame.origin.y += footerShift(of: element) }
      table.placeEdge(edge)
    case ("backgroundView", let table as UITableView): table.backgroundView = self.view(element)
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = self.view(element)
    default: view.addSubview(self.view(element))
    }
  }

  private func addEmbeds(of view: UIView, _ element: Element) {
    guard options.fillsContainers else { return }
    for connection in element.child("connections")?.children ?? []
    where connection.name == "segue" && connection["kind"] == "embed" {
      embeds.append((view, connection))
    }
  }

  /// Removes and returns the containers found since the last call, with their embedding segues.
  func takeEmbeds() -> [(container: UIView, segue: Element)] {
    defer { embeds = [] }
    return embeds
  }

  private func noteUnknownParts(of element: Element) {
    for child in element.children where !ClassTable.silent.contains(child.name) && !Self.isTablePart(child) {
      log.note(child, "<\(child.name)> inside <\(element.name)> is not read.")
    }
  }

  // MARK: Guides

  private func addGuides(of view: UIView, _ element: Element) {
    for child in element.children where ClassTable.guides.contains(child.name) {
      if let guide = guide(child, of: view) { register(guide, as: child) }
    }
    for child in element.child("layoutGuides")?.children ?? [] {
      if let guide = guide(child, of: view) { register(guide, as: child) }
    }
  }

  private func guide(_ element: Element, of view: UIView) -> UILayoutGuide? {
    switch element.key {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins", "layoutMarginsGuide": return view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": return view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": return view.keyboardLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide ?? plainGuide(element, of: view)
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide ?? plainGuide(element, of: view)
    default:
      if element.name == "viewLayoutGuide" {
        log.note(element, "The guide \"\(element.key ?? "")\" is unknown; a guide without constraints replaces it.")
      }
      return plainGuide(element, of: view)
    }
  }

  private func plainGuide(_ element: Element, of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = element["identifier"] ?? element.id ?? ""
    view.addLayoutGuide(guide)
    return guide
  }

  // MARK: Constraints

  private func collectConstraints(of view: UIView, _ element: Element, _ variations: Variations) {
    for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
      let isInstalled = variations.installs(child.id, in: "constraints")
      // A program's outlets can refer to constraints that it activates later.
      if isInstalled || program != nil { pending.append((child, view, scope, isInstalled)) }
    }
  }

  /// Creates the constraints whose items are installed, and activates the installed constraints.
  ///
  /// Call it after creating all views of the scene.
  func activateConstraints() {
    for (element, container, scope, isInstalled) in pending {
      if element.flag("placeholder") == true, !options.includesDesignTime { continue }
      guard let constraint = ConstraintReader(element, container, scope, self).constraint() else { continue }
      if isInstalled { container.addConstraint(constraint) }
      if let id = element.id { constraints[id] = constraint }
    }
    pending = []
  }

  /// Returns whether the size class omits an item and therefore its constraints.
  func isUninstalled(_ id: String) -> Bool { uninstalled.contains(id) }
}
