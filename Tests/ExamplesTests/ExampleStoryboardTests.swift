import CairoRendering
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKitCore

@MainActor
@Suite("The storyboard of the README")
struct ExampleStoryboardTests {
  @Test("The initial scene looks like its reference in the document's language and, mirrored and dark, in Arabic")
  func pictures() throws {
    let file = Repository.file("Examples/Login.storyboard")
    for (language, name) in [(nil, "Login.png"), ("ar", "Login-ar.png")] {
      var options = InterfaceOptions()
      if language != nil {
        options.traits = UITraitCollection {
          $0.layoutDirection = .rightToLeft
          $0.userInterfaceStyle = .dark
        }
      }
      let document = try InterfaceDocument(contentsOf: file, language: language)

      let scene = try #require(try document.scenes(options).first)

      let png = try #require(scene.window.image.pngData())
      try Reference.expect(png: png, equals: name)
    }
  }
}
