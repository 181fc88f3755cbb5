import CairoRendering
import Foundation
import PictureComparison
import Testing
import UIKitCore

@testable import SnapshotTesting

@MainActor
@Suite("Pictures and their references")
struct PictureAssertionTests {
  @Test("A view is recorded with its scale and frames, and the same view passes")
  func recordingAndPassing() throws {
    let workplace = try Workplace()

    _ = workplace.verify(banner(), as: .image)

    let chunks = try #require(PNGChunks(path: workplace.path("png")))
    #expect(chunks.size?.width == 400)
    #expect(chunks.scale == 2)
    #expect(FrameRecord.records(in: chunks).map(\.id) == ["", "icon", "title"])
    #expect(workplace.verify(banner(), as: .image) == nil)
    #expect(workplace.lastRecord?.status == .passed)
  }

  @Test("A changed constraint leaves three files and reports the moved views and the constraint")
  func failing() throws {
    let workplace = try Workplace()
    _ = workplace.verify(banner(), as: .image, named: "banner")

    let message = try #require(workplace.verify(banner(margin: 20), as: .image, named: "banner"))

    #expect(message.hasPrefix("Snapshot \"banner\" does not match reference."))
    #expect(message.contains("Of the pixels, "))
    #expect(message.contains("icon (UIView): x 16 → 20"))
    #expect(message.contains("title (UILabel): x 48 → 52"))
    #expect(message.contains("<NSLayoutConstraint H:|-(20)-[icon] (active"))
    #expect(message.contains("Workplace.swift:"))
    let record = try #require(workplace.lastRecord)
    #expect(record.frames?.moves.count == 2)
    for file in [record.files.reference, record.files.actual, record.files.difference] {
      let path = workplace.results.folder + "/" + (try #require(file))
      #expect(try Picture(path: path).width == 400)
    }
    // The actual picture contains a mark and frames, as a reference does.
    let actual = try #require(PNGChunks(path: workplace.results.folder + "/" + (record.files.actual ?? "")))
    #expect(ReferenceMark(actual) != nil)
    #expect(FrameRecord.records(in: actual).count == 3)
  }

  @Test("A changed color is distinguished from moved views")
  func inPlace() throws {
    let workplace = try Workplace()
    _ = workplace.verify(banner(), as: .image)

    let message = try #require(workplace.verify(banner(color: .systemRed), as: .image))

    #expect(message.contains("No view moved: the drawing inside of views differs."))
    // The icon is 24×24 points at 2x, of a picture of 400×120 pixels.
    #expect(message.contains("4.8 % of pixels differ (2304 of 48000)"))
  }

  @Test("A tolerance accepts small differences; without a tolerance, the comparison is exact")
  func tolerance() throws {
    let workplace = try Workplace()
    let (blue, nearly) = (
      UIColor(red: 0, green: 0, blue: 1, alpha: 1), UIColor(red: 0.004, green: 0, blue: 1, alpha: 1)
    )
    _ = workplace.verify(banner(color: blue), as: .image)

    #expect(workplace.verify(banner(color: nearly), as: .image) != nil)
    // 2304 of 48,000 pixels differ, each in one byte of four: 98.8 % of bytes are equal.
    #expect(workplace.verify(banner(color: nearly), as: .image(precision: 0.98)) == nil)
    #expect(workplace.verify(banner(color: nearly), as: .image(precision: 0.99)) != nil)
    #expect(workplace.verify(banner(color: nearly), as: .image(perceptualPrecision: 0.98)) == nil)
  }

  @Test("A picture of another system is neither compared nor overwritten; this system's picture is stored next to it")
  func foreign() throws {
    let workplace = try Workplace()
    let foreign = try #require(banner(color: .systemRed).asImage.pngData())
    try FileManager.default.createDirectory(atPath: workplace.references, withIntermediateDirectories: true)
    try foreign.write(to: URL(fileURLWithPath: workplace.path("png")))

    let first = workplace.verify(banner(), as: .image, record: .all)

    #expect(first?.contains("sample.1.linux.png") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: workplace.path("png"))) == foreign)
    #expect(workplace.verify(banner(), as: .image) == nil)
    #expect(workplace.lastRecord?.hasForeignReference == true)
  }

  @Test("An unreadable reference is reported and left unchanged")
  func corrupt() throws {
    let workplace = try Workplace()
    try FileManager.default.createDirectory(atPath: workplace.references, withIntermediateDirectories: true)
    let garbage = Data("no picture".utf8)
    try garbage.write(to: URL(fileURLWithPath: workplace.path("png")))

    for mode in SnapshotTestingConfiguration.Record.allCases {
      let message = workplace.verify(banner(), as: .image, record: mode)
      #expect(message?.contains("it is not a PNG") == true)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: workplace.path("png"))) == garbage)
    #expect(workplace.lastRecord?.status == .broken)
  }

  @Test("A reference above the pixel limit is reported, and accepting the new picture repairs it")
  func unreadablyLarge() throws {
    let workplace = try Workplace()
    _ = workplace.verify(banner(), as: .image)
    let path = URL(fileURLWithPath: workplace.path("png"))
    let whole = try Data(contentsOf: path)
    // Width and height are at bytes 16 and 20 of a PNG. 10744 by 7460 is 80,150,240 pixels, above 2^26.
    var large = whole
    large.replaceSubrange(16..<24, with: [0, 0, 0x29, 0xF8, 0, 0, 0x1D, 0x24])
    try large.write(to: path)

    let message = workplace.verify(banner(), as: .image, record: .never)
    #expect(message?.contains("its 10744×7460 pixels exceed the limit of 67108864. Record it again.") == true)
    let record = try #require(workplace.lastRecord)
    #expect(record.status == .broken)
    try SnapshotReview(workplace.results).accept(record)

    #expect(try Data(contentsOf: path) == whole)
    #expect(workplace.verify(banner(), as: .image, record: .never) == nil)
  }

  @Test("A different size or scale is reported in numbers")
  func sizes() throws {
    let workplace = try Workplace()
    _ = workplace.verify(banner(), as: .image)

    let larger = workplace.verify(banner(), as: .image(size: CGSize(width: 220, height: 60)))
    let sharper = workplace.verify(banner(), as: .image(traits: UITraitCollection(displayScale: 3)))

    #expect(larger?.contains("The reference is 400×120 px at scale 2, this picture 440×120 px at scale 2.") == true)
    #expect(sharper?.contains("this picture 600×180 px at scale 3") == true)
  }

  @Test("Equal pixels at another scale fail, since the views are shown at another size")
  func scales() throws {
    let workplace = try Workplace()
    func plain(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      view.backgroundColor = .red
      return view
    }
    func image(_ scale: CGFloat) -> Snapshotting<UIView, UIImage> {
      .image(precision: 0, traits: UITraitCollection(displayScale: scale))
    }
    _ = workplace.verify(plain(40, 20), as: image(2))

    let message = workplace.verify(plain(80, 40), as: image(1))

    #expect(
      message?.contains(
        "All pixels are equal, but the reference is at scale 2 (40×20 points), this picture at scale 1 (80×40 points).")
        == true, "\(message ?? "")")
    #expect(workplace.lastRecord?.status == .failed)
    #expect(workplace.lastRecord?.verdict?.isAccepted == false)
    #expect(workplace.verify(plain(40, 20), as: image(2)) == nil)
  }

  @Test("A reference whose resolution was changed fails, with digests and without", arguments: [true, false])
  func changedResolution(usesDigests: Bool) throws {
    let workplace = try Workplace()
    let image = UIImage(content: .drawing(DisplayList(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), items: [])))
    let path = workplace.path("png")
    let mark = ReferenceMark(of: DisplayList(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), items: []), scale: 1)
    func outcome(resolution scale: CGFloat) throws -> SnapshotOutcome {
      let picture = try Picture(#require(Picture(image)).image, scale: scale)
      try ReferenceWriter.write(picture, mark: mark, to: path)
      return try PictureAssertion(image, .exact, at: path, usesDigests: usesDigests).compare(at: workplace.site("png"))
    }

    #expect(try outcome(resolution: 1).failure == nil)
    #expect(try outcome(resolution: 2).failure != nil)
    // A resolution below a pixel per meter is not stored.
    #expect(try outcome(resolution: 0.0001).failure == nil)
  }

  @Test("A diffing of images compares scales only if the reference stores its scale and the caller states none")
  func scalesOfImages() throws {
    let data = try #require(banner().asImage.pngData())
    let (sharp, large) = (try #require(UIImage(data: data, scale: 2)), try #require(UIImage(data: data, scale: 1)))
    let pixels = try #require(sharp.cgImage)
    let unknown = try Picture(pixels, scale: 0.0001).png()
    let diffing = Diffing<UIImage>.image

    // The data is 400 by 120 pixels with a stored scale of 2.
    #expect(diffing.fromData(data).size == CGSize(width: 200, height: 60))
    #expect(diffing.diffV2(diffing.fromData(data), sharp) == nil)
    #expect(
      diffing.diffV2(diffing.fromData(data), large)?.0
        == "All pixels are equal, but the reference is at scale 2 (200×60 points), this picture at scale 1 "
        + "(400×120 points).")
    #expect(diffing.diffV2(diffing.fromData(unknown), sharp) == nil)
    // Scales are not compared if the caller decoded the image or stated the scale.
    #expect(diffing.diffV2(large, sharp) == nil)
    #expect(Diffing.image(scale: 4).fromData(data).size == CGSize(width: 100, height: 30))
    #expect(Diffing.image(scale: 4).diffV2(Diffing.image(scale: 4).fromData(data), sharp) == nil)
  }

  @Test("Views with an empty or infinite size fail with advice")
  func impossibleSizes() throws {
    let workplace = try Workplace()

    let empty = workplace.verify(UIView(), as: .image)
    let endless = workplace.verify(UIView(), as: .image(size: CGSize(width: CGFloat.infinity, height: 10)))
    let huge = workplace.verify(UIView(), as: .image(size: CGSize(width: 1e6, height: 1e6)))

    #expect(empty?.contains("View not renderable to image at size 0.0×0.0: it is empty. Give it a size") == true)
    #expect(endless?.contains("not renderable") == true)
    #expect(huge?.contains("not renderable") == true)
    #expect(!workplace.exists(workplace.path("png")))
  }

  @Test("The digest of the drawing replaces the comparison of pixels if digests are enabled")
  func digest() throws {
    let workplace = try Workplace()
    let list = DisplayList.record(bounds: CGRect(x: 0, y: 0, width: 20, height: 10)) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let image = UIImage(content: .drawing(list))
    _ = workplace.verify(image, as: .image)

    let assertion = PictureAssertion(image, .exact, at: workplace.path("png"), usesDigests: true)
    let painted = PictureAssertion(image, .exact, at: workplace.path("png"), usesDigests: false)

    let site = try workplace.site("png")
    #expect(try painted.compare(at: site).decision == .painted(.turnedOff))
    #expect(try painted.compare(at: site).failure == nil)
    if DigestDecision.isAllowed { #expect(try assertion.compare(at: site).decision == .matched) }
  }

  @Test("An image without views is compared by its pixels, and equals its decoded copy")
  func images() throws {
    let workplace = try Workplace()
    let data = try #require(banner().asImage.pngData())
    let pixels = try #require(UIImage(data: data))

    _ = workplace.verify(pixels, as: .image)

    #expect(workplace.verify(pixels, as: .image) == nil)
    let diffing = Diffing<UIImage>.image
    let copy = diffing.fromData(diffing.toData(pixels))
    #expect(diffing.diffV2(pixels, copy) == nil)
    #expect(diffing.diff(pixels, UIImage())?.0 == "One of the images has no pixels.")
  }
}

extension UIView {
  fileprivate var asImage: UIImage { OffscreenWindow(of: self, size: bounds.size).image }
}
