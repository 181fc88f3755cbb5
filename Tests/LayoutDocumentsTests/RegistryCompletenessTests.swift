import Foundation
import LayoutDocuments
import TestSupport
import Testing

/// A comparison of UIKitCore's classes and settable properties with the registry of documents.
@MainActor
@Suite("Coverage of UIKitCore by documents")
struct RegistryCompletenessTests {
  private static let surface = Result { try PublicSurface(of: Repository.file("Sources/UIKit/UIKitCore")) }

  /// The classes of views and controllers that documents do not support, with the reason.
  private static let excludedClasses: KeyValuePairs = [
    "UIWindow": "a picture shows a root view instead of a window",
    "UIPickerView": "its rows need a data source",
    "UIInputView": "there is no keyboard that it replaces",
    "UIInputViewController": "there is no keyboard that it replaces",
    "UIImagePickerController": "there are no photos, and its view is empty",
    "UIDocumentPickerViewController": "it shows the files of a device, and its view is empty",
    "UIColorPickerViewController": "its view is empty",
  ]

  /// The properties that documents cannot set, by reason.
  private static let unset: KeyValuePairs<String, [String]> = [
    "set by sourceItem": [
      "UIPopoverPresentationController.barButtonItem", "UIPopoverPresentationController.sourceView",
    ],
    "without an effect on the picture of a presentation": [
      "UIPopoverPresentationController.canOverlapSourceViewRect", "UIPopoverPresentationController.delegate",
      "UIPopoverPresentationController.passthroughViews", "UIPopoverPresentationController.popoverBackgroundViewClass",
      "UISheetPresentationController.delegate",
      "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge",
      "UISheetPresentationController.sourceView",
    ],
    "set by selectedDate, selectedDates and decorations": [
      "UICalendarView.delegate", "UICalendarView.selectionBehavior",
    ],
    "set by frame": [
      "UICollectionView.bounds", "UIView.bounds", "UIView.center", "CALayer.bounds", "CALayer.position",
    ],
    "set by viewControllers and selectedIndex": ["UITabBarController.tabs", "UITabBarController.selectedTab"],
    "a reaction to scrolling, without effect": ["UITabBarController.tabBarMinimizeBehavior"],
    "services of the system or reactions to a service, which a document does not perform": [
      "UIActivityViewController.allowsProminentActivity", "UIActivityViewController.completionWithItemsHandler",
      "UIActivityViewController.excludedActivityTypes",
    ],
    "set by presentationIndex, selectedIndex or a column": [
      "UIPageViewController.viewControllers", "UITabBarController.selectedViewController",
      "UISplitViewController.viewControllers", "UISplitViewController.viewController",
    ],
    "set by segments": [
      "UISegmentedControl.title", "UISegmentedControl.image", "UISegmentedControl.width", "UISegmentedControl.enabled",
    ],
    "the offset of a segment's content, which needs code": ["UISegmentedControl.contentOffset"],
    "set by scrollDirection and interSectionSpacing": ["UICollectionViewCompositionalLayout.configuration"],
    "set by transform": ["CALayer.affineTransform"],
    "set by the appearance": ["UIToolbar.backgroundImage", "UIToolbar.shadowImage"],
    "set by the layer's cornerRadius and maskedCorners": ["UIView.cornerConfiguration"],
    "a data source or delegate, replaced by a document's rows, items and pages": [
      "UICollectionView.dataSource", "UINavigationController.delegate", "UIPageViewController.dataSource",
      "UIPageViewController.delegate", "UIScrollView.delegate", "UISearchBar.delegate",
      "UISplitViewController.delegate", "UITabBar.delegate", "UITabBarController.delegate", "UITableView.dataSource",
      "UITextField.delegate", "UICollectionView.delegate", "UICollectionView.dragDelegate",
      "UICollectionView.dropDelegate", "UICollectionView.prefetchDataSource", "UITableView.delegate",
      "UITableView.dragDelegate", "UITableView.dropDelegate", "UITableView.prefetchDataSource",
      "UITextField.inputDelegate", "UITextView.delegate", "UITextView.inputDelegate", "UISearchController.delegate",
      "UISearchController.searchResultsUpdater",
    ],
    "actions, menus and closures, which need code": [
      "UIBarButtonItem.primaryAction", "UIBarButtonItem.action", "UIBarButtonItem.target", "UISegmentedControl.action",
      "UIButton.configurationUpdateHandler",
      "UIButton.automaticallyUpdatesConfiguration", "UICollectionViewCell.configurationUpdateHandler",
      "UICollectionViewCell.automaticallyUpdatesContentConfiguration",
      "UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration", "UIProgressView.observedProgress",
      "UITableViewCell.configurationUpdateHandler", "UITableViewCell.automaticallyUpdatesContentConfiguration",
      "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", "UIView.gestureRecognizers",
      "UIScrollView.maximumZoomScale", "UIScrollView.minimumZoomScale", "UIScrollView.zoomScale",
    ],
    "for touches, keys, motion and editing, which a picture does not have": [
      "UIButton.showsTouchWhenHighlighted", "UIButton.isPointerInteractionEnabled",
      "UISearchTextField.allowsCopyingTokens", "UISearchTextField.allowsDeletingTokens",
      "UIButton.changesSelectionAsPrimaryAction", "UIButton.reversesTitleShadowWhenHighlighted",
      "UICollectionView.allowsSelection", "UICollectionView.isPrefetchingEnabled",
      "UICollectionViewController.clearsSelectionOnViewWillAppear", "UIControl.showsMenuAsPrimaryAction",
      "UIControl.isContextMenuInteractionEnabled", "UIControl.toolTip", "UIImageView.animationImages",
      "UINavigationController.hidesBarsOnSwipe", "UINavigationController.hidesBarsOnTap",
      "UIPageControl.allowsContinuousInteraction", "UIScrollView.isDirectionalLockEnabled", "UIScrollView.bounces",
      "UIScrollView.keyboardDismissMode", "UIScrollView.scrollsToTop", "UIScrollView.delaysContentTouches",
      "UIScrollView.canCancelContentTouches", "UISlider.isContinuous", "UISplitViewController.presentsWithGesture",
      "UIStepper.isContinuous", "UIStepper.autorepeat", "UITabBarController.customizableViewControllers",
      "UITableView.allowsSelection",
      "UITableView.dragInteractionEnabled", "UITableViewController.clearsSelectionOnViewWillAppear",
      "UITextField.inputView", "UITextField.inputAccessoryView", "UITextField.clearsOnBeginEditing",
      "UITextField.keyboardType", "UITextField.returnKeyType", "UITextField.autocorrectionType",
      "UITextField.autocapitalizationType", "UITextField.spellCheckingType",
      "UITextField.enablesReturnKeyAutomatically", "UITextField.textContentType", "UIView.isMultipleTouchEnabled",
      "UIView.isExclusiveTouch", "UIViewController.modalTransitionStyle",
      "UIViewController.isModalInPresentation", "UISearchController.dimsBackgroundDuringPresentation",
      "CALayer.actions", "CALayer.delegate", "UIImageView.animationDuration", "UIImageView.animationRepeatCount",
      "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", "UIScrollView.bouncesZoom",
      "UIScrollView.decelerationRate", "UIScrollView.horizontalScrollIndicatorInsets",
      "UIScrollView.verticalScrollIndicatorInsets", "UITableViewController.refreshControl",
      "UITextField.keyboardAppearance", "UITextField.smartDashesType", "UITextField.smartInsertDeleteType",
      "UITextField.smartQuotesType", "UICollectionView.allowsFocus",
      "UICollectionView.allowsMultipleSelectionDuringEditing", "UICollectionView.allowsSelectionDuringEditing",
      "UICollectionView.dragInteractionEnabled", "UICollectionView.remembersLastFocusedIndexPath",
      "UICollectionView.reorderingCadence", "UICollectionView.selectionFollowsFocus", "UITableView.allowsFocus",
      "UITableView.isPrefetchingEnabled",
      "UITableView.remembersLastFocusedIndexPath", "UITableView.selectionFollowsFocus", "UITableViewCell.focusStyle",
      "UITableViewCell.userInteractionEnabledWhileDragging", "UITextField.baseWritingDirection",
      "UITextField.markedText", "UITextField.markedTextStyle", "UITextField.selectedTextRange",
      "UITextView.baseWritingDirection", "UITextView.markedText", "UITextView.markedTextStyle",
      "UITextView.selectedTextRange", "UITextView.allowsEditingTextAttributes", "UITextView.autocapitalizationType",
      "UITextView.autocorrectionType", "UITextView.clearsOnInsertion", "UITextView.dataDetectorTypes",
      "UITextView.enablesReturnKeyAutomatically", "UITextView.inputAccessoryView", "UITextView.inputView",
      "UITextView.isSecureTextEntry", "UITextView.keyboardAppearance", "UITextView.keyboardType",
      "UITextView.returnKeyType", "UITextView.selectedRange", "UITextView.smartDashesType",
      "UITextView.smartInsertDeleteType", "UITextView.smartQuotesType", "UITextView.spellCheckingType",
      "UITextView.textContentType", "UITextView.typingAttributes", "UIView.focusGroupIdentifier",
      "UIView.focusGroupPriority", "UIView.largeContentImage", "UIView.scalesLargeContentImage",
      "UIView.largeContentImageInsets", "UIView.focusEffect", "UIViewController.focusGroupIdentifier",
      "UIViewController.restorationClass", "UIScrollView.indexDisplayMode", "UIScrollView.allowsKeyboardScrolling",
      "UIScrollView.bouncesHorizontally", "UIScrollView.bouncesVertically",
      "UIScrollView.transfersHorizontalScrollingToParent", "UITextField.passwordRules",
      "UITextView.isFindInteractionEnabled", "UINavigationController.hidesBarsWhenKeyboardAppears",
      "UISearchBar.autocapitalizationType", "UISearchBar.autocorrectionType", "UISearchBar.spellCheckingType",
      "UISearchBar.inputAccessoryView", "UISearchBar.keyboardType",
      "UISearchBar.keyboardAppearance", "UISearchBar.returnKeyType",
      "UISearchBar.enablesReturnKeyAutomatically", "UISearchBar.isSecureTextEntry", "UISearchBar.textContentType",
      "UIView.interactions", "UIView.largeContentTitle", "UIView.motionEffects", "UIView.restorationIdentifier",
      "UIViewController.contentScrollView", "UIView.showsLargeContentViewer",
      "UIViewController.definesPresentationContext", "UIViewController.isEditing",
      "UIViewController.providesPresentationContextTransitionStyle", "UIViewController.restorationIdentifier",
      "UIViewController.modalPresentationCapturesStatusBarAppearance", "UIViewController.transitioningDelegate",
    ],
    "not yet in the registry": [
      "UICalendarView.availableDateRange",
      "CALayer.contentsCenter", "CALayer.contentsGravity", "CALayer.contentsRect", "CALayer.sublayerTransform",
      "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory",
      "UIImageView.preferredSymbolConfiguration", "UISegmentedControl.dividerImage", "UITabBar.itemSpacing",
      "UITabBar.itemWidth",
      "UITabBarAppearance.compactInlineLayoutAppearance",
      "UITabBarItem.standardAppearance",
      "UITabBarAppearance.inlineLayoutAppearance", "UITabBarAppearance.stackedLayoutAppearance",
      "NSTextContainer.exclusionPaths", "UITextField.defaultTextAttributes", "UITextView.linkTextAttributes",
      "UIView.maximumContentSizeCategory",
      "UIView.minimumContentSizeCategory",
      "UIView.traitOverrides", "UIView.transform3D", "UIViewController.traitOverrides",
      "UIViewController.viewRespectsSystemMinimumLayoutMargins",
    ],
    "time, which a picture does not have": [
      "CALayer.autoreverses", "CALayer.beginTime", "CALayer.duration", "CALayer.fillMode", "CALayer.repeatCount",
      "CALayer.repeatDuration", "CALayer.speed", "CALayer.timeOffset",
    ],
    "set by the property's own name": ["CALayer.value"],
    "set for single pages; documents set the image of all pages": [
      "UIPageControl.currentPageIndicatorImage", "UIPageControl.indicatorImage",
    ],
    "stored without an effect on the picture": [
      "CALayer.allowsGroupOpacity", "CALayer.anchorPointZ", "CALayer.backgroundFilters", "CALayer.compositingFilter",
      "CALayer.contentsFormat", "CALayer.drawsAsynchronously",
      "CALayer.edgeAntialiasingMask", "CALayer.filters", "CALayer.isDoubleSided", "CALayer.isGeometryFlipped",
      "CALayer.minificationFilterBias",
      "CALayer.needsDisplayOnBoundsChange", "CALayer.style", "UIView.accessibilityIgnoresInvertColors",
      "NSTextContainer.heightTracksTextView", "NSTextContainer.layoutManager",
      "NSTextContainer.size", "NSTextContainer.widthTracksTextView",
      "UIBarItem.landscapeImagePhone", "UIButton.preferredSymbolConfiguration",
      "UIContentUnavailableView.isScrollEnabled", "UISearchToken.representedObject",
      "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds",
      "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds",
      "UINavigationController.hidesBarsWhenVerticallyCompact",
      "UIPageViewController.isDoubleSided",
      "UIScrollView.scrollIndicatorInsets", "UISearchBar.barStyle", "UISearchBar.isEnabled",
      "UISearchBar.searchFieldBackgroundPositionAdjustment", "UISearchBar.searchTextPositionAdjustment",
      "UINavigationBar.backIndicatorTransitionMaskImage", "UINavigationBar.titleVerticalPositionAdjustment",
      "UIBarButtonItem.backButtonBackgroundImage", "UIBarButtonItem.backButtonBackgroundVerticalPositionAdjustment",
      "UIBarButtonItem.backButtonTitlePositionAdjustment", "UIBarButtonItem.backgroundImage",
      "UIBarButtonItem.backgroundVerticalPositionAdjustment", "UIBarButtonItem.titlePositionAdjustment",
      "UITabBarItem.badgeTextAttributes", "UISearchBar.image", "UISearchBar.positionAdjustment",
      "UISearchBar.searchFieldBackgroundImage",
      "UISearchBar.isTranslucent", "UISearchController.obscuresBackgroundDuringPresentation",
      "UISplitViewController.preferredSplitBehavior", "UISplitViewController.primaryBackgroundStyle",
      "UISplitViewController.showsSecondaryOnlyButton", "UISwitch.offImage", "UISwitch.onImage", "UISwitch.title",
      "UITabBar.itemPositioning", "UITabBar.scrollEdgeAppearance",
      "UITabBarItem.scrollEdgeAppearance", "UITableView.fillerRowHeight",
      "UITableView.insetsContentViewsToSafeArea", "UITableView.sectionIndexBackgroundColor",
      "UITableView.sectionIndexColor", "UITableView.sectionIndexMinimumDisplayRowCount",
      "UITableView.sectionIndexTrackingBackgroundColor", "UITableView.separatorEffect",
      "UITableViewCell.editingAccessoryView", "UITableViewCell.isEditing",
      "UIToolbar.scrollEdgeAppearance",
      "UIViewController.automaticallyAdjustsScrollViewInsets",
      "UIViewController.edgesForExtendedLayout",
      "UIViewController.overrideTraitCollection",
    ],
    "estimates and hints for performance, which do not change a picture": [
      "CALayer.allowsEdgeAntialiasing", "CALayer.contentsScale", "CALayer.isOpaque", "CALayer.rasterizationScale",
      "CALayer.shouldRasterize", "UICollectionView.selfSizingInvalidation", "UITableView.selfSizingInvalidation",
      "UITableView.estimatedRowHeight",
      "UITableView.estimatedSectionHeaderHeight", "UITableView.estimatedSectionFooterHeight",
      "UIView.clearsContextBeforeDrawing", "UIView.contentScaleFactor",
    ],
  ]

  @Test("Documents support every view and controller class of UIKitCore, except classes listed with a reason")
  func classes() throws {
    let surface = try Self.surface.get()

    let shown = surface.superclasses.keys.filter {
      surface.ancestry(of: $0).contains("UIView") || surface.ancestry(of: $0).contains("UIViewController")
    }
    let missing = Set(shown.filter { ClassRegistry.description(of: $0) == nil })

    #expect(missing.sorted() == Self.excludedClasses.map(\.key).sorted())
    // Guards against a scan of the sources that finds nothing.
    #expect(shown.count > 40)
  }

  @Test("Documents can set every property of the supported classes, except properties listed with a reason")
  func properties() throws {
    let surface = try Self.surface.get()

    var missing: [String] = []
    var count = 0
    for description in ClassRegistry.classes {
      let registered = Set(
        ClassRegistry.properties(of: description).map(\.name) + ClassRegistry.children(of: description).map(\.name))
      for name in (surface.settable[description.name] ?? []).sorted() {
        count += 1
        if !registered.contains(name) { missing.append("\(description.name).\(name)") }
      }
    }

    let listed = Self.unset.flatMap(\.value)
    let excluded = Set(listed)
    #expect(listed.count == excluded.count, "listed twice")
    #expect(Set(Self.unset.map(\.key)).count == Self.unset.count)
    #expect(missing.filter { !excluded.contains($0) } == [], "neither in the registry nor listed with a reason")
    #expect(excluded.subtracting(missing).sorted() == [], "listed, but in the registry or not in UIKitCore")
    #expect(count > 350)
  }
}
