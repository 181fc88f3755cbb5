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

extension Words where Value == UIButton.ButtonType {
  package static let buttonType = Words(
    "a type",
    [
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ], inFiles: ["roundedRect": .system])
}
