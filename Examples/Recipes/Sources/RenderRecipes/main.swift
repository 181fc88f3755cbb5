import Recipes
import UIKit

// Replaces the app: instantiates the storyboard's screens and writes a picture of each.
let folder = CommandLine.arguments.dropFirst().first ?? "out"
let storyboard = UIStoryboard(name: "Main", bundle: nil)

guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
  let list = navigation.topViewController as? UITableViewController
else { fatalError("Main.storyboard has no navigation controller") }

try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

@MainActor
func write(_ name: String) throws {
  let picture = OffscreenWindow(of: navigation, size: CGSize(width: 320, height: 480)).image
  try picture.pngData()?.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
}

try write("recipes-list")
list.performSegue(withIdentifier: "showRecipe", sender: list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
try write("recipes-detail")
