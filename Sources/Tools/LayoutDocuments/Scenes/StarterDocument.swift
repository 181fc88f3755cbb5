/// The template of a new document.
package enum StarterDocument {
  /// The document as commented YAML, ending with a line break. It renders unchanged.
  package static let text = """
    # A layout document: views with UIKit's names, placed by constraints.
    # All keys and their values: headframe schema --format markdown
    size: 320xfit            # points; "fit" is as tall as the content. Or: device: iPhone17
    appearance: light        # or dark, or [light, dark]: lists give every combination
    scale: 2

    # Values for ${placeholders}; the rows of --data rows.csv override them.
    data:
      name: Ada Lovelace
      role: Mathematician

    # Numbers by name, which views can use in place of numbers.
    metrics: {margin: 16}

    # Sets of properties, which views name under style.
    styles:
      secondary: {font: subheadline, textColor: secondaryLabel}

    view:
      backgroundColor: systemBackground
      layoutMargins: margin
      subviews:
        - id: icon
          class: UIImageView
          image: {systemName: person.circle, pointSize: 40}   # or a path: photo.png
          contentHuggingPriority: required
        - id: texts
          class: UIStackView
          axis: vertical
          spacing: 2
          arrangedSubviews:
            - {id: title, class: UILabel, text: "${name}", font: headline, numberOfLines: 0}
            - {id: role, class: UILabel, text: "${role | upper}", style: secondary}
      # Each line is an equation or a visual format.
      constraints:
        - icon.leading = Superview.margins.leading
        - icon.centerY = texts.centerY
        - texts.leading = icon.trailing + 12
        - texts.trailing = Superview.margins.trailing
        - V:|-margin-[texts]-margin-|

    """
}
