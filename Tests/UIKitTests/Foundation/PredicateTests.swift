import Testing
import UIKit

/// Predicates by the rules of Apple's "Predicate Format String Syntax".
@Suite("Predicates with formats")
struct PredicateTests {
  private func isTrue(_ format: String, _ object: Any?, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test("A text matches a regular expression as a whole")
  func matches() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(mail.evaluate(with: "ada@example.com"))
    #expect(!mail.evaluate(with: "ada@example.com and others"))
    #expect(!isTrue("SELF MATCHES 'a'", "A"))
    #expect(isTrue("SELF MATCHES[c] 'a'", "A"))
  }

  @Test("Texts are compared as a whole, by parts, by wildcards, and without case and diacritics")
  func texts() {
    #expect(isTrue("SELF BEGINSWITH 'Ca'", "Café") && !isTrue("SELF BEGINSWITH 'ca'", "Café"))
    #expect(isTrue("self endswith[cd] %@", "Café", "FE"))
    #expect(isTrue("SELF CONTAINS[d] \"fe\"", "Café"))
    #expect(isTrue("SELF LIKE '?af*'", "Café") && !isTrue("SELF LIKE 'af*'", "Café"))
    #expect(isTrue("SELF ==[c] 'CAFÉ'", "Café") && !isTrue("SELF == 'CAFÉ'", "Café"))
    #expect(isTrue("'fé' IN SELF", "Café"))
    #expect(isTrue("SELF < 'Cb'", "Café"))
  }

  @Test("Keys of dictionaries and of their values are compared; placeholders are values and names of keys")
  func keys() {
    let person: [String: Any] = ["name": "Ada", "age": 36, "home": ["city": "London"], "tags": ["a", "b"]]
    #expect(isTrue("name == 'Ada' AND age >= 36", person))
    #expect(isTrue("%K == %@ && age < %d", person, "name", "Ada", 37))
    #expect(isTrue("home.city CONTAINS 'don' and not (age = 1 or age = 2)", person))
    #expect(isTrue("missing == nil", person) && isTrue("name != NULL", person))
    #expect(isTrue("age BETWEEN {30, 40}", person) && isTrue("age IN {35, 36}", person))
    #expect(isTrue("ANY tags == 'b'", person) && !isTrue("ALL tags == 'b'", person))
    #expect(
      isTrue("NONE tags == 'c'", person) && isTrue("tags CONTAINS 'a'", person) && isTrue("tags.@count == 2", person))
    #expect(isTrue("(age + 4) * 2 == 80", person) && isTrue("age - 40 == -4", person))
    #expect(isTrue("TRUEPREDICATE", nil) && !isTrue("FALSEPREDICATE", nil) && isTrue("NOT FALSEPREDICATE", nil))
  }

  @Test("Lists are filtered, and variables have the values of the evaluation")
  func lists() {
    let names: NSArray = ["Ada", "Bob", "Alan"]
    #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "A")) as? [String] == ["Ada", "Alan"])
    #expect(NSPredicate(format: "SELF > $limit").evaluate(with: 3, substitutionVariables: ["limit": 2]))
    #expect(
      NSPredicate(format: "when > %@", Date(timeIntervalSince1970: 0)).evaluate(with: ["when": Date.distantFuture]))
  }

  @Test(
    "A format that is no predicate is false for every object",
    arguments: [
      "", "SELF", "SELF == ", "SELF == %@", "(SELF == 1", "'a == SELF", "SELF MATCHES", "SELF == 1 1", "%q == 1",
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000),
    ])
  func damaged(format: String) {
    #expect(!NSPredicate(format: format, argumentArray: nil).evaluate(with: 1))
  }
}
