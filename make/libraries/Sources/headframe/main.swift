// The compiled libraries have no command. `swift run headframe` runs the installed one with the same arguments.
import Glibc

/// Returns the path of a file without links; nil if it does not exist.
func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

let own = realPath("/proc/self/exe")
let folders = getenv("PATH").map { String(cString: $0) } ?? ""
for folder in folders.split(separator: ":") {
  let path = "\(folder)/headframe"
  guard access(path, X_OK) == 0, let found = realPath(path), found != own else { continue }
  var arguments = [strdup(path)] + CommandLine.arguments.dropFirst().map { strdup($0) }
  arguments.append(nil)
  execv(path, &arguments)
}
let message = """
  headframe: error: the compiled libraries do not contain the command, and there is none in the PATH. Unpack the archive \
  headframe-VERSION-linux-ARCH.tar.gz and add its folder bin to the PATH, or install the Debian package; then run \
  headframe instead of swift run headframe.

  """
_ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
exit(127)
