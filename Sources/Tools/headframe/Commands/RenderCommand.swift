import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// A command that renders documents to picture files.
struct RenderCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render layout documents to pictures.",
    discussion: """
      Every combination of devices or sizes, orientations, directions, appearances, text sizes, locales and scales \
      becomes a file. The document determines the axes without an option; a size or a device given here replaces the \
      document's, together with its orientations.

      NAMES  -o is a file, a folder that exists or ends in /, or a pattern. A folder means the pattern

        {stem}{-folder}{-scene}{-device}{-orientation}{-direction}
        {-contentSize}{-locale}{-design}{-n}{~appearance}{@scale}.{format}

      on one line. A field in braces is omitted, with its separator, if it does not vary; {-folder} distinguishes \
      documents of equal names, as in Main-Base.png and Main-de.png, and {folder} always has a value; {row.COLUMN} is a \
      value of the row. Two pictures with the same name are an error before anything is rendered; with --keep-going, the \
      first one is made. -o - writes the only picture to standard output. A name with the extension .pdf and without \
      fields is one PDF with a page for each picture.

      DATA  With --data each row of a CSV, JSON or NDJSON file is rendered once, filling ${placeholders}; - reads rows \
      from standard input. Rows are streamed, so data files can have any number of them. Filters change a value: \
      ${name | upper}, lower, number: 2, date: 'd MMMM yyyy', default: 'none', not.

      BATCHES  --jobs 1 renders in this process; more start as many worker processes, ideally one per core. A worker that \
      crashes is replaced, and a picture that crashes two of them fails. Files are written atomically. Runs with --data \
      record the inputs of each picture in .headframe-state in the folder of the pictures; with --resume, only missing and outdated \
      pictures are rendered. --shard 2/8 renders the second of eight parts; a Slurm array job (SLURM_ARRAY_TASK_ID) or an \
      indexed Kubernetes job (JOB_COMPLETION_INDEX and JOB_COMPLETIONS) selects its part by itself. --json prints one \
      object per line: start, picture, upToDate, failure, end.

      EXIT STATUS  0 for success, 1 if a picture failed, 2 for a usage error, 3 if nothing matched, 130 after Ctrl-C.

      EXAMPLES
        headframe render card.yaml -o card@2x.png --scale 2
        headframe render card.yaml -o docs/ --appearance light,dark --scale 1,2
        headframe render card.yaml --data people.csv -o 'out/{row.name}.png' --resume
        headframe render badge.yaml --data people.csv -o badges.pdf --size 85x55mm --crop-marks
        generate-card | headframe render - -o - --format svg > card.svg
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup var layout: LayoutOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, a folder, a pattern such as out/{stem}{@scale}.png, or - for standard output.",
      valueName: "file|folder/|pattern"),
    completion: .directory)
  var output = "./"

  @Option(
    help: ArgumentHelp(
      "png, jpg, webp, svg, pdf, json or txt (the drawing commands), rgba (bytes); a list writes each. By default the "
        + "extension of -o, or png.",
      valueName: "word,…"),
    completion: .list(PictureFormat.allCases.map(\.rawValue)))
  var format: String?

  @OptionGroup(title: "Encoding")
  var encoding: EncodingOptions

  @OptionGroup(title: "Picture")
  var picture: PictureArguments

  @OptionGroup(title: "SVG")
  var svg: SVGArguments

  @Flag(help: "Put all pictures on one sheet with captions, named contact-sheet if -o is a folder.")
  var contactSheet = false

  @Flag(help: "Surround each page of a PDF with a margin and marks at the corners, where it is to be cut.")
  var cropMarks = false

  @OptionGroup(title: "Running")
  var running: RunOptions

  @OptionGroup(title: "Running")
  var force: ForceOption

  @OptionGroup(title: "Running")
  var strict: StrictOption

  @OptionGroup(title: "Running")
  var quiet: QuietOption

  @OptionGroup(title: "Running")
  var json: JSONOption

  func validate() throws {
    let formats = try formats()
    try svg.check(formats, appearance: variants.appearance)
    try encoding.check(formats)
    let pattern: OutputPattern
    do {
      pattern = try OutputPattern(Self.pattern(output))
    } catch {
      throw ValidationError("--output: \(error)")
    }
    try checkExtension(pattern)
    if format != nil, output != "-", let pathExtension = pattern.pathExtension,
      let named = PictureFormat(word: pathExtension), formats.contains(where: { $0 != named })
    {
      throw ValidationError("--output names .\(pathExtension) files, but --format is \(format ?? "")")
    }
    if contactSheet, let field = pattern.fields.first(where: { $0 != "format" }), !Self.pattern(output).hasSuffix("/") {
      throw ValidationError(
        "--output: {\(field)} varies, but --contact-sheet puts all pictures into one file, such as sheet.png")
    }
    if cropMarks, !writesPages {
      throw ValidationError("--crop-marks is for a PDF; use -o file.pdf")
    }
    if pattern.usesRows, input.data == nil {
      throw ValidationError("--output: the pattern names a column of rows; pass rows with --data")
    }
    if running.watch, input.readsStandardInput || output == "-" {
      throw ValidationError("--watch watches files; neither input nor output can be -")
    }
  }

  func run() throws {
    Interruption.install()
    try runLayout { reading in
      let session = try RenderSession(self, reading)
      if running.watch { try session.watch() } else { try session.run() }
    }
  }

  /// Throws for file names without the extension of a picture format.
  private func checkExtension(_ pattern: OutputPattern) throws {
    guard format == nil, output != "-", !FileManager.default.fileExists(atPath: output) else { return }
    if let pathExtension = pattern.pathExtension {
      guard PictureFormat(word: pathExtension) == nil else { return }
      throw ValidationError(
        "--output: .\(pathExtension) is not a picture format, expected one of \(PictureFormat.names); --format takes "
          + "precedence over the extension")
    }
    let name = output.split(separator: "/").last ?? ""
    if !output.hasSuffix("/"), !output.hasSuffix("}"), !name.contains(".") {
      throw ValidationError(
        "--output: \(output) has no extension; use \(output)/ for a folder, or \(output).png for a file")
    }
  }

  /// Indicates whether all pictures become pages of one PDF.
  var writesPages: Bool {
    guard !contactSheet, let formats = try? formats(), formats == [.pdf] else { return false }
    let pattern = Self.pattern(output)
    return output == "-" || !pattern.hasSuffix("/") && (try? OutputPattern(pattern).fields.isEmpty) == true
  }

  /// Returns the axes of the variants to render.
  func axes() throws -> VariantAxes { svg.axes(try variants.axes()) }

  func formats() throws -> [PictureFormat] {
    guard let format else {
      let pathExtension = output == "-" ? nil : (try? OutputPattern(Self.pattern(output)))?.pathExtension
      return [pathExtension.flatMap { PictureFormat(word: $0) } ?? .png]
    }
    return try format.values(of: "--format", PictureFormat.init(word:))
  }

  /// Returns the output pattern. An existing folder needs no trailing slash.
  static func pattern(_ output: String) -> String {
    if output == "-" { return OutputPattern.standard }
    return FileManager.default.isFolder(atPath: output) == true && !output.hasSuffix("/") ? output + "/" : output
  }
}
