import CoreGraphics
import CoreText
import QuartzCore
import Testing
import UIKit
import UniformTypeIdentifiers
import UnifiedLogging

/// Services of the system that libraries use.
@MainActor
@Suite("Services of the system")
struct SystemServiceTests {
  private final class Slider: UIView {
    var value = 0
    override func accessibilityIncrement() { value += 1 }
    override var accessibilityLabel: String? {
      get { "slider" }
      set {}
    }
  }

  @Test("Accessibility properties are stored, and can be overridden")
  func accessibility() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    let slider = Slider()
    let element = UIAccessibilityElement(accessibilityContainer: view)

    view.accessibilityLabel = "label"
    slider.accessibilityIncrement()
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 5, height: 5)

    #expect(view.accessibilityAttributedLabel?.string == "label")
    #expect(slider.value == 1)
    #expect((slider as UIView).accessibilityLabel == "slider")
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 11, width: 5, height: 5))
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("A posted notification moves no focus, since no assistive technology runs")
  func accessibilityNotification() {
    let view = UIView()
    view.isAccessibilityElement = true

    UIAccessibility.post(notification: .layoutChanged, argument: view)

    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    #expect(!view.accessibilityElementIsFocused())
  }

  @Test("A pasteboard returns its items, and counts the changes")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()

    board.string = "text"

    #expect(board.strings == ["text"])
    #expect(board.hasStrings)
    #expect(!board.hasURLs)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    #expect(board.changeCount == 1)
  }

  @Test("Changes and completions are added to an animator of any class by optional calls")
  func optionalAnimatorCalls() {
    var log: [String] = []
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations?({ log.append("changes") })
    animator.addAnimations?({ log.append("later changes") }, delayFactor: 0.5)
    animator.addCompletion?({ log.append("\($0)") })
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)

    #expect(log == ["changes", "later changes", "end"])
  }

  @Test("A paused animator is active and has made its changes; finishing a stopped one calls the completion")
  func animator() {
    let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    var log: [String] = []
    animator.addAnimations { log.append("changes") }
    animator.addCompletion { log.append("\($0)") }

    animator.pauseAnimation()
    #expect(animator.state == .active)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)

    #expect(log == ["changes", "current"])
    #expect(animator.state == .inactive)
  }

  @Test("The media clock advances in seconds")
  func clock() {
    let before: CFTimeInterval = CACurrentMediaTime()
    Thread.sleep(forTimeInterval: 0.01)
    let elapsed = CACurrentMediaTime() - before

    #expect(before > 0)
    // A thread never wakes early. The upper bound only detects wrong units.
    #expect(elapsed >= 0.01 && elapsed < 60)
  }

  @Test("Views and the screen convert between each other's coordinate spaces")
  func coordinateSpaces() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    root.addSubview(view)
    let (space, screen): (any UICoordinateSpace, any UICoordinateSpace) = (view, UIScreen.main.coordinateSpace)

    #expect(space.convert(CGPoint(x: 1, y: 1), to: root as any UICoordinateSpace) == CGPoint(x: 11, y: 21))
    #expect(screen.convert(CGPoint(x: 11, y: 21), to: space) == CGPoint(x: 1, y: 1))
  }

  @Test("Types are found by extension and media type, with their conformances")
  func types() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.png.conforms(to: .image))
    #expect(!UTType.png.conforms(to: .movie))
    #expect(UTType.heic.preferredFilenameExtension == "heic")
  }

  @Test("A type that an app declares conforms to its parent and to the parent's parents")
  func declaredTypes() throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    let dynamic = try #require(UTType(filenameExtension: "unheardof", conformingTo: .image))

    #expect(note.conforms(to: .json) && note.conforms(to: .text))
    #expect(!note.conforms(to: .image))
    #expect(dynamic.conforms(to: .image))
    #expect(note == UTType(importedAs: "com.example.note"))
  }

  @Test("A lock guards its state, and an object can be locked twice by one thread")
  func locks() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    var plain = os_unfair_lock_s()
    let object = NSObject()

    lock.withLock { $0 += 1 }
    os_unfair_lock_lock(&plain)

    #expect(lock.withLock { $0 } == 2)
    #expect(!os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("A thread that does not own the lock of an object cannot unlock it")
  func foreignLock() {
    let object = NSObject()
    nonisolated(unsafe) let shared = object
    nonisolated(unsafe) var foreign: Int32 = 0
    let done = DispatchSemaphore(value: 0)
    objc_sync_enter(object)

    Thread {
      foreign = objc_sync_exit(shared)
      done.signal()
    }.start()
    done.wait()

    // OBJC_SYNC_NOT_OWNING_THREAD_ERROR in objc-sync.h.
    #expect(foreign == -1)
    // A lock that is kept would belong to the next object at this address.
    #expect(objc_sync_exit(object) == 0)
  }

  @Test(
    "The full name of a font is its family and style, unlike the PostScript name",
    // The names of Apple's fonts are the names in Font Book.
    arguments: [
      ("HelveticaNeue-BoldItalic", "Helvetica Neue Bold Italic"), ("ArialMT", "Arial"), ("Arial-BoldMT", "Arial Bold"),
      ("Menlo-Regular", "Menlo Regular"), ("Inter-SemiBold", "Inter SemiBold"),
    ])
  func fullNames(postScriptName: String, fullName: String) {
    let font = CTFontCreateWithName(postScriptName as CFString, 12, nil)

    #expect(CTFontCopyPostScriptName(font) as String == postScriptName)
    #expect(CTFontCopyFullName(font) as String == fullName)
  }

  @Test("A file that is not a font is rejected with an error")
  func fontRegistration() throws {
    var error: Unmanaged<CFError>?

    let isRegistered = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath) as CFURL, .process, &error)

    #expect(!isRegistered)
    #expect(try #require(error).takeRetainedValue().domain == kCTFontManagerErrorDomain)
  }

  // Apple's documentation: "Once a pasteboard is invalidated, you cannot use" it; "`UIPasteboard` ignores any calls to
  // it". The notification is posted "just before an app removes it".
  @Test("Removing a pasteboard by its name removes its content, and later changes of the object are ignored")
  func removedPasteboard() throws {
    let name = UIPasteboard.Name("removed")
    let board = try #require(UIPasteboard(name: name, create: true))
    board.string = "text"
    var counts: [Int] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { note in
      MainActor.assumeIsolated { counts.append(UIPasteboard(name: name, create: false)?.numberOfItems ?? -1) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    UIPasteboard.remove(withName: name)
    #expect(board.string == nil)

    board.string = "ignored"
    let new = UIPasteboard(name: name, create: true)

    #expect(board.numberOfItems == 0)
    #expect(new?.string == nil)
    #expect(counts == [1])
  }
}
