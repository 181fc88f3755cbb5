import UIKitCore

extension Words where Value == UIControl.State {
  package static let controlState = Words(
    "a state",
    [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ])
}

extension Words where Value == UITextField.ViewMode {
  static let viewMode = Words(
    "a view mode",
    ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
}

extension Words where Value == UIBarStyle {
  static let barStyle = Words(
    "a style", ["default": .default, "black": .black], inFiles: ["blackOpaque": .black, "blackTranslucent": .black])
}

extension Words where Value == UITableViewCell.AccessoryType {
  static let accessoryType = Words(
    "an accessory",
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ])
}

extension Words where Value == UICollectionView.ScrollDirection {
  package static let scrollDirection = Words("a direction", ["vertical": .vertical, "horizontal": .horizontal])
}

extension Words where Value == @Sendable () -> UIButton.Configuration {
  package static let buttonStyle = Words(
    "a style",
    [
      "plain": { .plain() }, "filled": { .filled() }, "tinted": { .tinted() }, "gray": { .gray() },
      "borderless": { .borderless() }, "bordered": { .bordered() }, "borderedTinted": { .borderedTinted() },
      "borderedProminent": { .borderedProminent() }, "glass": { .glass() }, "clearGlass": { .clearGlass() },
      "prominentGlass": { .prominentGlass() }, "prominentClearGlass": { .prominentClearGlass() },
    ])
}

extension Words where Value == UIButton.Configuration.CornerStyle {
  package static let cornerStyle = Words(
    "a corner style",
    [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ])
}

extension Words where Value == UIButton.Configuration.TitleAlignment {
  package static let titleAlignment = Words(
    "an alignment",
    ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
}

extension Words where Value == UIButton.Configuration.Size {
  package static let buttonSize = Words(
    "a size", ["mini": .mini, "small": .small, "medium": .medium, "large": .large])
}

extension Words where Value == NSDirectionalRectEdge {
  package static let directionalEdge = Words(
    "an edge", ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
}

extension Words where Value == UIBarButtonItem.SystemItem {
  package static let barSystemItem = Words(
    "a system item",
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ])
}

extension Words where Value == UIBlurEffect.Style {
  package static let blurStyle = Words(
    "a blur style",
    [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
      "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
      "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
      "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
      "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
      "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
      "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ])
}

extension Words where Value == UIGlassEffect.Style {
  package static let glassStyle = Words("a style of glass", ["regular": .regular, "clear": .clear])
}

extension Words where Value == UIVibrancyEffectStyle {
  package static let vibrancyStyle = Words(
    "a vibrancy style",
    [
      "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
      "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
      "tertiaryFill": .tertiaryFill, "separator": .separator,
    ])
}

extension Words where Value == UIButton.ButtonType {
  package static let buttonType = Words(
    "a type",
    [
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ], inFiles: ["roundedRect": .system])
}

extension Words where Value == UITableView.Style {
  package static let tableStyle = Words(
    "a style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
}

extension Words where Value == UITableViewCell.CellStyle {
  package static let cellStyle = Words(
    "a style", ["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle],
    inFiles: [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ])
}
