import Foundation

/// A dish and how to cook it.
public struct Recipe {
  public let name: String
  public let minutes: Int
  public let ingredients: [String]

  public static let all = [
    Recipe(name: "Lentil soup", minutes: 35, ingredients: ["Red lentils", "Carrots", "Cumin", "Lemon"]),
    Recipe(name: "Shakshuka", minutes: 25, ingredients: ["Eggs", "Tomatoes", "Peppers", "Paprika"]),
    Recipe(name: "Miso aubergines", minutes: 40, ingredients: ["Aubergines", "Miso", "Mirin", "Sesame"]),
  ]
}
