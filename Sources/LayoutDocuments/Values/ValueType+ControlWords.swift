import UIKitCore

extension ValueType where Value == UIControl.ContentHorizontalAlignment {
  package static let contentHorizontalAlignment = word(
    "an alignment",
    [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ])
}

extension ValueType where Value == UIControl.ContentVerticalAlignment {
  package static let contentVerticalAlignment = word(
    "an alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
}

extension ValueType where Value == UITextField.ViewMode {
  package static let viewMode = word(
    "when it is shown",
    ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
}

extension ValueType where Value == UIBarButtonItem.SystemItem {
  package static let barSystemItem = word(
    "a system item",
    [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
      "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
      "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
      "undo": .undo, "redo": .redo, "close": .close,
    ])
}

extension ValueType where Value == UITabBarItem.SystemItem {
  package static let tabSystemItem = word(
    "a system item",
    [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
      "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
      "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ])
}

extension ValueType where Value == UIBlurEffect.Style {
  package static let blurStyle = word(
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

extension ValueType where Value == UIButton.ButtonType {
  package static let buttonType = word(
    "a type",
    [
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "plain": .plain, "close": .close,
    ])
}

extension ValueType where Value == UITableViewCell.AccessoryType {
  package static let accessoryType = word(
    "an accessory",
    [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
    ])
}

extension ValueType where Value == UIBarStyle {
  package static let barStyle = word("a style", ["default": .default, "black": .black])
}
