import Dispatch
import Synchronization

/// Makes pictures in processes of their own, each with one job at a time.
package struct WorkerPool: PictureExecutor {
  private final class Idle: Sendable {
    let workers: Mutex<[WorkerProcess]>

    init(_ workers: [WorkerProcess]) {
      self.workers = Mutex(workers)
    }
  }

  private let all: [WorkerProcess]
  private let idle: Idle
  private let queue = DispatchQueue(label: "workers", attributes: .concurrent)
  private let group = DispatchGroup()
  private let room: DispatchSemaphore

  /// So many processes, which start with their first jobs: `executable worker` with more arguments.
  package init(count: Int, executable: String, arguments: [String]) {
    all = (0..<max(1, count)).map { _ in WorkerProcess(executable: executable, arguments: arguments) }
    idle = Idle(all)
    room = DispatchSemaphore(value: all.count)
  }

  package func start(_ job: RenderJob, _ done: @escaping @Sendable (Result<WrittenPicture, any Error>) -> Void) {
    room.wait()
    queue.async(group: group) { [room, idle] in
      defer { room.signal() }
      guard let worker = idle.workers.withLock({ $0.popLast() }) else { return }
      done(Result { try worker.make(job) })
      idle.workers.withLock { $0.append(worker) }
    }
  }

  package func finish() {
    group.wait()
    for worker in all { worker.end() }
  }
}
