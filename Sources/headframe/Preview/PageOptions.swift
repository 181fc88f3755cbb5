import ArgumentParser

/// The options of commands that serve a page.
struct PageOptions: ParsableArguments {
  @Option(help: "The port of the page; 0 selects a free one.")
  var port: UInt16 = 0

  @Flag(name: .customLong("no-open"), help: "Print the address of the page without opening the browser.")
  var staysClosed = false

  /// The runner of a page with these options.
  var runner: PageRunner { PageRunner(port: port, opensBrowser: !staysClosed) }
}
