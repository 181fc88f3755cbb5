import UIKitCore

/// The connections between a data row and its views, through which the views can show another row.
///
/// Views can show a row if their structure, their constraints and their initializers would be the same, and if all
/// properties that would have other values are ``PropertyDescription/isResettable``. Otherwise new views are needed.
@MainActor
struct RowBindings {
  /// A property whose value depends on the row.
  struct Setting {
    let property: PropertyDescription
    let object: NSObject
    /// The value as written.
    let value: DocumentNode
    let scope: ViewBuilder.Scope
    /// The value with its placeholders filled.
    var filled: DocumentNode
    /// The files that were read for the value, such as a photo.
    var files = FileInputs()

    /// Returns the setter of the filled value; nil if the value is invalid. The files read for it belong to the row.
    @MainActor
    mutating func read(_ context: ValueContext) -> (@MainActor () -> Void)? {
      let (setter, files) = FileReads.ignoring {
        FileReads.collecting { property.read(filled, object, context) }
      }
      self.files = files
      return setter
    }
  }

  /// The templates that determine the structure, in the order in which they were filled.
  private let reads: [TemplateRead]
  private var settings: [Setting]
  /// The context of all rows, which has parsed their templates.
  private let context: ValueContext

  /// Returns nil if an object's state depends on earlier properties, or if there were warnings.
  init?(_ builder: ViewBuilder, _ scene: SceneDescription, row: DataValue) {
    guard let reads = builder.context.reads, builder.context.diagnostics.findings.isEmpty,
      builder.presentations.isEmpty, builder.pages.isEmpty, scene.localeTemplate == nil, scene.keyboardHeight == 0,
      builder.drafts.allSatisfy({ $0.description?.isReusable($0.node) == true }), !Self.hasOverrides(row)
    else { return nil }
    self.reads = reads
    settings = builder.settings
    context = ViewBuilder.context(for: scene, of: builder.document)
  }

  /// Returns whether fields of a row override properties of views, as `title.text` does.
  private static func hasOverrides(_ row: DataValue) -> Bool {
    guard case .object(let fields) = row else { return false }
    return fields.keys.contains { $0.contains(".") }
  }

  /// The files that were read for the values of the current row.
  var files: FileInputs { settings.reduce(FileInputs()) { $0.merging($1.files) } }

  /// Returns whether the structure, the constraints and the initializers of a row are the same.
  func hasStructure(of row: DataValue) -> Bool {
    guard !Self.hasOverrides(row) else { return false }
    // Findings belong to new views, and the views of other structures remain in use.
    let (isSame, findings) = context.diagnostics.trying { reads.allSatisfy { $0.isEqual(for: row, context) } }
    return isSame && findings.isEmpty
  }

  /// Returns the setters of the properties that differ in another row with the same structure.
  ///
  /// Returns nil if new views are needed.
  mutating func setters(for row: DataValue) -> [@MainActor () -> Void]? {
    var setters: [@MainActor () -> Void] = []
    for index in settings.indices {
      let setting = settings[index]
      let filled = setting.scope.data.replacingRow(with: row, context).fill(setting.value, context)
      if filled.hasSameContent(as: setting.filled), setting.files.areUnchanged { continue }
      context.scope = setting.scope.items
      settings[index].filled = filled
      guard setting.property.isResettable, let set = settings[index].read(context) else { return nil }
      setters.append(set)
    }
    // Building new views reports the errors and warnings.
    return context.diagnostics.findings.isEmpty ? setters : nil
  }
}
