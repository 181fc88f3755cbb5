/// What a picture is written as.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png
}
