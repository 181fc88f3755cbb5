internal import CImageCodecs
internal import UIFoundation
internal import UIGraphics

/// The bytes of a picture file, with its format and its frames.
struct PictureFile: Sendable {
  /// A format whose pictures are decoded.
  enum Format: Sendable {
    case png, jpeg, webP, gif, bmp, tiff, heif

    /// The uniform type identifier.
    var identifier: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .webP: "org.webmproject.webp"
      case .gif: "com.compuserve.gif"
      case .bmp: "com.microsoft.bmp"
      case .tiff: "public.tiff"
      case .heif: "public.heic"
      }
    }

    fileprivate init?(_ data: Data) {
      let format = data.withUnsafeBytes { hf_file_format_of($0.baseAddress, $0.count) }
      switch format {
      case HF_PNG: self = .png
      case HF_JPEG: self = .jpeg
      case HF_WEBP: self = .webP
      case HF_GIF: self = .gif
      case HF_BMP: self = .bmp
      case HF_TIFF: self = .tiff
      case HF_HEIF: self = .heif
      default: return nil
      }
    }
  }

  let data: Data
  let format: Format?
  /// The delay of each frame, in seconds; nil for pictures without one.
  let frames: [Double?]
  /// The number of repetitions of an animated GIF, 0 for infinitely many; nil if it is not stated.
  let loopCount: Int?

  init(_ data: Data) {
    self.data = data
    format = Format(data)
    if case .gif = format {
      let animation = GIFAnimation([UInt8](data))
      (frames, loopCount) = (animation.delays.map { $0.map { Double($0) / 100 } }, animation.loopCount)
    } else {
      (frames, loopCount) = (format == nil ? [] : [nil], nil)
    }
  }

  func decoded(_ index: Int) -> (image: CGImage, orientation: UIImage.Orientation)? {
    guard frames.indices.contains(index), let frame = UInt32(exactly: index) else { return nil }
    return try? CGImage.decode(data, name: "CGImageSource", frame: frame)
  }

  func properties(of index: Int) -> CFDictionary? {
    guard let (image, orientation) = decoded(index) else { return nil }
    var found: [CFString: Any] = [
      kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
      kCGImagePropertyOrientation: Int(CGImagePropertyOrientation(orientation).rawValue),
      kCGImagePropertyHasAlpha: !image.isOpaque,
    ]
    if case .gif = format {
      // Apple's documentation: never less than 100 milliseconds.
      let delay = frames[index] ?? 0
      let timing: [CFString: Any] = [
        kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: max(0.1, delay),
      ]
      found[kCGImagePropertyGIFDictionary] = timing as NSDictionary
    }
    return found as NSDictionary
  }

  var properties: CFDictionary? {
    guard format != nil else { return nil }
    guard let loopCount else { return [:] }
    let repetition: NSDictionary = [kCGImagePropertyGIFLoopCount: loopCount]
    return [kCGImagePropertyGIFDictionary: repetition]
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }
}

extension CGImage {
  /// Returns the upright picture, scaled down so that no side is longer than a maximum.
  func thumbnail(maximumSide: Double, orientation: UIImage.Orientation) -> CGImage? {
    let picture = UIImage(cgImage: self, scale: 1, orientation: orientation)
    let longer = max(picture.size.width, picture.size.height)
    guard maximumSide >= 1 else { return nil }
    let factor = min(1, maximumSide / longer)
    if factor == 1, orientation == .up { return self }
    let size = CGSize(
      width: max(1, (picture.size.width * factor).rounded()), height: max(1, (picture.size.height * factor).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }
}
