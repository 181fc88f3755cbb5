import UIKitCore

/// Rows of table views and items of collection views.
extension SceneBuilder {
  func addContent(_ element: Element, to view: UIView, cell: Element) {
    if let tableCell = view as? UITableViewCell {
      _ = self.view(element, into: tableCell.contentView)
    } else if let item = view as? UICollectionViewCell {
      _ = self.view(element, into: item.contentView)
    } else {
      let content = self.view(element)
      if element.recordedFrame(log) == nil { content.frame = contentFrame(in: cell) }
      view.addSubview(content)
      rules.adjust(content: content, of: cell)
    }
  }

  /// Returns the frame, in points, of a content view without a recorded frame.
  ///
  /// It is as wide as the table (600 points around a cell of 320 in build 7701) and as tall as the cell without its
  /// one-pixel separator.
  private func contentFrame(in cell: Element) -> CGRect {
    let separator = 1 / (document.device?.scale ?? document.scaleWithoutDevice)
    let height = cell.recordedFrame(log)?.height ?? 44
    return CGRect(x: 0, y: 0, width: tableWidth(around: cell), height: max(0, height - separator))
  }

  /// Returns the label or image view of a standard cell style. The cell places it and ignores recorded frames.
  func standardPart(_ element: Element) -> UIView? {
    guard let id = element.id, let content = element.parent?.parent, content.name == "tableViewCellContentView",
      let owner = content.parent, let cell = owner.id.flatMap({ objects[$0] }) as? UITableViewCell
    else { return nil }
    let part = Catalog.lists(of: cell).flatMap(\.children).first { $0.count == .part && owner[$0.name] == id }
    return part?.part(cell) as? UIView
  }

  /// Returns the width of the table around a cell in points, or of the cell if it is outside a table.
  func tableWidth(around cell: Element) -> CGFloat {
    if let table = table(around: cell) { return table.recordedFrame(log)?.width ?? 0 }
    return cell.recordedFrame(log)?.width ?? 0
  }

  /// Shows prototypes on the canvas. At run time, cells are created from them on demand.
  func addPrototypes(_ cells: [Element], to view: UIView) {
    guard let table = view as? UITableView, !options.includesDesignTime else { return addRows(cells, to: view) }
    for cell in cells {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.register(nib(of: cell), forCellReuseIdentifier: identifier)
    }
  }

  /// Shows the items of a collection view on the canvas as recorded.
  ///
  /// At run time they are created from the prototypes on demand.
  func addItems(_ cells: [Element], to view: UIView) {
    guard let collection = view as? UICollectionView, !options.includesDesignTime else {
      for cell in cells {
        let item = self.view(cell)
        view.addSubview(item)
      }
      return
    }
    for cell in cells {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.register(nib(of: cell), forCellWithReuseIdentifier: identifier)
    }
  }

  /// Shows the header or footer of a collection view's sections, or registers it at run time.
  func addSupplementary(_ element: Element, to view: UIView) {
    guard let collection = view as? UICollectionView, !options.includesDesignTime else {
      return view.addSubview(self.view(element))
    }
    guard let identifier = element["reuseIdentifier"] else { return }
    let kind =
      element.key == "sectionFooterView"
      ? UICollectionView.elementKindSectionFooter : UICollectionView.elementKindSectionHeader
    collection.register(nib(of: element), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// Returns a nib of one prototype, which creates a new view each time.
  private func nib(of prototype: Element) -> UINib {
    let (document, traits, options) = (document, traits, options)
    // A cell's connections can refer to objects outside its table.
    let program = program?.adding(objects)
    let segues = segues
    return UINib { _ in
      let builder = SceneBuilder(document, traits: traits, options: options)
      builder.program = program
      builder.segues = segues
      let made = builder.view(prototype)
      builder.activateConstraints()
      builder.connect(in: prototype)
      return [made]
    }
  }

  /// Shows the rows of a static table. The canvas has them as recorded; at run time, a data source provides them.
  func addSections(_ sections: [Element], to view: UIView) {
    let rows = sections.map { $0.child("cells")?.children ?? [] }
    guard let table = view as? UITableView, !options.includesDesignTime else {
      for cells in rows { addRows(cells, to: view) }
      if let table = view as? UITableView { addTitles(of: sections, to: table) }
      return
    }
    let made = zip(sections, rows).map { section, cells in
      StaticTableSource.Section(
        header: AttributeTable.string("headerTitle", of: section),
        footer: AttributeTable.string("footerTitle", of: section),
        rows: cells.compactMap { cell in
          (self.view(cell) as? UITableViewCell).map { ($0, cell.number("rowHeight", log)) }
        })
    }
    let source = StaticTableSource(made)
    table.delegate = source
    table.retainedDataSource = source
  }

  /// Returns the distance, in points, by which rows are below their recorded place in a picture.
  ///
  /// Old builds (6254) recorded rows as if there were no view above them. Such rows are moved below it.
  func rowShift(inTableOf cell: Element?) -> CGFloat {
    guard rules.movesRowsBelowHeaders, options.includesDesignTime, let top = cell?.recordedFrame(log)?.minY,
      let header = table(around: cell)?.child(key: "tableHeaderView")?.recordedFrame(log), header.maxY > top
    else { return 0 }
    return header.height
  }

  /// Returns the distance, in points, by which a table's footer is below its recorded place in a picture.
  func footerShift(of footer: Element) -> CGFloat {
    var cells: [Element] = []
    footer.parent?.forEach { if $0.name == "tableViewCell" { cells.append($0) } }
    let shift = rowShift(inTableOf: cells.first)
    guard let last = cells.last?.recordedFrame(log), let frame = footer.recordedFrame(log) else { return 0 }
    return frame.minY < last.maxY + shift ? shift : 0
  }

  /// Returns the element of the table that contains an element.
  private func table(around element: Element?) -> Element? {
    var current = element?.parent
    while let candidate = current, candidate.name != "tableView" { current = candidate.parent }
    return current
  }

  /// Shows the titles of sections in the space between recorded rows.
  private func addTitles(of sections: [Element], to table: UITableView) {
    let shift = rowShift(inTableOf: sections.firstNonNil { $0.child("cells")?.children.first })
    let rows = sections.map { section in
      section.child("cells")?.children.compactMap { $0.recordedFrame(log)?.offsetBy(dx: 0, dy: shift) } ?? []
    }
    for (index, section) in sections.enumerated() {
      guard let first = rows[index].first, let last = rows[index].last else { continue }
      let above = index > 0 ? rows[index - 1].last?.maxY ?? 0 : shift
      let below = rows.dropFirst(index + 1).firstNonNil(\.first)?.minY ?? .infinity
      if let title = AttributeTable.string("headerTitle", of: section), first.minY > above {
        let room = CGRect(x: first.minX, y: above, width: first.width, height: first.minY - above)
        table.place(title: title, of: index, isFooter: false, in: room)
      }
      if let title = AttributeTable.string("footerTitle", of: section), below > last.maxY {
        let room = CGRect(x: last.minX, y: last.maxY, width: last.width, height: below - last.maxY)
        table.place(title: title, of: index, isFooter: true, in: room)
      }
    }
  }

  private func addRows(_ cells: [Element], to view: UIView) {
    let shift = rowShift(inTableOf: cells.first)
    for (row, element) in cells.enumerated() {
      let made = self.view(element)
      if shift > 0 { made.frame.origin.y += shift }
      if let table = view as? UITableView, let cell = made as? UITableViewCell {
        table.place(cell, row: row, of: cells.count)
      } else {
        view.addSubview(made)
      }
    }
  }
}
