import Dispatch

/// Makes pictures in this process: layout on the main actor, painting beside it.
package struct LocalExecutor: PictureExecutor {
  private let maker: PictureMaker
  private let painterCount: Int
  private let queue = DispatchQueue(label: "painters", attributes: .concurrent)
  private let group = DispatchGroup()
  private let room: DispatchSemaphore

  /// One job paints where it lays out; from two on so many threads paint while the next is laid out.
  package init(maker: PictureMaker, jobs: Int) {
    self.maker = maker
    painterCount = max(1, jobs)
    // Recorded pictures wait for a painter; without a bound they would fill the memory.
    room = DispatchSemaphore(value: painterCount + 1)
  }

  package func start(_ job: RenderJob, _ done: @escaping @Sendable (Result<WrittenPicture, any Error>) -> Void) {
    if painterCount > 1 { room.wait() }
    do {
      let picture = try maker.record(job)
      guard painterCount > 1 else {
        done(Result { try picture.write() })
        return
      }
      queue.async(group: group) { [room] in
        done(Result { try picture.write() })
        room.signal()
      }
    } catch {
      done(.failure(error))
      if painterCount > 1 { room.signal() }
    }
  }

  package func finish() { group.wait() }
}
