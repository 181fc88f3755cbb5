extension Catalog {
  package static let headerFooter = ClassProperties(
    of: UITableViewHeaderFooterView.self, "A header or footer of a section.", shorthand: "text",
    make: { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  ) {
    Entry(.documents("text"), .text, "The text of the label.") { $0.textLabel?.text = $1 }
    Entry.configurations
  } children: {
    Child(part: "contentView", "The view that contains the content.", \.contentView)
    Child(part: "textLabel", "The label of the text.", \.textLabel)
    Child(one: "backgroundView", "The view behind the content.", \.backgroundView)
  }
}
