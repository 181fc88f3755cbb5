/// The types that the system declares, by identifier.
enum UTTypeTable {
  /// A declared type.
  struct Entry {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
  }

  /// Returns the first identifier, in alphabetical order, whose entry matches a condition.
  static func identifier(where matches: (Entry) -> Bool) -> String? {
    entries.filter { matches($0.value) }.keys.min()
  }

  static let entries: [String: Entry] = [
    "public.item": Entry(parents: [], extensions: [], mimeType: nil),
    "public.content": Entry(parents: [], extensions: [], mimeType: nil),
    "public.composite-content": Entry(parents: ["public.content"], extensions: [], mimeType: nil),
    "public.data": Entry(parents: ["public.item"], extensions: [], mimeType: nil),
    "public.directory": Entry(parents: ["public.item"], extensions: [], mimeType: nil),
    "public.folder": Entry(parents: ["public.directory"], extensions: [], mimeType: nil),
    "public.symlink": Entry(parents: ["public.item"], extensions: [], mimeType: nil),
    "com.apple.package": Entry(parents: ["public.directory"], extensions: [], mimeType: nil),
    "com.apple.bundle": Entry(parents: ["public.directory"], extensions: [], mimeType: nil),
    "public.archive": Entry(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.zip-archive": Entry(
      parents: ["public.data", "public.archive"], extensions: ["zip"], mimeType: "application/zip"),
    "org.gnu.gnu-zip-archive": Entry(
      parents: ["public.data", "public.archive"], extensions: ["gz"], mimeType: "application/gzip"),
    "public.bzip2-archive": Entry(
      parents: ["public.data", "public.archive"], extensions: ["bz2"], mimeType: "application/x-bzip2"),
    "public.text": Entry(parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.plain-text": Entry(parents: ["public.text"], extensions: ["txt"], mimeType: "text/plain"),
    "public.utf8-plain-text": Entry(parents: ["public.plain-text"], extensions: [], mimeType: nil),
    "public.utf16-plain-text": Entry(parents: ["public.plain-text"], extensions: [], mimeType: nil),
    "public.delimited-values-text": Entry(parents: ["public.text"], extensions: [], mimeType: nil),
    "public.comma-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["csv"], mimeType: "text/csv"),
    "public.tab-separated-values-text": Entry(
      parents: ["public.delimited-values-text"], extensions: ["tsv"], mimeType: "text/tab-separated-values"),
    "public.rtf": Entry(parents: ["public.text"], extensions: ["rtf"], mimeType: "text/rtf"),
    "com.apple.rtfd": Entry(
      parents: ["public.composite-content", "com.apple.package"], extensions: ["rtfd"], mimeType: nil),
    "public.html": Entry(parents: ["public.text"], extensions: ["html", "htm"], mimeType: "text/html"),
    "public.xml": Entry(parents: ["public.text"], extensions: ["xml"], mimeType: "application/xml"),
    "public.yaml": Entry(parents: ["public.text"], extensions: ["yaml", "yml"], mimeType: "application/x-yaml"),
    "public.json": Entry(parents: ["public.text"], extensions: ["json"], mimeType: "application/json"),
    "com.apple.property-list": Entry(parents: ["public.data"], extensions: ["plist"], mimeType: nil),
    "com.apple.xml-property-list": Entry(
      parents: ["com.apple.property-list", "public.xml"], extensions: [], mimeType: nil),
    "com.apple.binary-property-list": Entry(parents: ["com.apple.property-list"], extensions: [], mimeType: nil),
    "public.source-code": Entry(parents: ["public.plain-text"], extensions: [], mimeType: nil),
    "public.swift-source": Entry(parents: ["public.source-code"], extensions: ["swift"], mimeType: nil),
    "public.c-source": Entry(parents: ["public.source-code"], extensions: ["c"], mimeType: nil),
    "public.c-header": Entry(parents: ["public.source-code"], extensions: ["h"], mimeType: nil),
    "public.objective-c-source": Entry(parents: ["public.source-code"], extensions: ["m"], mimeType: nil),
    "public.c-plus-plus-source": Entry(parents: ["public.source-code"], extensions: ["cpp"], mimeType: nil),
    "public.script": Entry(parents: ["public.source-code"], extensions: [], mimeType: nil),
    "com.netscape.javascript-source": Entry(
      parents: ["public.script", "public.source-code"], extensions: ["js"], mimeType: "text/javascript"),
    "public.shell-script": Entry(parents: ["public.script"], extensions: ["sh"], mimeType: nil),
    "public.python-script": Entry(parents: ["public.script"], extensions: ["py"], mimeType: "text/x-python"),
    "public.ruby-script": Entry(parents: ["public.script"], extensions: ["rb"], mimeType: "text/x-ruby"),
    "public.image": Entry(parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.jpeg": Entry(parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg"),
    "public.tiff": Entry(parents: ["public.image"], extensions: ["tiff", "tif"], mimeType: "image/tiff"),
    "com.compuserve.gif": Entry(parents: ["public.image"], extensions: ["gif"], mimeType: "image/gif"),
    "public.png": Entry(parents: ["public.image"], extensions: ["png"], mimeType: "image/png"),
    "com.apple.icns": Entry(parents: ["public.image"], extensions: ["icns"], mimeType: nil),
    "com.microsoft.bmp": Entry(parents: ["public.image"], extensions: ["bmp"], mimeType: "image/bmp"),
    "com.microsoft.ico": Entry(parents: ["public.image"], extensions: ["ico"], mimeType: "image/vnd.microsoft.icon"),
    "public.camera-raw-image": Entry(parents: ["public.image"], extensions: [], mimeType: nil),
    "public.svg-image": Entry(parents: ["public.image"], extensions: ["svg"], mimeType: "image/svg+xml"),
    "public.heif": Entry(parents: ["public.image"], extensions: ["heif"], mimeType: "image/heif"),
    "public.heic": Entry(parents: ["public.heif"], extensions: ["heic"], mimeType: "image/heic"),
    "org.webmproject.webp": Entry(parents: ["public.image"], extensions: ["webp"], mimeType: "image/webp"),
    "com.apple.live-photo": Entry(parents: ["public.content"], extensions: [], mimeType: nil),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.composite-content"], extensions: ["pdf"], mimeType: "application/pdf"),
    "org.idpf.epub-container": Entry(
      parents: ["public.data", "public.composite-content"], extensions: ["epub"], mimeType: "application/epub+zip"),
    "public.presentation": Entry(parents: ["public.composite-content"], extensions: [], mimeType: nil),
    "public.spreadsheet": Entry(parents: ["public.content"], extensions: [], mimeType: nil),
    "public.database": Entry(parents: [], extensions: [], mimeType: nil),
    "public.message": Entry(parents: [], extensions: [], mimeType: nil),
    "public.contact": Entry(parents: [], extensions: [], mimeType: nil),
    "public.vcard": Entry(parents: ["public.text", "public.contact"], extensions: ["vcf"], mimeType: "text/vcard"),
    "public.calendar-event": Entry(parents: [], extensions: [], mimeType: nil),
    "public.email-message": Entry(parents: ["public.message"], extensions: [], mimeType: nil),
    "public.audiovisual-content": Entry(parents: ["public.data", "public.content"], extensions: [], mimeType: nil),
    "public.movie": Entry(parents: ["public.audiovisual-content"], extensions: [], mimeType: nil),
    "public.video": Entry(parents: ["public.movie"], extensions: [], mimeType: nil),
    "public.audio": Entry(parents: ["public.audiovisual-content"], extensions: [], mimeType: nil),
    "com.apple.quicktime-movie": Entry(
      parents: ["public.movie"], extensions: ["mov", "qt"], mimeType: "video/quicktime"),
    "public.mpeg": Entry(parents: ["public.movie"], extensions: ["mpg", "mpeg"], mimeType: "video/mpeg"),
    "public.mpeg-4": Entry(parents: ["public.movie"], extensions: ["mp4"], mimeType: "video/mp4"),
    "public.mpeg-4-audio": Entry(parents: ["public.audio"], extensions: ["m4a"], mimeType: "audio/mp4"),
    "public.mp3": Entry(parents: ["public.audio"], extensions: ["mp3"], mimeType: "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry(parents: ["public.audio"], extensions: ["wav"], mimeType: "audio/vnd.wave"),
    "public.aiff-audio": Entry(parents: ["public.audio"], extensions: ["aiff", "aif"], mimeType: "audio/aiff"),
    "public.midi-audio": Entry(parents: ["public.audio"], extensions: ["mid", "midi"], mimeType: "audio/midi"),
    "public.avi": Entry(parents: ["public.movie"], extensions: ["avi"], mimeType: "video/avi"),
    "public.url": Entry(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.file-url": Entry(parents: ["public.url"], extensions: [], mimeType: nil),
    "public.bookmark": Entry(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.font": Entry(parents: ["public.data"], extensions: [], mimeType: nil),
    "public.executable": Entry(parents: ["public.data"], extensions: [], mimeType: nil),
    "com.apple.application": Entry(parents: ["public.executable"], extensions: [], mimeType: nil),
    "com.apple.log": Entry(parents: ["public.plain-text"], extensions: ["log"], mimeType: nil),
    "public.3d-content": Entry(parents: ["public.content"], extensions: [], mimeType: nil),
  ]
}
