import CoreGraphics
import Testing
import UIKit

/// The drawing into memory by `CGContext(data:…)`, and the bytes of images. The orders of bytes are those of Apple's
/// documentation of `CGImageAlphaInfo` and `CGImageByteOrderInfo`.
@Suite("Contexts that draw into memory")
struct BitmapContextTests {
  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2,
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
  }

  private func bytes(_ context: CGContext, row: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    let start = data.advanced(by: row * context.bytesPerRow)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: context.bytesPerRow))
  }

  @Test(
    "A pixel has its components in the order of the format",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 51, 0, 255]),
      (.premultipliedFirst, .byteOrder32Big, [255, 255, 51, 0]),
      (.premultipliedLast, .byteOrder32Little, [255, 0, 51, 255]),
      (.premultipliedFirst, .byteOrder32Little, [0, 51, 255, 255]),
      (.noneSkipLast, [], [255, 51, 0, 255]),
      (.noneSkipFirst, .byteOrder32Little, [0, 51, 255, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func orders(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    let context = try context(info: alpha.rawValue | order.rawValue)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    // The lower left pixel: y points up.
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(try bytes(context, row: 1).prefix(4) == expected[...])
    let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
    #expect(try bytes(context, row: 0).prefix(4) != expected[...])
    #expect(try bytes(context, row: 0).contains(255) == isOpaque)
    #expect(context.alphaInfo == alpha && context.ctm == CGAffineTransform.identity)
    #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8 && context.bitsPerPixel == 32)
  }

  @Test("Gray is the luminance of the color, and a mask has its alpha")
  func singleComponents() throws {
    let space = CGColorSpaceCreateDeviceGray()
    let gray = try context(width: 3, height: 1, info: CGImageAlphaInfo.none.rawValue, space: space)
    gray.setFillColor(gray: 0.4, alpha: 1)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    gray.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    // 0.4 · 255, and the sRGB value of the luminance 0.7152: 255 · (1.055 · 0.7152^(1/2.4) − 0.055) = 219.9.
    #expect(try bytes(gray, row: 0) == [102, 220, 0])

    let mask = try context(width: 2, height: 1, info: CGImageAlphaInfo.alphaOnly.rawValue)
    mask.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.6)
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(mask, row: 0) == [153, 0])
  }

  @Test("Given memory changes with each drawing, which keeps earlier pixels, the clip and the transform")
  func givenMemory() throws {
    var memory = [UInt8](repeating: 0, count: 16)
    try memory.withUnsafeMutableBytes { memory in
      memory[3] = 255
      let context = try context(memory.baseAddress, width: 4, height: 1)
      context.saveGState()
      context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
      context.translateBy(x: 1, y: 0)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: -1, y: 0, width: 2, height: 1))
      #expect([UInt8](memory) == [0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: -1, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      #expect([UInt8](memory) == [0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 255])
      context.restoreGState()
      context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect([UInt8](memory) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
    }
  }

  @Test("A layer is painted at its end, once")
  func layers() throws {
    let context = try context(width: 1, height: 1)
    _ = context.data
    context.setAlpha(0.6)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    // 0.6 · 255, also if it is read twice.
    #expect(try bytes(context, row: 0) == [153, 153, 153, 153])
    #expect(try bytes(context, row: 0) == [153, 153, 153, 153])
  }

  @Test("An image is drawn upright, and the context's image has the same pixels")
  func images() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let image = try #require(picture.cgImage)
    let context = try context()
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context, row: 0) == [255, 0, 0, 255, 255, 0, 0, 255])
    #expect(try bytes(context, row: 1) == [0, 0, 255, 255, 0, 0, 255, 255])
    #expect(context.makeImage() == image)

    // The mean color of a picture: half red, half blue.
    let mean = try self.context(width: 1, height: 1)
    mean.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let color = try bytes(mean, row: 0)
    #expect((127...128).contains(color[0]) && color[1] == 0 && (127...128).contains(color[2]) && color[3] == 255)
  }

  @Test("Contexts of every color space have components in sRGB")
  func colorSpaces() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let context = try context(width: 1, height: 1, space: space)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.colorSpace == space)
    // On iOS, this color is 234, 51, 35 in Display P3.
    #expect(try bytes(context, row: 0) == [255, 0, 0, 255])
  }

  @Test("Formats that Core Graphics does not draw, and rows that are too short, have no context")
  func unsupported() {
    func context(
      _ alpha: CGImageAlphaInfo, _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), bits: Int = 8, row: Int = 0
    ) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: alpha.rawValue)
    }
    #expect(context(.premultipliedLast) != nil && context(.premultipliedLast, row: 8) != nil)
    #expect(context(.last) == nil && context(.first) == nil && context(.none) == nil)
    #expect(context(.premultipliedLast, CGColorSpaceCreateDeviceGray()) == nil)
    #expect(context(.premultipliedLast, bits: 16) == nil && context(.premultipliedLast, row: 7) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test("An image of a file has its bytes as red, green, blue and alpha, and a drawn one in the reverse order")
  func imageData() throws {
    // A PNG of one pixel, red 9, green 13, blue 14, made with zlib.
    let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPg5OUDAABHACVVVtOJAAAAAElFTkSuQmCC"
    let file = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0)?.cgImage })
    let data = try #require(file.dataProvider?.data)
    #expect([UInt8](data as Data) == [9, 13, 14, 255])
    #expect(file.alphaInfo == .noneSkipLast && file.byteOrderInfo == .orderDefault)

    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { context in
      UIColor(red: 1, green: 1.0 / 3, blue: 0, alpha: 0.6).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let image = try #require(drawn.cgImage)
    // 0.6 times 255, 85 and 0.
    #expect([UInt8]((image.dataProvider?.data ?? NSData()) as Data) == [0, 51, 153, 153])
    #expect(image.alphaInfo == .premultipliedFirst && image.byteOrderInfo == .order32Little)
  }

  @Test("An image of bytes has the format's colors, multiplied by alpha where they are not")
  func imagesOfBytes() throws {
    func image(_ bytes: [UInt8], _ alpha: CGImageAlphaInfo, bits: Int = 32) -> CGImage? {
      guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
      return CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    func data(_ image: CGImage?) -> [UInt8] { [UInt8]((image?.dataProvider?.data ?? NSData()) as Data) }

    // 255 · 51 / 255 = 51 and 100 · 51 / 255 = 20.
    #expect(data(image([255, 100, 0, 51], .last)) == [0, 20, 51, 51])
    #expect(data(image([51, 51, 20, 0], .premultipliedFirst)) == [0, 20, 51, 51])
    #expect(data(image([9, 13, 14], .none, bits: 24)) == [14, 13, 9, 255])
    #expect(image([9, 13], .none, bits: 24) == nil && image([9, 13, 14, 0], .none) == nil)
  }
}
