import ArgumentParser

/// The options of commands that serve a page.
struct PageOptions: ParsableArguments {
  @Option(
    help: "The port of the page; 0 selects a free one.",
    transform: { text in
      guard let port = UInt16(text) else { throw ValidationError("expected a number from 0 to 65535") }
      return port
    })
  var port: UInt16 = 0

  @Flag(name: .customLong("no-open"), help: "Print the address of the page without opening the browser.")
  var staysClosed = false

  /// The runner of a page with these options.
  var runner: PageRunner { PageRunner(port: port, opensBrowser: !staysClosed) }
}
