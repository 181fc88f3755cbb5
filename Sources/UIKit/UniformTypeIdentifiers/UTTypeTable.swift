/// The types that the system declares, by identifier.
enum UTTypeTable {
  /// A declared type.
  struct Entry {
    let parents: [String]
    let extensions: [String]
    let mimeType: String?

    init(_ parents: String..., extensions: [String] = [], mimeType: String? = nil) {
      (self.parents, self.extensions, self.mimeType) = (parents, extensions, mimeType)
    }
  }

  /// Returns the first identifier, in alphabetical order, whose entry matches a condition.
  static func identifier(where matches: (Entry) -> Bool) -> String? {
    entries.filter { matches($0.value) }.keys.min()
  }

  static let entries: [String: Entry] = [
    "public.item": Entry(),
    "public.content": Entry(),
    "public.composite-content": Entry("public.content"),
    "public.data": Entry("public.item"),
    "public.directory": Entry("public.item"),
    "public.folder": Entry("public.directory"),
    "public.symlink": Entry("public.item"),
    "com.apple.package": Entry("public.directory"),
    "com.apple.bundle": Entry("public.directory"),
    "public.archive": Entry("public.data"),
    "public.zip-archive": Entry("public.data", "public.archive", extensions: ["zip"], mimeType: "application/zip"),
    "org.gnu.gnu-zip-archive": Entry("public.data", "public.archive", extensions: ["gz"], mimeType: "application/gzip"),
    "public.bzip2-archive": Entry(
      "public.data", "public.archive", extensions: ["bz2"], mimeType: "application/x-bzip2"),
    "public.text": Entry("public.data", "public.content"),
    "public.plain-text": Entry("public.text", extensions: ["txt"], mimeType: "text/plain"),
    "public.utf8-plain-text": Entry("public.plain-text"),
    "public.utf16-plain-text": Entry("public.plain-text"),
    "public.delimited-values-text": Entry("public.text"),
    "public.comma-separated-values-text": Entry(
      "public.delimited-values-text", extensions: ["csv"], mimeType: "text/csv"),
    "public.tab-separated-values-text": Entry(
      "public.delimited-values-text", extensions: ["tsv"], mimeType: "text/tab-separated-values"),
    "public.rtf": Entry("public.text", extensions: ["rtf"], mimeType: "text/rtf"),
    "com.apple.rtfd": Entry("public.composite-content", "com.apple.package", extensions: ["rtfd"]),
    "public.html": Entry("public.text", extensions: ["html", "htm"], mimeType: "text/html"),
    "public.xml": Entry("public.text", extensions: ["xml"], mimeType: "application/xml"),
    "public.yaml": Entry("public.text", extensions: ["yaml", "yml"], mimeType: "application/x-yaml"),
    "public.json": Entry("public.text", extensions: ["json"], mimeType: "application/json"),
    "com.apple.property-list": Entry("public.data", extensions: ["plist"]),
    "com.apple.xml-property-list": Entry("com.apple.property-list", "public.xml"),
    "com.apple.binary-property-list": Entry("com.apple.property-list"),
    "public.source-code": Entry("public.plain-text"),
    "public.swift-source": Entry("public.source-code", extensions: ["swift"]),
    "public.c-source": Entry("public.source-code", extensions: ["c"]),
    "public.c-header": Entry("public.source-code", extensions: ["h"]),
    "public.objective-c-source": Entry("public.source-code", extensions: ["m"]),
    "public.c-plus-plus-source": Entry("public.source-code", extensions: ["cpp"]),
    "public.script": Entry("public.source-code"),
    "com.netscape.javascript-source": Entry(
      "public.script", "public.source-code", extensions: ["js"], mimeType: "text/javascript"),
    "public.shell-script": Entry("public.script", extensions: ["sh"]),
    "public.python-script": Entry("public.script", extensions: ["py"], mimeType: "text/x-python"),
    "public.ruby-script": Entry("public.script", extensions: ["rb"], mimeType: "text/x-ruby"),
    "public.image": Entry("public.data", "public.content"),
    "public.jpeg": Entry("public.image", extensions: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg"),
    "public.tiff": Entry("public.image", extensions: ["tiff", "tif"], mimeType: "image/tiff"),
    "com.compuserve.gif": Entry("public.image", extensions: ["gif"], mimeType: "image/gif"),
    "public.png": Entry("public.image", extensions: ["png"], mimeType: "image/png"),
    "com.apple.icns": Entry("public.image", extensions: ["icns"]),
    "com.microsoft.bmp": Entry("public.image", extensions: ["bmp"], mimeType: "image/bmp"),
    "com.microsoft.ico": Entry("public.image", extensions: ["ico"], mimeType: "image/vnd.microsoft.icon"),
    "public.camera-raw-image": Entry("public.image"),
    "public.svg-image": Entry("public.image", extensions: ["svg"], mimeType: "image/svg+xml"),
    "public.heif": Entry("public.image", extensions: ["heif"], mimeType: "image/heif"),
    "public.heic": Entry("public.heif", extensions: ["heic"], mimeType: "image/heic"),
    "org.webmproject.webp": Entry("public.image", extensions: ["webp"], mimeType: "image/webp"),
    "com.apple.live-photo": Entry("public.content"),
    "com.adobe.pdf": Entry("public.data", "public.composite-content", extensions: ["pdf"], mimeType: "application/pdf"),
    "org.idpf.epub-container": Entry(
      "public.data", "public.composite-content", extensions: ["epub"], mimeType: "application/epub+zip"),
    "public.presentation": Entry("public.composite-content"),
    "public.spreadsheet": Entry("public.content"),
    "public.database": Entry(),
    "public.message": Entry(),
    "public.contact": Entry(),
    "public.vcard": Entry("public.text", "public.contact", extensions: ["vcf"], mimeType: "text/vcard"),
    "public.calendar-event": Entry(),
    "public.email-message": Entry("public.message"),
    "public.audiovisual-content": Entry("public.data", "public.content"),
    "public.movie": Entry("public.audiovisual-content"),
    "public.video": Entry("public.movie"),
    "public.audio": Entry("public.audiovisual-content"),
    "com.apple.quicktime-movie": Entry("public.movie", extensions: ["mov", "qt"], mimeType: "video/quicktime"),
    "public.mpeg": Entry("public.movie", extensions: ["mpg", "mpeg"], mimeType: "video/mpeg"),
    "public.mpeg-4": Entry("public.movie", extensions: ["mp4"], mimeType: "video/mp4"),
    "public.mpeg-4-audio": Entry("public.audio", extensions: ["m4a"], mimeType: "audio/mp4"),
    "public.mp3": Entry("public.audio", extensions: ["mp3"], mimeType: "audio/mpeg"),
    "com.microsoft.waveform-audio": Entry("public.audio", extensions: ["wav"], mimeType: "audio/vnd.wave"),
    "public.aiff-audio": Entry("public.audio", extensions: ["aiff", "aif"], mimeType: "audio/aiff"),
    "public.midi-audio": Entry("public.audio", extensions: ["mid", "midi"], mimeType: "audio/midi"),
    "public.avi": Entry("public.movie", extensions: ["avi"], mimeType: "video/avi"),
    "public.url": Entry("public.data"),
    "public.file-url": Entry("public.url"),
    "public.bookmark": Entry("public.data"),
    "public.font": Entry("public.data"),
    "public.executable": Entry("public.data"),
    "com.apple.application": Entry("public.executable"),
    "com.apple.log": Entry("public.plain-text", extensions: ["log"]),
    "public.3d-content": Entry("public.content"),
  ]
}
