public import Foundation

/// A record of operations to undo and redo, in groups.
///
/// Groups are explicit: run loops do not open them, and an operation outside of a group forms its own group.
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// The maximum number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// This property has no effect: run loops do not open groups.
  open var groupsByEvent = true
  /// This property has no effect: run loops do not open groups.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  open var groupingLevel: Int { openGroups.count }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    defer { post(.NSUndoManagerDidCloseUndoGroup) }
    guard let group = openGroups.popLast(), !group.operations.isEmpty else { return }
    if openGroups.isEmpty { push(group) } else { openGroups[openGroups.count - 1].operations += group.operations }
  }

  /// Registers the reverse of an operation for `undo()` or, during an undo, for `redo()`.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  private func register(_ target: AnyObject, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let operation = Operation(target: target, perform: perform)
    if openGroups.isEmpty {
      push(Group(operations: [operation]))
    } else {
      openGroups[openGroups.count - 1].operations.append(operation)
    }
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  private func push(_ group: Group) {
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  /// Undoes the last group. If exactly one group is open, it is closed first.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    replay(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    replay(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func replay(_ group: Group) {
    beginUndoGrouping()
    for operation in group.operations.reversed() { operation.perform() }
    // An operation can have closed the group.
    if let last = openGroups.indices.last { openGroups[last].name = group.name }
    endUndoGrouping()
  }

  /// Removes all operations and enables registration.
  open func removeAllActions() {
    (undoStack, redoStack, disabledCount) = ([], [], 0)
    openGroups = openGroups.map { _ in Group() }
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    let filtered = { (groups: [Group]) in
      groups.map { group in
        Group(operations: group.operations.filter { $0.target !== target }, name: group.name)
      }
    }
    undoStack = filtered(undoStack).filter { !$0.operations.isEmpty }
    redoStack = filtered(redoStack).filter { !$0.operations.isEmpty }
    openGroups = filtered(openGroups)
  }

  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[openGroups.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open var undoActionName: String { undoStack.last?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
}

extension NSNotification.Name {
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
