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

  // The key path after an operator is evaluated for each element: Apple, "Using Collection Operators" and the Predicate
  // Programming Guide (`@sum.items.price < 1000`).
  @Test("Operators combine the values of the keys after them")
  func operators() {
    let order: [String: Any] = ["items": [["price": 8, "name": "Pen"], ["price": 9, "name": "Ink"]]]
    #expect(isTrue("items.@sum.price == 17", order) && isTrue("@sum.items.price < 18", order))
    #expect(isTrue("items.@avg.price == 8.5", order) && isTrue("items.@max.price == 9", order))
    #expect(isTrue("items.@min.name == 'Ink'", order) && isTrue("items.@count == 2", order))
    #expect(!isTrue("items.@median.price == 8", order))
  }

  @Test("NSNull and nested nils are nil, and # makes a key of a reserved word")
  func missing() {
    let none: String? = nil
    #expect(isTrue("name == nil", ["name": NSNull()]) && isTrue("name == %@", ["age": 1], none as Any))
    #expect(isTrue("ANY children.name == nil", ["children": [["name": "Ada"], ["age": 3]]]))
    #expect(isTrue("#in == 1 AND %K == 2", ["in": 1, "any": 2], "any") && !isTrue("%K == 5", 5, 3))
    #expect(isTrue("SELF LIKE[cd] 'cafe*'", "Café noir") && isTrue("SELF MATCHES[d] 'Caf.'", "Café"))
    #expect(!isTrue("id == %@", ["id": 9_007_199_254_740_993], 9_007_199_254_740_992))
    #expect(!isTrue("ALL name == 'x'", ["name": "y"]))
  }

  // NSPredicate, NSComparisonPredicate and NSExpression in Apple's documentation: the predicate of a format has the class
  // of its conditions, and NONE is the negation of ANY.
  @Test("The predicate of a format can be taken apart")
  func parts() throws {
    let predicate = NSPredicate.predicate(format: "$name == nil AND NOT ANY tags.title CONTAINS[cd] %@", "x")
    let both = try #require(predicate as? NSCompoundPredicate)
    let first = try #require(both.subpredicates.first as? UIFoundation.NSComparisonPredicate)
    let negation = try #require(both.subpredicates.last as? NSCompoundPredicate)
    let second = try #require(negation.subpredicates.first as? UIFoundation.NSComparisonPredicate)

    #expect(both.compoundPredicateType == .and && negation.compoundPredicateType == .not)
    #expect(first.leftExpression.expressionType == .variable && first.leftExpression.variable == "name")
    #expect(first.rightExpression.expressionType == .constantValue && first.rightExpression.constantValue == nil)
    #expect(first.predicateOperatorType == .equalTo && first.comparisonPredicateModifier == .direct)
    #expect("\(first.leftExpression)" == "$name" && "\(first.rightExpression)" == "nil")
    #expect(second.comparisonPredicateModifier == .any && second.predicateOperatorType == .contains)
    #expect(second.leftExpression.keyPath == "tags.title" && second.rightExpression.constantValue as? String == "x")
    #expect(second.options == [.caseInsensitive, .diacriticInsensitive])
    #expect(predicate.evaluate(with: ["tags": [["title": "Xylo"]]], substitutionVariables: [:]) == false)
    #expect(predicate.evaluate(with: ["tags": [["title": "a"]]], substitutionVariables: [:]))
  }

  @Test("A comparison is made of two expressions; expressions have values for an object and variables")
  func comparisons() {
    let older = UIFoundation.NSComparisonPredicate(
      leftExpression: UIFoundation.NSExpression(forKeyPath: "age"),
      rightExpression: UIFoundation.NSExpression(forVariable: "limit"), modifier: .direct, type: .greaterThan)
    #expect(older.evaluate(with: ["age": 36], substitutionVariables: ["limit": 35]))
    #expect(!older.evaluate(with: ["age": 36], substitutionVariables: ["limit": 36]))
    let price = UIFoundation.NSExpression(format: "(price + 1) * %d - $off", 2)
    #expect(price.expressionType == .function)
    #expect(price.expressionValue(with: ["price": 4], context: ["off": 3]) as? Double == 7)
    let list = UIFoundation.NSExpression(format: "{1, 'a'}")
    #expect(list.expressionType == .aggregate && "\(list)" == "{1.0, \"a\"}")
    #expect(UIFoundation.NSExpression(format: "1 +").constantValue == nil)
  }

  @Test(
    "A format that is no predicate is false for every object",
    arguments: [
      "", "SELF", "SELF == ", "SELF == %@", "(SELF == 1", "'a == SELF", "SELF MATCHES", "SELF == 1 1", "%q == 1",
      String(repeating: "(", count: 100_000), String(repeating: "-", count: 100_000),
      String(repeating: "(", count: 5_000), String(repeating: "-", count: 5_000), String(repeating: "{", count: 9_999),
      "SELF" + String(repeating: "+1", count: 4_000), "SELF == 1" + String(repeating: ".a", count: 4_000),
    ])
  func damaged(format: String) {
    #expect(!NSPredicate(format: format, argumentArray: nil).evaluate(with: 1))
  }
}
