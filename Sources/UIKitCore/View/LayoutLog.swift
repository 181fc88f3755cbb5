/// Where views say what is wrong with a layout, in a line on standard error.
enum LayoutLog {
  static func write(_ message: String) {
    FileHandle.standardError.write(Data(("[UIKit] " + message + "\n").utf8))
  }
}
