import Foundation
import Testing

@testable import UIFoundation

@Suite("Lists and names of classes in the Objective-C runtime") struct ClassListTests {
  private class Base {}
  private final class Derived: Base {}

  @Test("A class registers no members, so that its lists are empty")
  func lists() {
    var count: UInt32 = 9
    #expect(class_copyIvarList(Base.self, &count) == nil && count == 0)
    #expect(class_getInstanceVariable(Base.self, "name") == nil)
  }

  @Test("The name of a class has its module; equal classes have the same text")
  func names() {
    let name = class_getName(NSObject.self)
    #expect(String(cString: name) == NSStringFromClass(NSObject.self))
    #expect(class_getName(NSObject.self) == name)
    #expect(object_getClass(Derived()) == Derived.self && class_getSuperclass(Derived.self) == Base.self)
    #expect(class_getSuperclass(Base.self) == nil)
  }

  @Test("The checkpoint of an undo manager is posted before its groups open and close")
  func checkpoints() {
    let manager = UndoManager()
    nonisolated(unsafe) var names: [String] = []
    let tokens = [NSNotification.Name.NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup].map {
      NotificationCenter.default.addObserver(forName: $0, object: manager, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    manager.beginUndoGrouping()
    #expect(names == ["NSUndoManagerCheckpointNotification", "NSUndoManagerDidOpenUndoGroupNotification"])
    manager.endUndoGrouping()
    #expect(names.count == 3)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
