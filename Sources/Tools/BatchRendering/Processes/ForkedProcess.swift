import Glibc
import UIKitCore

/// A forked process that renders pictures until its input is closed or its memory has grown too large.
@MainActor
final class ForkedProcess {
  /// The memory growth after which a process is replaced, in bytes.
  private static let memoryLimit = 128 << 20
  /// The minimum time between deliveries of results within a part. Each delivery wakes the parent process.
  private static let deliveryInterval = Duration.milliseconds(20)

  private let process: pid_t
  private var input: Int32
  /// The file descriptor of results, for `poll`.
  let output: Int32
  private var unread: [UInt8] = []

  /// Forks a process, which closes its copies of the pipes of the `others`.
  ///
  /// No other thread may run during the call: the thread would not exist in the child, but its locks would remain held.
  init(
    closing others: [ForkedProcess], isInterrupted: @escaping @MainActor () -> Bool,
    renderPart: @escaping ProcessPool.RenderPart
  ) throws(RenderError) {
    let (commands, answers) = (try Self.pipe(), try Self.pipe())
    let child = fork()
    if child == 0 {
      // The worker has its own process group, so that an interrupt from the terminal reaches only the parent.
      setpgid(0, 0)
      for file in [commands.write, answers.read] + others.flatMap({ [$0.input, $0.output] }) { close(file) }
      Self.work(commands.read, answers.write, isInterrupted, renderPart)
    }
    let reason = String(cString: strerror(errno))
    close(commands.read)
    close(answers.write)
    guard child > 0 else {
      close(commands.write)
      close(answers.read)
      throw .reported(["a worker cannot be started: \(reason)"])
    }
    process = child
    input = commands.write
    output = answers.read
  }

  private static func pipe() throws(RenderError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else {
      throw .reported(["a worker cannot be started: \(String(cString: strerror(errno)))"])
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: Parent process

  /// Assigns a part of the plan, to be rendered after the parts already assigned.
  func assign(_ range: Range<Int>, reportsEachPicture: Bool) {
    var encoder = CanonicalEncoder()
    encoder.write(range.lowerBound)
    encoder.write(range.upperBound)
    encoder.write(reportsEachPicture)
    // A process that has ended is detected at the end of its output.
    _ = ByteWriter.write(encoder.bytes, to: input)
  }

  /// Indicates whether parts can be assigned.
  var takesInput: Bool { input >= 0 }

  /// Closes the input, after which no parts can be assigned.
  func endInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Stops the process after its current picture.
  func interrupt() {
    endInput()
    kill(process, SIGTERM)
  }

  /// Calls the body with the received messages. Returns `false` at the end of the output.
  func receive(_ body: (ProcessMessage) -> Void) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    unread += buffer[..<count]
    var reader = MessageReader(unread)
    while let message = ProcessMessage(&reader) { body(message) }
    unread.removeFirst(reader.offset)
    return true
  }

  /// Waits for the process to end. Returns the reason if it ended abnormally.
  func end() -> String? {
    endInput()
    close(output)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return "was terminated by signal \(signal) (\(String(cString: strsignal(signal))))" }
    return status == 0 ? nil : "ended with status \(status >> 8 & 0xFF)"
  }

  // MARK: Child process

  private static func work(
    _ commands: Int32, _ answers: Int32, _ isInterrupted: @escaping @MainActor () -> Bool,
    _ renderPart: ProcessPool.RenderPart
  ) -> Never {
    let limit = ProcessMemory.own + memoryLimit
    let reader = ByteReader(file: commands, closes: false)
    var output: [UInt8] = []
    var last = ContinuousClock.now
    func flush() -> Bool {
      defer {
        output.removeAll(keepingCapacity: true)
        last = .now
      }
      return ByteWriter.write(output, to: answers)
    }
    while !isInterrupted(), ProcessMemory.own < limit, let (range, reportsEachPicture) = command(reader) {
      do {
        var isOutputOpen = true
        try renderPart(range) { index, result in
          ProcessMessage.result(index, result).encode(to: &output)
          if reportsEachPicture || .now - last >= deliveryInterval { isOutputOpen = flush() }
          return isOutputOpen && !isInterrupted()
        }
        guard isOutputOpen, !isInterrupted() else { break }
        ProcessMessage.partDone.encode(to: &output)
      } catch {
        ProcessMessage.fatal(RenderError.lines(of: error)).encode(to: &output)
      }
      guard flush() else { break }
    }
    _ = flush()
    // `exit` would call handlers of the parent process.
    _exit(0)
  }

  private static func command(_ reader: ByteReader) -> (Range<Int>, reportsEachPicture: Bool)? {
    var bytes: [UInt8] = []
    while bytes.count < 17, let byte = reader.next() { bytes.append(byte) }
    var message = MessageReader(bytes)
    guard let lower = message.integer(), let upper = message.integer(), lower <= upper,
      let reportsEachPicture = message.byte()
    else { return nil }
    return (lower..<upper, reportsEachPicture != 0)
  }
}
