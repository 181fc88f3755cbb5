import BatchRendering
import Foundation

/// A watch that announces changes of the project's files to the pages.
enum ProjectWatch {
  /// As often as connections of pages that are gone are looked for.
  private static let pause = Duration.seconds(10)

  /// Begins to watch on a thread of its own; throws ``RenderError`` where the system has no watches left.
  static func begin(_ project: PreviewProject, alsoIn folders: [String], _ events: EventHub) throws {
    let watch = Watch(try FileWatch())
    // Before the first picture, so that no change in between is missed.
    watch.add(project.folders + folders)
    Thread.detachNewThread {
      while watch.wait() {
        events.announceChange()
        // A folder that was made meanwhile.
        watch.add(project.folders)
      }
    }
    Task.detached {
      while true {
        try? await Task.sleep(for: pause)
        events.keepAlive()
      }
    }
  }

  /// A watch that a thread takes along.
  private final class Watch: Sendable {
    private let watch: FileWatch

    init(_ watch: consuming FileWatch) { self.watch = watch }

    func add(_ folders: [String]) { for folder in folders { watch.add(folder) } }

    func wait() -> Bool { watch.wait() }
  }
}
