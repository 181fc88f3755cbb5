import Testing
import UIKit

/// Objects of Core Foundation, as code from before Swift's collections reads them.
@Suite("Core Foundation")
struct CoreFoundationTests {
  @Test("A value of a dictionary is found by the pointer of its key, as players of animated GIF files do")
  func dictionaries() throws {
    let timing = [kCGImagePropertyGIFDelayTime: 0.25] as CFDictionary
    let properties = [kCGImagePropertyGIFDictionary: timing] as CFDictionary
    let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
    let found = try #require(CFDictionaryGetValue(properties, key))
    let inner = unsafeBitCast(found, to: CFDictionary.self)
    let delay = try #require(
      CFDictionaryGetValue(inner, Unmanaged.passUnretained(kCGImagePropertyGIFDelayTime).toOpaque()))
    let missing = Unmanaged.passUnretained(kCGImagePropertyGIFLoopCount).toOpaque()
    var value: UnsafeRawPointer?

    #expect((unsafeBitCast(delay, to: AnyObject.self) as? NSNumber)?.doubleValue == 0.25)
    #expect(CFDictionaryGetValue(properties, key) == found)
    #expect(CFDictionaryGetValue(inner, missing) == nil && !CFDictionaryContainsKey(inner, missing))
    #expect(CFDictionaryGetValueIfPresent(properties, key, &value) && value == found)
    #expect(CFDictionaryGetCount(properties) == 1)
  }

  @Test("Bytes and elements are read by pointer and index, and an index outside of the list has no element")
  func bytes() throws {
    let data = Data([1, 2, 3]) as CFData
    let bytes = try #require(CFDataGetBytePtr(data))
    let list = ["a", "b"] as CFArray
    let second = try #require(CFArrayGetValueAtIndex(list, 1))

    #expect(CFDataGetLength(data) == 3 && bytes[2] == 3)
    #expect(CFArrayGetCount(list) == 2 && CFArrayGetValueAtIndex(list, 2) == nil)
    #expect(unsafeBitCast(second, to: CFString.self) as String == "b")
    #expect(CFStringGetLength("ab" as CFString) == 2)
    #expect([kCGImageSourceShouldCache: kCFBooleanTrue as Any] as CFDictionary == ["kCGImageSourceShouldCache": true])
  }

  @Test("Fonts and their descriptors can be created without arguments")
  func fonts() {
    #expect(UIFont().pointSize == 12)
    #expect(UIFontDescriptor().pointSize == 0)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 10) == UIFont.systemFont(ofSize: 10))
  }

  @Test("A view can be created with the decoder of empty data, which has no values")
  @MainActor
  func emptyArchives() {
    let coder = NSKeyedUnarchiver.unarchiver(forReadingWith: Data())

    #expect(UIView(coder: coder)?.frame == .zero)
    #expect(coder.decodeObject(forKey: "missing") == nil && !coder.containsValue(forKey: "missing"))
    let archive = NSKeyedArchiver(requiringSecureCoding: false)
    archive.encode(7, forKey: "count")
    #expect(NSKeyedUnarchiver.unarchiver(forReadingWith: archive.encodedData).decodeInteger(forKey: "count") == 7)
  }
}
