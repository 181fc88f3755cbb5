internal import Synchronization
public import UIFoundation
public import UIGraphics

/// A reader of a picture file, which decodes pictures when they are asked for.
///
/// Animated GIF files have all their frames. Other animations, and files of several pictures, have the first one.
public final class CGImageSource: Sendable {
  private struct State {
    var file: PictureFile
    /// Indicates whether further bytes can follow.
    var isIncomplete: Bool
  }

  private let state: Mutex<State>

  var file: PictureFile { state.withLock { $0.file } }

  fileprivate init(_ file: PictureFile, isIncomplete: Bool = false) {
    state = Mutex(State(file: file, isIncomplete: isIncomplete))
  }

  /// Replaces the bytes of a source that was created without them.
  fileprivate func update(_ data: Data, isFinal: Bool) {
    state.withLock { state in
      guard state.isIncomplete else { return }
      state = State(file: PictureFile(data), isIncomplete: !isFinal)
    }
  }

  fileprivate var status: CGImageSourceStatus {
    let (file, isIncomplete) = state.withLock { ($0.file, $0.isIncomplete) }
    if isIncomplete { return file.format == nil ? .statusReadingHeader : .statusIncomplete }
    return file.format == nil ? .statusUnknownType : file.frames.isEmpty ? .statusInvalidData : .statusComplete
  }
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(PictureFile(data as Data))
}

/// Returns a source of a file's bytes; nil for an unreadable file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSource(PictureFile(data))
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(PictureFile(provider.bytes))
}

/// Returns a source without bytes, which `CGImageSourceUpdateData` gives it.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(PictureFile(Data()), isIncomplete: true)
}

/// Replaces the bytes of an incremental source by all bytes of the file so far.
///
/// Complete frames of an animated GIF can be decoded; other pictures only from all their bytes.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data, isFinal: final)
}

/// Replaces the bytes of an incremental source by those of a provider.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update(provider.bytes, isFinal: final)
}

/// Returns the number of pictures: 0 for a file of an unknown format.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.frames.count }

/// Returns the identifier of the file's type; nil for an unknown format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file.format?.identifier as NSString? }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the picture with an index, as it is stored; nil if it cannot be decoded.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  isrc.file.decoded(index)?.image
}

/// Returns a smaller picture, with the proportions of the picture with an index.
///
/// `kCGImageSourceThumbnailMaxPixelSize` limits the longer side, in pixels. With
/// `kCGImageSourceCreateThumbnailWithTransform`, the orientation of the file is applied. Without a request to create
/// a thumbnail, the result is nil, since thumbnails in files are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isSet(_ key: CFString) -> Bool {
    options?[key] as? Bool == true || (options?[key] as? NSNumber)?.boolValue == true
  }
  guard
    isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let (image, orientation) = isrc.file.decoded(index)
  else { return nil }
  let upright = isSet(kCGImageSourceCreateThumbnailWithTransform) ? orientation : .up
  let limit = Double(number: options?[kCGImageSourceThumbnailMaxPixelSize]) ?? .infinity
  return image.thumbnail(maximumSide: limit, orientation: upright)
}

/// Returns the size, the orientation and the timing of the picture with an index; nil if there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  isrc.file.properties(of: index)
}

/// Returns the properties of the file: the number of repetitions of an animated GIF.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.file.properties
}

// The options of a source.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

// The properties of pictures and files.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The rotation and mirroring of a picture, as files store it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
