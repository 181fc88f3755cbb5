import Foundation

/// The current terminal, which reads single keys and shows pictures.
struct Terminal {
  /// A protocol for pictures in a terminal.
  private enum Pictures {
    case kitty, iTerm
  }

  private let pictures: Pictures?
  private let isTerminal = isatty(STDIN_FILENO) == 1

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let program = environment["TERM_PROGRAM"] ?? ""
    if isatty(STDOUT_FILENO) != 1 {
      pictures = nil
    } else if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" {
      pictures = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" {
      pictures = .iTerm
    } else {
      pictures = nil
    }
  }

  /// Writes a prompt and returns the key pressed; nil at the end of input.
  ///
  /// If input is not a terminal, the key is the first letter of a line, and an empty line repeats the prompt.
  func key(_ prompt: String) -> Character? {
    write(prompt)
    guard isTerminal else {
      while let line = readLine() {
        if let key = line.lowercased().first(where: { !$0.isWhitespace }) { return key }
        write(prompt)
      }
      return nil
    }
    var old = termios()
    tcgetattr(STDIN_FILENO, &old)
    var raw = old
    // Reads single keys without echo. Ctrl-C still interrupts.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &old) }
    var byte: UInt8 = 0
    guard read(STDIN_FILENO, &byte, 1) == 1, byte != 4 else { return nil }
    let key = Character(UnicodeScalar(byte))
    print(key)
    return Character(key.lowercased())
  }

  /// Shows a PNG if the terminal supports pictures. Ignores other data.
  func show(_ png: Data) {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    let text = png.base64EncodedString()
    switch pictures {
    case nil: return
    case .iTerm:
      write("\u{1B}]1337;File=inline=1;width=60;preserveAspectRatio=1:\(text)\u{7}\n")
    case .kitty:
      // Parts have at most 4096 bytes; m=0 marks the last one.
      var remainder = Substring(text)
      var head = "f=100,a=T,c=60,"
      while !remainder.isEmpty {
        let part = remainder.prefix(4096)
        remainder = remainder.dropFirst(4096)
        write("\u{1B}_G\(head)m=\(remainder.isEmpty ? 0 : 1);\(part)\u{1B}\\")
        head = ""
      }
      write("\n")
    }
  }

  private func write(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
