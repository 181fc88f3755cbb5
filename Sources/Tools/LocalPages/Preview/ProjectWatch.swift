import BatchRendering
import Foundation

/// A watch that announces changes of the project's files to the pages.
enum ProjectWatch {
  /// The interval at which connections of closed pages are removed.
  private static let keepAliveInterval = Duration.seconds(10)

  /// Starts watching on a separate thread. Throws ``RenderError`` if a limit of inotify is reached.
  static func begin(_ project: PreviewProject, alsoIn folders: [String], _ events: EventHub) throws {
    let watch = Watch(try FileWatch())
    // The folders are added before the first picture, so that no change is missed.
    watch.add(project.folders + folders)
    Thread.detachNewThread {
      while watch.wait() {
        events.announceChange()
        // This includes folders created in the meantime.
        watch.add(project.folders)
      }
    }
    Task.detached {
      while true {
        try? await Task.sleep(for: keepAliveInterval)
        events.keepAlive()
      }
    }
  }

  /// A shared reference to a `FileWatch`, which cannot be copied.
  private final class Watch: Sendable {
    private let watch: FileWatch

    init(_ watch: consuming FileWatch) { self.watch = watch }

    func add(_ folders: [String]) { for folder in folders { watch.add(folder) } }

    func wait() -> Bool { watch.wait() }
  }
}
