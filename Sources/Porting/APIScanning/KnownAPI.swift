extension APIIndex {
  /// Public names of UIKit, Core Animation, Core Graphics and related frameworks that libraries use.
  ///
  /// Contains only names, compiled by hand from Apple's public documentation (developer.apple.com/documentation/uikit
  /// and related frameworks). Only members that real code uses are listed.
  package static let known = APIIndex(lines: knownViews + knownControllers + knownText + knownLayers + knownNames)

  private static let knownViews = """
    UIView: addSubview insertSubview removeFromSuperview layoutIfNeeded setNeedsLayout layoutSubviews sizeToFit sizeThatFits systemLayoutSizeFitting bringSubviewToFront sendSubviewToBack exchangeSubview didAddSubview willRemoveSubview didMoveToSuperview willMove didMoveToWindow hitTest point convert viewWithTag snapshotView resizableSnapshotView drawHierarchy addGestureRecognizer removeGestureRecognizer addInteraction addMotionEffect removeMotionEffect motionEffects addConstraint addConstraints removeConstraint removeConstraints constraintsAffectingLayout hasAmbiguousLayout exerciseAmbiguityInLayout layoutMarginsGuide readableContentGuide safeAreaLayoutGuide keyboardLayoutGuide safeAreaInsets directionalLayoutMargins layoutMargins semanticContentAttribute tintColor tintAdjustmentMode mask maskView contentMode contentStretch clipsToBounds isOpaque autoresizesSubviews translatesAutoresizingMaskIntoConstraints alignmentRect frame bounds center transform transform3D anchorPoint alpha isHidden backgroundColor overrideUserInterfaceStyle effectiveUserInterfaceLayoutDirection userInterfaceLayoutDirection updateConstraints setNeedsUpdateConstraints updateConstraintsIfNeeded invalidateIntrinsicContentSize intrinsicContentSize contentHuggingPriority setContentHuggingPriority contentCompressionResistancePriority setContentCompressionResistancePriority viewForFirstBaselineLayout viewForLastBaselineLayout requiresConstraintBasedLayout layerClass restorationIdentifier encodeRestorableState decodeRestorableState nextFocusedView canBecomeFocused isFocused preferredFocusEnvironments focusGroupIdentifier focusEffect hoverStyle cornerConfiguration effectiveRadius updateProperties setNeedsUpdateProperties registerForTraitChanges pointInside safeAreaInsetsDidChange layoutMarginsDidChange insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins animate animateKeyframes addKeyframe transition perform performWithoutAnimation setAnimationsEnabled areAnimationsEnabled beginAnimations commitAnimations
    UIResponder: next becomeFirstResponder resignFirstResponder isFirstResponder canBecomeFirstResponder touchesBegan touchesMoved touchesEnded touchesCancelled touchesEstimatedPropertiesUpdated pressesBegan pressesChanged pressesEnded pressesCancelled motionBegan motionEnded motionCancelled remoteControlReceived canPerformAction target inputView inputAccessoryView inputViewController inputAccessoryViewController inputAssistantItem textInputMode textInputContextIdentifier reloadInputViews undoManager keyCommands buildMenu validate userActivity updateUserActivityState restoreUserActivityState editingInteractionConfiguration pasteConfiguration paste canPaste
    UIWindow: rootViewController makeKeyAndVisible makeKey windowLevel windowScene becomeKey resignKey canResizeToFitContent safeAreaAspectFitLayoutGuide
    UIScreen: main screens bounds nativeBounds scale nativeScale brightness wantsSoftwareDimming maximumFramesPerSecond isCaptured coordinateSpace fixedCoordinateSpace mirrored overscanCompensation traitCollection displayLink snapshotView focusedItem focusedView
    UIApplication: shared delegate windows keyWindow connectedScenes openSessions supportsMultipleScenes applicationState open canOpenURL sendAction sendEvent statusBarFrame statusBarOrientation statusBarStyle isStatusBarHidden setStatusBarHidden setStatusBarStyle isNetworkActivityIndicatorVisible isIdleTimerDisabled applicationIconBadgeNumber beginBackgroundTask endBackgroundTask backgroundTimeRemaining registerForRemoteNotifications beginIgnoringInteractionEvents endIgnoringInteractionEvents isIgnoringInteractionEvents preferredContentSizeCategory userInterfaceLayoutDirection setAlternateIconName supportsAlternateIcons alternateIconName shortcutItems requestSceneSessionActivation supportedInterfaceOrientations openSettingsURLString isProtectedDataAvailable
    UIScene: activationState delegate session title open userActivity pointerLockState subtitle
    UIWindowScene: windows keyWindow screen interfaceOrientation coordinateSpace traitCollection statusBarManager sizeRestrictions requestGeometryUpdate effectiveGeometry isFullScreen windowingBehaviors
    UIStatusBarManager: statusBarFrame statusBarStyle isStatusBarHidden
    UIScrollView: contentOffset contentSize contentInset adjustedContentInset contentInsetAdjustmentBehavior setContentOffset scrollRectToVisible flashScrollIndicators isTracking isDragging isDecelerating isPagingEnabled isScrollEnabled panGestureRecognizer pinchGestureRecognizer directionalPressGestureRecognizer zoomScale minimumZoomScale maximumZoomScale setZoomScale zoom isZooming isZoomBouncing keyboardDismissMode refreshControl indexDisplayMode touchesShouldBegin touchesShouldCancel allowsKeyboardScrolling isScrollAnimating stopScrollingAndZooming bouncesHorizontally bouncesVertically contentAlignmentPoint transfersHorizontalScrollingToParent topEdgeEffect bottomEdgeEffect
    UITableView: register dequeueReusableCell dequeueReusableHeaderFooterView reloadData reloadRows insertRows deleteRows moveRow insertSections deleteSections reloadSections moveSection beginUpdates endUpdates performBatchUpdates selectRow deselectRow scrollToRow indexPathForRow indexPathsForRows cellForRow rectForRow visibleCells indexPathForSelectedRow allowsMultipleSelectionDuringEditing tableHeaderView tableFooterView separatorStyle separatorColor separatorEffect sectionIndexTitles hasUncommittedUpdates contextMenuInteraction dragDelegate dropDelegate prefetchDataSource hasActiveDrag hasActiveDrop isPrefetchingEnabled contentHuggingElements
    UITableViewCell: contentView textLabel detailTextLabel imageView accessoryType accessoryView selectionStyle setSelected setHighlighted setEditing prepareForReuse reuseIdentifier editingStyle showsReorderControl showingDeleteConfirmation shouldIndentWhileEditing focusStyle willTransition didTransition dragStateDidChange contentConfiguration backgroundConfiguration configurationUpdateHandler multipleSelectionBackgroundView userInteractionEnabledWhileDragging
    UICollectionView: register dequeueReusableCell dequeueReusableSupplementaryView reloadData insertItems deleteItems reloadItems moveItem reconfigureItems insertSections deleteSections reloadSections moveSection performBatchUpdates collectionViewLayout setCollectionViewLayout startInteractiveTransition beginInteractiveMovementForItem updateInteractiveMovementTargetPosition endInteractiveMovement cancelInteractiveMovement indexPathsForVisibleSupplementaryElements layoutAttributesForItem layoutAttributesForSupplementaryElement indexPathForItem cellForItem supplementaryView visibleCells selectItem deselectItem scrollToItem selfSizingInvalidation prefetchDataSource dragDelegate dropDelegate reorderingCadence contextMenuInteraction
    UICollectionViewLayout: prepare invalidateLayout layoutAttributesForElements layoutAttributesForItem layoutAttributesForSupplementaryView layoutAttributesForDecorationView shouldInvalidateLayout invalidationContext targetContentOffset initialLayoutAttributesForAppearingItem finalLayoutAttributesForDisappearingItem initialLayoutAttributesForAppearingSupplementaryElement finalLayoutAttributesForDisappearingSupplementaryElement prepareForTransition finalizeLayoutTransition prepareForAnimatedBoundsChange finalizeAnimatedBoundsChange finalizeCollectionViewUpdates flipsHorizontallyInOppositeLayoutDirection developmentLayoutDirection
    UICollectionViewLayoutInvalidationContext: invalidateEverything invalidateDataSourceCounts invalidateItems invalidateSupplementaryElements contentOffsetAdjustment contentSizeAdjustment
    UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutDelegateMetrics invalidateFlowLayoutAttributes
    UICollectionViewUpdateItem: updateAction indexPathBeforeUpdate indexPathAfterUpdate
    UICollectionViewTransitionLayout: transitionProgress
    NSCollectionLayoutSection: visibleItemsInvalidationHandler orthogonalScrollingBehavior orthogonalScrollingProperties supplementaryContentInsetsReference decorationItems boundarySupplementaryItems contentInsetsReference
    NSCollectionLayoutVisibleItem: representedElementCategory
    UIStackView: arrangedSubviews addArrangedSubview insertArrangedSubview removeArrangedSubview setCustomSpacing customSpacing isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
    UIImageView: image highlightedImage animationImages animationDuration startAnimating stopAnimating isAnimating addSymbolEffect removeSymbolEffect removeAllSymbolEffects setSymbolImage preferredImageDynamicRange
    UIImage: cgImage ciImage scale renderingMode withRenderingMode resizableImage withTintColor withAlignmentRectInsets imageFlippedForRightToLeftLayoutDirection jpegData pngData heicData animatedImage preparingThumbnail prepareThumbnail preparingForDisplay prepareForDisplay imageAsset withConfiguration applyingSymbolConfiguration draw drawAsPattern images duration
    UIImageAsset: register image unregister
    UIColor: resolvedColor getRed getHue getWhite withAlphaComponent cgColor ciColor set setFill setStroke groupTableViewBackground lightText darkText
    UIVisualEffectView: effect contentView
    UIVibrancyEffect: style
    UIActivityIndicatorView: startAnimating stopAnimating hidesWhenStopped
    UIPickerView: selectRow selectedRow reloadAllComponents reloadComponent rowSize
    UIDatePicker: date setDate minimumDate maximumDate minuteInterval countDownDuration datePickerMode preferredDatePickerStyle roundsToMinuteInterval
    UICalendarView: selectionBehavior availableDateRange visibleDateComponents reloadDecorations setVisibleDateComponents
    UICalendarSelectionSingleDate: selectedDate
    UIColorWell: selectedColor supportsAlpha
    UIRefreshControl: beginRefreshing endRefreshing isRefreshing attributedTitle
    UIPageControl: currentPage numberOfPages hidesForSinglePage defersCurrentPageDisplay updateCurrentPageDisplay backgroundStyle interactionState allowsContinuousInteraction setIndicatorImage setCurrentPageIndicatorImage progress
    UISearchTextField: tokens insertToken replaceTextualPortion
    UISearchToken: representedObject
    UIContentUnavailableView: configuration
    UIContentUnavailableConfiguration: empty loading search
    UIControl: addTarget removeTarget addAction sendAction sendActions allTargets actions allControlEvents isTracking isTouchInside beginTracking continueTracking endTracking cancelTracking contextMenuInteraction showsMenuAsPrimaryAction menuAttachmentPoint toolTipInteraction isSymbolAnimationEnabled
    UIButton: setTitle setImage setAttributedTitle setBackgroundImage setTitleColor setTitleShadowColor titleEdgeInsets imageEdgeInsets contentEdgeInsets configuration setNeedsUpdateConfiguration titleRect imageRect backgroundRect contentRect adjustsImageWhenHighlighted adjustsImageWhenDisabled preferredMenuElementOrder behavioralStyle preferredBehavioralStyle hoverStyle setPreferredSymbolConfiguration pointerStyleProvider
    UIMenu: children replacingChildren options identifier displayPreferences
    UIContextMenuInteraction: dismissMenu updateVisibleMenu
    UIEditMenuInteraction: presentEditMenu dismissMenu
    UIEditMenuConfiguration: sourcePoint
    UIFindInteraction: presentFindNavigator
    UIPointerInteraction: invalidate
    UILargeContentViewerInteraction: gestureRecognizerForExclusionRelationship
    UIScribbleInteraction: isHandlingWriting
    UIIndirectScribbleInteraction: isHandlingWriting
    UIPencilInteraction: preferredTapAction
    UISpringLoadedInteraction: delegate
    UIToolTipInteraction: defaultToolTip
    UIScreenshotService: delegate
    UIFocusSystem: environment requestFocusUpdate updateFocusIfNeeded register
    UIFocusGuide: isEnabled preferredFocusEnvironments
    UIFocusUpdateContext: nextFocusedView previouslyFocusedView nextFocusedItem previouslyFocusedItem focusHeading
    UIFocusAnimationCoordinator: addCoordinatedAnimations
    UIKeyboardLayoutGuide: followsUndockedKeyboard usesBottomSafeArea keyboardDismissPadding
    UITrackingLayoutGuide: setConstraints
    UIHoverStyle: automatic
    UICornerConfiguration: corners
    UIGlassEffect: isInteractive
    UIInputView: inputViewStyle allowsSelfSizing
    UIInputViewController: textDocumentProxy dismissKeyboard advanceToNextInputMode
    UIPrintInteractionController: present printInfo
    UIPrintFormatter: printPageRenderer
    UIPrintPageRenderer: drawPage
    UIDocument: fileURL open save close
    UIWebView: loadHTMLString
    UIEventAttribution: sourceIdentifier
    UIBandSelectionInteraction: isEnabled
    UIDragInteraction: isEnabled
    UIDropInteraction: delegate
    UIDragItem: itemProvider localObject
    UIDragPreview: view
    UIURLDragPreviewView: init
    NSItemProvider: loadObject canLoadObject loadItem loadDataRepresentation registerObject registerDataRepresentation loadFileRepresentation
    UIPasteboard: general string strings url urls image images color colors items itemProviders hasStrings hasURLs hasImages setItems addItems changeCount data setData contains pasteboardTypes
    UIPasteControl: target
    UIImpactFeedbackGenerator: impactOccurred prepare
    UISelectionFeedbackGenerator: selectionChanged
    UINotificationFeedbackGenerator: notificationOccurred
    UICanvasFeedbackGenerator: alignmentOccurred
    UIDynamicAnimator: addBehavior removeBehavior removeAllBehaviors updateItem itemsInRect layoutAttributesForCell
    UIGravityBehavior: gravityDirection magnitude
    UICollisionBehavior: translatesReferenceBoundsIntoBoundary addBoundary
    UIPushBehavior: pushDirection
    UISnapBehavior: snapPoint damping
    UIAttachmentBehavior: anchorPoint length frequency
    UIFieldBehavior: addItem
    UIRegion: contains
    UIDynamicItemBehavior: elasticity friction density resistance addLinearVelocity linearVelocity addItem
    UIMotionEffect: keyPathsAndRelativeValues
    UIInterpolatingMotionEffect: minimumRelativeValue maximumRelativeValue
    UIGestureRecognizer: addTarget removeTarget location numberOfTouches require reset ignore canPrevent canBePrevented shouldRequireFailure shouldBeRequiredToFail
    UIPanGestureRecognizer: translation setTranslation velocity
    UIHoverGestureRecognizer: zOffset altitudeAngle rollAngle
    UITextFormattingCoordinator: delegate
    UICloudSharingController: delegate
    UIMenuController: showMenu hideMenu setMenuVisible setTargetRect menuItems update
    UIMenuBuilder: insertChild insertSibling remove replace
    UIMenuSystem: main setNeedsRebuild
    UICommand: propertyList
    UIKeyCommand: input modifierFlags wantsPriorityOverSystemBehavior
    UIDeferredMenuElement: uncached uncachedContent
    UIUserNotificationSettings: types
    UILocalNotification: fireDate
    UISceneActivationRequestOptions: requestingScene
    UIOpenURLContext: url options
    UIBackgroundTaskIdentifier: invalid
    UIDevice: current orientation userInterfaceIdiom systemVersion batteryLevel batteryState isBatteryMonitoringEnabled isProximityMonitoringEnabled proximityState playInputClick isMultitaskingSupported identifierForVendor setValue
    UIAccessibility: post isVoiceOverRunning isReduceMotionEnabled isReduceTransparencyEnabled isBoldTextEnabled isInvertColorsEnabled isSwitchControlRunning isGrayscaleEnabled convertToScreenCoordinates focusedElement prefersCrossFadeTransitions shouldDifferentiateWithoutColor isDarkerSystemColorsEnabled isGuidedAccessEnabled isSpeakScreenEnabled buttonShapesEnabled isVideoAutoplayEnabled isOnOffSwitchLabelsEnabled isClosedCaptioningEnabled isMonoAudioEnabled isShakeToUndoEnabled isAssistiveTouchRunning voiceOverStatusDidChangeNotification
    UIAccessibilityElement: accessibilityFrameInContainerSpace accessibilityContainer
    UIAccessibilityCustomAction: actionHandler
    UIAccessibilityCustomRotor: itemSearchBlock systemRotorType
    UIAccessibilityLocationDescriptor: attributedName
    UIAppearance: appearance whenContainedInInstancesOf
    UICoordinateSpace: convert bounds
    UINib: instantiate

    """

  private static let knownControllers = """
    UIViewController: view viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear viewIsAppearing viewWillLayoutSubviews viewDidLayoutSubviews loadView loadViewIfNeeded present dismiss show showDetailViewController addChild removeFromParent willMove didMove transition transitionCoordinator targetViewController performSegue prepare shouldPerformSegue canPerformUnwindSegueAction unwind allowedChildrenForUnwinding setNeedsStatusBarAppearanceUpdate preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersStatusBarHidden modalPresentationCapturesStatusBarAppearance supportedInterfaceOrientations setNeedsUpdateOfSupportedInterfaceOrientations attemptRotationToDeviceOrientation prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures prefersPointerLocked disablesAutomaticKeyboardDismissal edgesForExtendedLayout automaticallyAdjustsScrollViewInsets setContentScrollView contentScrollView preferredTransition sheetPresentationController popoverPresentationController activePresentationController presentationController transitioningDelegate extensionContext restoresFocusAfterTransition focusGroupIdentifier children parent editButtonItem interactionActivityTrackingBaseName storyboard nibName nibBundle registerForPreviewing previewActionItems contentUnavailableConfiguration setNeedsUpdateContentUnavailableConfiguration beginAppearanceTransition endAppearanceTransition shouldAutomaticallyForwardAppearanceMethods overrideTraitCollection setOverrideTraitCollection collapseSecondaryViewController separateSecondaryViewController addKeyCommand removeKeyCommand tab
    UINavigationController: pushViewController popViewController popToViewController popToRootViewController setViewControllers topViewController visibleViewController navigationBar toolbar interactivePopGestureRecognizer interactiveContentPopGestureRecognizer barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer setNavigationBarHidden setToolbarHidden isNavigationBarHidden hidesBarsWhenKeyboardAppears hidesBarsOnTap
    UINavigationBar: prefersLargeTitles standardAppearance scrollEdgeAppearance setBackgroundImage backgroundImage titleTextAttributes largeTitleTextAttributes barTintColor isTranslucent shadowImage backIndicatorImage backIndicatorTransitionMaskImage setTitleVerticalPositionAdjustment pushItem popItem items topItem backItem preferredBehavioralStyle
    UINavigationItem: titleView prompt leftBarButtonItem rightBarButtonItem backBarButtonItem backButtonTitle backButtonDisplayMode searchController hidesSearchBarWhenScrolling largeTitleDisplayMode backAction titleMenuProvider style centerItemGroups pinnedTrailingGroup trailingItemGroups leadingItemGroups subtitle largeTitle overflowPresentationSource documentProperties renameDelegate preferredSearchBarPlacement searchBarPlacement
    UIBarButtonItemGroup: barButtonItems representativeItem
    UIBarButtonItem: customView setTitleTextAttributes setBackgroundImage setBackButtonBackgroundImage setTitlePositionAdjustment fixedSpace flexibleSpace menuRepresentation isSymbolAnimationEnabled addSymbolEffect hidesSharedBackground badge
    UITabBarController: viewControllers selectedIndex selectedViewController tabBar setTabs tabs sidebar moreNavigationController customizableViewControllers setTabBarHidden bottomAccessory tabBarMinimizeBehavior selectedTab
    UITab: identifier viewController
    UITabGroup: children
    UITabBar: setItems beginCustomizingItems endCustomizing isCustomizing itemPositioning itemWidth itemSpacing unselectedItemTintColor selectionIndicatorImage
    UITabBarItem: badgeValue badgeColor setBadgeTextAttributes badgeTextAttributes selectedImage titlePositionAdjustment
    UIToolbar: setItems setBackgroundImage setShadowImage
    UISearchBar: searchTextField showsCancelButton setShowsCancelButton scopeButtonTitles selectedScopeButtonIndex setShowsScope setImage setSearchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment setPositionAdjustment inputAssistantItem isLookToDictateEnabled
    UISearchController: searchResultsUpdater delegate searchBar isActive automaticallyShowsCancelButton automaticallyShowsScopeBar showsSearchResultsController ignoresSearchSuggestionsForSearchBarPlacementStacked searchSuggestions scopeBarActivation
    UISearchResultsUpdating: updateSearchResults
    UISearchControllerDelegate: willPresentSearchController didPresentSearchController willDismissSearchController didDismissSearchController presentSearchController
    UISplitViewController: viewControllers preferredDisplayMode displayMode setViewController show hide primaryColumnWidth preferredPrimaryColumnWidthFraction maximumPrimaryColumnWidth displayModeButtonItem isCollapsed primaryEdge
    UIPageViewController: setViewControllers gestureRecognizers viewControllers spineLocation
    UIAlertController: addAction addTextField preferredAction severity
    UIActivityViewController: excludedActivityTypes completionWithItemsHandler allowsProminentActivity
    UIActivity: activityType perform prepare activityDidFinish activityTitle activityImage
    UIActivityItemProvider: item
    UIActivityItemSource: activityViewController
    UIImagePickerController: sourceType mediaTypes allowsEditing isSourceTypeAvailable takePicture cameraDevice
    UIDocumentPickerViewController: allowsMultipleSelection
    UIDocumentInteractionController: presentPreview presentOptionsMenu
    UIDocumentBrowserViewController: allowsDocumentCreation
    UIDocumentMenuViewController: addOption
    UIFontPickerViewController: selectedFontDescriptor
    UIColorPickerViewController: selectedColor supportsAlpha
    UIReferenceLibraryViewController: dictionaryHasDefinition
    UIVideoEditorController: videoPath
    UIPopoverController: present
    UIPopoverBackgroundView: arrowOffset arrowDirection contentViewInsets arrowHeight arrowBase
    UIPresentationController: containerView presentedView frameOfPresentedViewInContainerView containerViewWillLayoutSubviews containerViewDidLayoutSubviews presentationTransitionWillBegin presentationTransitionDidEnd dismissalTransitionWillBegin dismissalTransitionDidEnd shouldPresentInFullscreen shouldRemovePresentersView adaptivePresentationStyle
    UISheetPresentationController: detents selectedDetentIdentifier animateChanges prefersGrabberVisible invalidateDetents placement backgroundEffect
    UIPopoverPresentationController: sourceView sourceRect barButtonItem sourceItem permittedArrowDirections passthroughViews
    UIPercentDrivenInteractiveTransition: update finish cancel pause startInteractiveTransition
    UIViewControllerContextTransitioning: containerView completeTransition transitionWasCancelled finalFrame initialFrame viewController
    UIViewControllerTransitionCoordinator: animate animateAlongsideTransition notifyWhenInteractionEnds notifyWhenInteractionChanges
    UIViewControllerAnimatedTransitioning: animateTransition transitionDuration interruptibleAnimator animationEnded
    UIViewControllerInteractiveTransitioning: startInteractiveTransition wantsInteractiveStart
    UIStoryboard: instantiateInitialViewController instantiateViewController
    UIStoryboardSegue: source destination identifier perform
    UIStoryboardUnwindSegueSource: source
    UIViewPropertyAnimator: startAnimation pauseAnimation stopAnimation finishAnimation fractionComplete addAnimations addCompletion continueAnimation
    UISpringTimingParameters: dampingRatio
    UICubicTimingParameters: controlPoint1
    UIViewControllerPreviewing: sourceRect
    UIViewControllerRestoration: viewController
    UIGuidedAccessRestrictionDelegate: textForGuidedAccessRestriction
    UITableViewDiffableDataSource: apply snapshot itemIdentifier defaultRowAnimation
    UICollectionViewDiffableDataSource: apply snapshot reorderingHandlers sectionSnapshotHandlers supplementaryViewProvider
    NSDiffableDataSourceSectionSnapshot: append expand collapse insert delete isExpanded rootItems visibleItems
    UILocalizedIndexedCollation: current section sortedArray
    UIStateRestoring: restorationParent
    UIContentContainer: preferredContentSize size willTransition viewWillTransition
    UITraitCollection: performAsCurrent hasDifferentColorAppearance displayScale horizontalSizeClass verticalSizeClass forceTouchCapability displayGamut imageDynamicRange typesettingLanguage sceneCaptureState listEnvironment toolbarItemPresentationSize
    UITraitDefinition: defaultValue affectsColorAppearance
    UITraitBridgedEnvironmentKey: read write
    UIHostingConfiguration: margins
    UIHostingController: rootView
    UIViewRepresentable: makeUIView updateUIView
    UIViewControllerRepresentable: makeUIViewController

    """

  private static let knownText = """
    UILabel: text attributedText font textColor numberOfLines lineBreakMode textAlignment preferredMaxLayoutWidth adjustsFontSizeToFitWidth minimumScaleFactor minimumFontSize baselineAdjustment drawText textRect enablesMarqueeWhenAncestorFocused showsExpansionTextWhenTruncated preferredVibrancy sizingRule
    UITextField: text placeholder attributedPlaceholder borderStyle leftView rightView clearButtonMode textRect editingRect placeholderRect clearButtonRect leftViewRect rightViewRect borderRect drawText drawPlaceholder typingAttributes allowsEditingTextAttributes clearsOnInsertion minimumFontSize inlinePredictionType passwordRules interactionState textDragDelegate textDropDelegate isTextDragActive
    UITextView: text attributedText textStorage layoutManager textLayoutManager textContainer textContainerInset selectedRange scrollRangeToVisible typingAttributes linkTextAttributes dataDetectorTypes isEditable isSelectable isFindInteractionEnabled findInteraction usesStandardTextScaling textHighlightAttributes writingToolsBehavior allowedWritingToolsResultOptions inlinePredictionType textDragInteraction borderStyle drawTextHighlightBackground
    UITextInput: selectedTextRange markedTextRange caretRect firstRect selectionRects closestPosition position textRange offset tokenizer inputDelegate beginFloatingCursor updateFloatingCursor endFloatingCursor insertDictationResult shouldChangeText selectionAffinity textInputView
    UITextInputTraits: keyboardType returnKeyType autocorrectionType autocapitalizationType spellCheckingType
    UITextInputMode: primaryLanguage activeInputModes currentInputModeDidChangeNotification
    UITextInputAssistantItem: leadingBarButtonGroups trailingBarButtonGroups allowsHidingShortcuts
    UITextInputPasswordRules: init
    UITextInputStringTokenizer: rangeEnclosingPosition
    UITextInteraction: textInput
    UITextSelectionDisplayInteraction: cursorView
    UITextLoupeSession: begin
    UITextCursorView: isBlinking
    UITextItem: contentType
    UITextChecker: rangeOfMisspelledWord guesses completions learnWord
    UITextRange: start end isEmpty
    UITextPosition: init
    UITextSelectionRect: rect writingDirection containsStart containsEnd isVertical transform
    UIDictationPhrase: text
    UIFont: systemFont boldSystemFont italicSystemFont monospacedDigitSystemFont monospacedSystemFont preferredFont familyNames fontNames pointSize ascender descender capHeight xHeight leading lineHeight fontDescriptor withSize labelFontSize buttonFontSize smallSystemFontSize systemFontSize registerFonts
    UIFontDescriptor: withSymbolicTraits withDesign addingAttributes withFamily withFace withMatrix matchingFontDescriptors symbolicTraits object
    UIFontMetrics: scaledFont scaledValue
    NSLayoutManager: usedRect boundingRect glyphRange characterRange lineFragmentRect lineFragmentUsedRect glyphIndex characterIndex enumerateLineFragments enumerateEnclosingRects drawGlyphs drawBackground ensureLayout invalidateLayout addTextContainer textContainers cgGlyph propertyForGlyph setAttachmentSize showCGGlyphs fillBackgroundRectArray underlineGlyphRange strikethroughGlyphRange drawUnderline drawStrikethrough textStorage
    NSTextStorage: edited processEditing editedMask editedRange changeInLength layoutManagers addLayoutManager removeLayoutManager
    NSTextContainer: size exclusionPaths lineFragmentPadding maximumNumberOfLines lineBreakMode lineFragmentRect widthTracksTextView
    NSTextAttachment: image bounds contents fileType fileWrapper attachmentBounds allowsTextAttachmentView lineLayoutPadding usesTextAttachmentView registerClass
    NSTextAttachmentViewProvider: loadView tracksTextAttachmentViewBounds
    NSTextLayoutManager: enumerateTextLayoutFragments textLayoutFragment ensureLayout usageBoundsForTextContainer textViewportLayoutController
    NSTextContentStorage: textStorage attributedString
    NSTextLayoutFragment: layoutFragmentFrame textLineFragments
    NSTextLineFragment: typographicBounds
    NSTextElement: elementRange
    NSTextParagraph: attributedString
    NSTextRange: location endLocation
    NSTextList: markerFormat
    NSParagraphStyle: lineSpacing paragraphSpacing alignment headIndent tailIndent firstLineHeadIndent minimumLineHeight maximumLineHeight lineHeightMultiple tabStops hyphenationFactor textLists
    NSStringDrawingContext: minimumScaleFactor actualScaleFactor totalBounds
    NSDataAsset: data typeIdentifier
    NSShadow: shadowColor shadowOffset shadowBlurRadius
    NSFileProviderExtension: providePlaceholder

    """

  private static let knownLayers = """
    CALayer: addSublayer insertSublayer removeFromSuperlayer replaceSublayer contents contentsRect contentsCenter contentsGravity contentsScale contentsFormat minificationFilter magnificationFilter minificationFilterBias presentation model hitTest contains convert convertTime transform sublayerTransform anchorPoint anchorPointZ position zPosition mask masksToBounds cornerRadius cornerCurve maskedCorners borderColor borderWidth shadowColor shadowOpacity shadowRadius shadowOffset shadowPath opacity isHidden isOpaque isDoubleSided isGeometryFlipped allowsGroupOpacity allowsEdgeAntialiasing edgeAntialiasingMask shouldRasterize rasterizationScale drawsAsynchronously compositingFilter filters backgroundFilters add removeAnimation removeAllAnimations animation animationKeys actions action defaultAction style display draw render setNeedsDisplay needsDisplay displayIfNeeded setNeedsLayout layoutIfNeeded layoutSublayers preferredFrameSize scroll scrollRectToVisible visibleRect speed timeOffset beginTime fillMode repeatCount autoreverses wantsExtendedDynamicRangeContent toneMapMode
    CAShapeLayer: path fillColor fillRule strokeColor strokeStart strokeEnd lineWidth lineCap lineJoin lineDashPattern lineDashPhase miterLimit
    CAGradientLayer: colors locations startPoint endPoint type
    CATextLayer: string font fontSize foregroundColor alignmentMode truncationMode isWrapped allowsFontSubpixelQuantization
    CATransformLayer: init
    CAReplicatorLayer: instanceCount instanceDelay instanceTransform instanceColor preservesDepth instanceRedOffset instanceAlphaOffset
    CAScrollLayer: scroll scrollMode
    CATiledLayer: tileSize levelsOfDetail levelsOfDetailBias fadeDuration
    CAEmitterLayer: emitterCells emitterPosition emitterSize emitterShape emitterMode renderMode birthRate lifetime
    CAEmitterCell: contents birthRate lifetime velocity velocityRange emissionLongitude emissionRange spin spinRange scale scaleRange scaleSpeed color alphaSpeed yAcceleration
    CAMetalLayer: device nextDrawable drawableSize
    CAEAGLLayer: drawableProperties
    CAConstraint: init
    CAAnimation: delegate isRemovedOnCompletion timingFunction preferredFrameRateRange
    CABasicAnimation: fromValue toValue byValue
    CAKeyframeAnimation: values keyTimes path timingFunctions calculationMode rotationMode tensionValues
    CASpringAnimation: mass stiffness damping initialVelocity settlingDuration
    CAAnimationGroup: animations
    CATransition: type subtype startProgress endProgress
    CATransaction: begin commit flush setDisableActions setAnimationDuration setCompletionBlock setAnimationTimingFunction disableActions animationDuration setValue value
    CAMediaTimingFunction: getControlPoint
    CAValueFunction: init
    CADisplayLink: add invalidate remove isPaused preferredFramesPerSecond preferredFrameRateRange timestamp targetTimestamp duration
    CAFrameRateRange: init
    CAAnimationDelegate: animationDidStart animationDidStop
    CIImage: extent cropped
    CIFilter: outputImage setValue
    CIContext: createCGImage
    CIColor: red
    CGContext: saveGState restoreGState drawPath clip fillPath strokePath addPath draw drawLinearGradient drawRadialGradient setShadow setBlendMode beginTransparencyLayer endTransparencyLayer makeImage drawPDFPage replacePathWithStrokedPath setPatternPhase setFillPattern beginPDFPage endPDFPage closePDF showGlyphs
    CGImage: width height cropping copy dataProvider masking bitsPerComponent bytesPerRow alphaInfo bitmapInfo colorSpace
    CGImageSource: init
    CGImageDestination: init
    CGColor: components alpha numberOfComponents colorSpace converted pattern
    CGColorSpace: model name
    CGGradient: init
    CGShading: init
    CGPattern: init
    CGLayer: context
    CGPath: apply applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint isEmpty normalized union subtracting intersection lineIntersection flattened
    CGPDFDocument: page numberOfPages
    CGPDFPage: getBoxRect
    CGDataProvider: data
    CGFont: init postScriptName
    UIBezierPath: move addLine addCurve addQuadCurve addArc close append apply bounds contains cgPath reversing fill stroke addClip setLineDash usesEvenOddFillRule flatness
    UIGraphicsImageRenderer: image pngData jpegData runActions
    UIGraphicsPDFRenderer: pdfData writePDF
    NSKeyValueObservation: invalidate
    NSExpression: expressionValue
    NSUserActivity: becomeCurrent
    NSFetchedResultsController: performFetch
    NSManagedObject: managedObjectContext
    NSManagedObjectContext: fetch
    CLLocationManager: startUpdatingLocation
    CLLocationCoordinate2D: latitude
    MKMapView: setRegion
    WKWebView: load
    AVPlayer: play
    AVPlayerLayer: player
    AVAudioPlayer: play
    AVCaptureSession: startRunning
    PHAsset: fetchAssets
    SKView: presentScene
    SCNView: scene
    MTKView: device
    UIHostingView: rootView

    """
}
