import UIKit

class RecipeListViewController: UITableViewController {
  private var recipes = Recipe.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
  }

  // MARK: - Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
    (cell as? RecipeCell)?.show(recipes[indexPath.row])
    return cell
  }

  // MARK: - Navigation

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showRecipe", let detail = segue.destination as? RecipeViewController else { return }
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? 0
    detail.recipe = recipes[row]
  }

  @IBAction func sortByTime(_ sender: UIBarButtonItem) {
    recipes.sort { $0.minutes < $1.minutes }
    tableView.reloadData()
  }
}

class RecipeCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var timeBadge: BadgeView!

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
  }

  func show(_ recipe: Recipe) {
    nameLabel.text = recipe.name
    timeBadge.text = "\(recipe.minutes) min"
  }
}
