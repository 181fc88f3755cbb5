extension Fidelity {
  /// Returns a page of figures by project, class and cause. Projects are numbered, and documents unnamed.
  ///
  /// The projects of `aside` are also compared with all others.
  package func markdown(aside: ProjectSelection? = nil) -> String {
    let (all, ownAll) = (recorded.flatMap(\.comparisons), own.flatMap(\.comparisons))
    return """
      # Fidelity to Interface Builder

          headframe fidelity FOLDER

      Written by `make fidelity`; do not edit. \(documents) documents of \(projects.count) projects, \
      \(loaded) of which load, with \(comparable) frames that Interface Builder computed with Apple's own Auto Layout.

      A frame *as recorded* is laid out with the recorded sizes of labels, buttons, text fields and text views, and agrees
      within half a point on every edge. With *own text* these sizes are measured here, and a frame agrees within a point
      on every edge. *Decided* frames follow from constraints or a stack view; the others keep an autoresizing mask in a
      superview of recorded size. A plain view without subviews in a stack view has its recorded length as content size,
      because Interface Builder keeps this length.

      ## All documents

      \(Self.table(["", "compared", "as recorded", "own text", "decided", "as recorded", "own text"], [Self.row("all", all, ownAll)]))

      ## Exemptions

      Frames that are no evidence of a layout error are exempt, and not compared. In a row of this table, the columns
      after *frames* show the figures as if the frames of that row were compared as well.

      - *misplaced* and *ambiguous*: the document marks the view with this word.
      - *tabBar*: the bar of a tab bar controller, which Interface Builder always records at the top.
      - *hidden*: the view is in a hidden arranged subview, whose frame a stack view does not set.
      - *contradicted*: the recorded frames contradict a required constraint of the view or of a container.
      - *undetermined*: the constraints allow several frames.

      \(Self.table(Self.exemptionHead, exemptionRows(all, ownAll)))

      \(aside.map(asideSection) ?? "")## By project

      \(Self.table(["project", "compared", "as recorded", "own text", "decided", "as recorded", "own text"], projectRows))

      ## By class

      \(Self.table(["class", "compared", "as recorded", "own text", "decided", "as recorded", "own text"], Self.kindRows(all, ownAll)))

      ## What still differs

      Each row counts the views with one cause: the presumed reason, the class, and the values of the frame that differ.
      A view in a container of wrong size has the cause of its container. Reasons:

      - *bar*: the size or position of a bar on the canvas, the area in which Interface Builder shows a scene.
      - *safe area*: the safe area of the canvas.
      - *stack*: the arrangement of a stack view.
      - *margins*: the margins of the superview.
      - *neighbor*: a view of the same container, connected by a constraint, that also differs.
      - *text*, *image* and *control*: a content size.
      - *mask*: an autoresizing mask.
      - *constraints*: anything else.

      \(Self.table(["as recorded", "views", "documents"], Self.causeRows(recorded, .halfPoint)))

      \(Self.table(["own text", "views", "documents"], Self.causeRows(own, .point)))
      """
  }

  private var projects: [String] { Set(recorded.map(\.project)).sorted() }

  private var projectRows: [[String]] {
    projects.enumerated().map { index, project in
      let inside = zip(recorded, own).filter { $0.0.project == project }
      let builds = inside.map(\.0.toolsVersion).filter { $0 > 0 }
      let name = "\(index + 1): \(inside.count) documents, builds \(builds.min() ?? 0) to \(builds.max() ?? 0)"
      return Self.row(name, inside.flatMap(\.0.comparisons), inside.flatMap(\.1.comparisons))
    }
  }

  private static func kindRows(_ all: [FrameComparison], _ ownAll: [FrameComparison]) -> [[String]] {
    Set(all.map(\.kind)).sorted().map { kind in
      row(kind, all.filter { $0.kind == kind }, ownAll.filter { $0.kind == kind })
    }
  }

  /// Returns the section about held-out projects and all others, with and without each exemption.
  private func asideSection(_ selection: ProjectSelection) -> String {
    let isAside = selection.contains(recorded, numbering: projects)
    func views(_ documents: [DocumentResult], _ aside: Bool) -> [FrameComparison] {
      zip(documents, isAside).filter { $0.1 == aside }.flatMap(\.0.comparisons)
    }
    func table(_ aside: Bool) -> String {
      let (all, ownAll) = (views(recorded, aside), views(own, aside))
      let exempt = exemptionRows(all, ownAll, first: ["none", "0"] + shares(all, ownAll).map(Self.text))
      return Self.table(Self.exemptionHead, exempt)
    }
    return """
      ## Held-out documents

      \(isAside.count { $0 }) documents were not read while the first rules for imitating Interface Builder were derived
      from the others. Some of them were read for later rules, so documents that were never read can be expected to
      agree less. The row of an exemption compares its frames as well.

      Held out, \(views(recorded, true).count { $0.exemption == nil }) frames:

      \(table(true))

      The others, \(views(recorded, false).count { $0.exemption == nil }) frames:

      \(table(false))


      """
  }

  private static let exemptionHead = [
    "exempt", "frames", "as recorded", "own text", "decided as recorded", "decided own text",
  ]

  /// Returns the shares with recorded and with own text, of all frames and of decided frames.
  private func shares(_ all: [FrameComparison], _ ownAll: [FrameComparison]) -> [Share] {
    [false, true].flatMap { decided in
      [Self.share(of: all, .halfPoint, decidedOnly: decided), Self.share(of: ownAll, .point, decidedOnly: decided)]
    }
  }

  private func exemptionRows(
    _ all: [FrameComparison], _ ownAll: [FrameComparison], first: [String]? = nil
  ) -> [[String]] {
    func row(_ name: String, _ count: Int, _ exemption: String?) -> [String] {
      let shares = [false, true].flatMap { decided in
        [(all, FrameComparison.Tolerance.halfPoint), (ownAll, .point)].map {
          Self.share(of: $0.0, $0.1, comparing: exemption, decidedOnly: decided)
        }
      }
      return [name, "\(count)"] + shares.map(Self.text)
    }
    let names = FrameComparison.Exemption.names
    return (first.map { [$0] } ?? []) + names.map { name in row(name, all.count { $0.exemption?.name == name }, name) }
      + [row("all of these", all.count { $0.exemption != nil }, nil)]
  }

  /// Returns the rows of the table of causes. Causes with few views are combined.
  private static func causeRows(
    _ documents: [DocumentResult], _ tolerance: FrameComparison.Tolerance, least: Int = 3
  ) -> [[String]] {
    let all = causes(of: documents, tolerance)
    let rest = all.filter { $0.views < least }
    return all.filter { $0.views >= least }.map { [$0.cause, "\($0.views)", "\($0.documents)"] }
      + [["\(rest.count) other causes", "\(rest.reduce(0) { $0 + $1.views })", ""]]
  }

  private static func row(_ name: String, _ all: [FrameComparison], _ own: [FrameComparison]) -> [String] {
    let shares = [false, true].map { decided in
      (share(of: all, .halfPoint, decidedOnly: decided), share(of: own, .point, decidedOnly: decided))
    }
    return [name] + shares.flatMap { ["\($0.0.comparable)", text($0.0), text($0.1)] }
  }

  private static func text(_ share: Share) -> String {
    share.comparable == 0 ? "–" : number(share.percent) + " %"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.indices.map { $0 == 0 ? "---" : "---:" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
