extension APIIndex {
  /// The public names of this package's UIKit. Made by: headframe port --swift Sources
  package static let own = APIIndex(
    lines: """
      : CACurrentMediaTime CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DIsAffine CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFData CFDictionary CFError CFGetRetainCount CFIndex CFNumber CFRunLoop CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopWakeUp CFString CFTimeInterval CFTypeRef CFURL CGAffineTransformConcat CGAffineTransformIdentity CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGPointMake CGRectContainsPoint CGRectEqualToRect CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntegral CGRectIntersection CGRectIntersectsRect CGRectIsEmpty CGRectMake CGRectOffset CGRectUnion CGSizeMake CGVectorMake HUGE IMP MAXFLOAT Method NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC NSInteger NSSelectorFromString NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize NSStringFromSelector NSUInteger UIActionHandler UIApplicationMain UICollectionViewCompositionalLayoutSectionProvider UIContextMenuActionProvider UIContextMenuContentPreviewProvider UIDeviceOrientationIsLandscape UIDeviceOrientationIsPortrait UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext UIGraphicsPushContext UIInterfaceOrientationIsLandscape UIInterfaceOrientationIsPortrait UIRectClip UIRectFill UIRectFillUsingBlendMode UIRectFrame UITrait UI_USER_INTERFACE_IDIOM USEC_PER_SEC _ColorLiteralType autoreleasepool class_addMethod class_getClassMethod class_getInstanceMethod class_getMethodImplementation class_replaceMethod imp_implementationWithBlock kCFBundleExecutableKey kCFBundleIdentifierKey kCFBundleNameKey kCFBundleVersionKey kCGPDFContextAuthor kCGPDFContextCreator kCGPDFContextKeywords kCGPDFContextSubject kCGPDFContextTitle kCaseSensitiveLayoutOffSelector kCaseSensitiveLayoutOnSelector kCaseSensitiveLayoutType kCaseSensitiveSpacingOffSelector kCaseSensitiveSpacingOnSelector kCharacterAlternativesType kCommonLigaturesOffSelector kCommonLigaturesOnSelector kContextualAlternatesOffSelector kContextualAlternatesOnSelector kContextualAlternatesType kContextualLigaturesOffSelector kContextualLigaturesOnSelector kContextualSwashAlternatesOffSelector kContextualSwashAlternatesOnSelector kDefaultLowerCaseSelector kDefaultUpperCaseSelector kDiagonalFractionsSelector kFractionsType kHistoricalLigaturesOffSelector kHistoricalLigaturesOnSelector kInferiorsSelector kLetterCaseType kLigaturesType kLowerCaseNumbersSelector kLowerCasePetiteCapsSelector kLowerCaseSmallCapsSelector kLowerCaseType kMonospacedNumbersSelector kNoFractionsSelector kNoStylisticAlternatesSelector kNormalPositionSelector kNumberCaseType kNumberSpacingType kOrdinalsSelector kProportionalNumbersSelector kQuarterWidthNumbersSelector kRareLigaturesOffSelector kRareLigaturesOnSelector kRequiredLigaturesOffSelector kRequiredLigaturesOnSelector kScientificInferiorsSelector kSmartSwashType kStyleOptionsType kStylisticAltEightOffSelector kStylisticAltEightOnSelector kStylisticAltEighteenOffSelector kStylisticAltEighteenOnSelector kStylisticAltElevenOffSelector kStylisticAltElevenOnSelector kStylisticAltFifteenOffSelector kStylisticAltFifteenOnSelector kStylisticAltFiveOffSelector kStylisticAltFiveOnSelector kStylisticAltFourOffSelector kStylisticAltFourOnSelector kStylisticAltFourteenOffSelector kStylisticAltFourteenOnSelector kStylisticAltNineOffSelector kStylisticAltNineOnSelector kStylisticAltNineteenOffSelector kStylisticAltNineteenOnSelector kStylisticAltOneOffSelector kStylisticAltOneOnSelector kStylisticAltSevenOffSelector kStylisticAltSevenOnSelector kStylisticAltSeventeenOffSelector kStylisticAltSeventeenOnSelector kStylisticAltSixOffSelector kStylisticAltSixOnSelector kStylisticAltSixteenOffSelector kStylisticAltSixteenOnSelector kStylisticAltTenOffSelector kStylisticAltTenOnSelector kStylisticAltThirteenOffSelector kStylisticAltThirteenOnSelector kStylisticAltThreeOffSelector kStylisticAltThreeOnSelector kStylisticAltTwelveOffSelector kStylisticAltTwelveOnSelector kStylisticAltTwentyOffSelector kStylisticAltTwentyOnSelector kStylisticAltTwoOffSelector kStylisticAltTwoOnSelector kStylisticAlternativesType kSuperiorsSelector kSwashAlternatesOffSelector kSwashAlternatesOnSelector kTextSpacingType kThirdWidthNumbersSelector kTypographicExtrasType kUpperCaseNumbersSelector kUpperCasePetiteCapsSelector kUpperCaseSmallCapsSelector kUpperCaseType kVerticalFractionsSelector kVerticalPositionType kVerticalSubstitutionType method_exchangeImplementations method_getImplementation method_getTypeEncoding method_setImplementation objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit
      AccessibleObject: accessibilityActivate accessibilityActivationPoint accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement accessibilityElement accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHeaderElements accessibilityHint accessibilityIdentifier accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal accessibilityZoomIn accessibilityZoomOut automationElements index isAccessibilityElement shouldGroupAccessibilityChildren
      AccessoryType: checkmark detailButton detailDisclosureButton disclosureIndicator none
      Action: delete insert move none reload
      ActivationState: background foregroundActive foregroundInactive unattached
      Alignment: bottom center fill firstBaseline lastBaseline leading top trailing
      Ambiguity: axes description item
      AnimationCurve: easeIn easeInOut easeOut linear
      AnimationOptions: allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 rawValue repeat showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
      AnimationTransition: curlDown curlUp flipFromLeft flipFromRight none
      Appearance: compact grouped insetGrouped plain rich sidebar sidebarPlain unknown
      ArrowDirection: default down left right up
      AssistiveTechnologyIdentifier: notificationSwitchControl notificationVoiceOver rawValue
      AttachmentType: anchor items
      Attribute: baseline bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing trailingMargin width
      AttributeName: cascadeList face family featureSettings fixedAdvance name rawValue size textStyle traits variation visibleName
      AttributeObject:
      AttributeScopes: UIKitAttributes uiKit
      Attributes: destructive disabled hidden keepsMenuPresented rawValue
      AutoresizingMask: flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth rawValue
      Axis: horizontal vertical
      BackButtonDisplayMode: default generic minimal
      BackgroundColorAttribute: Value name
      BackgroundStyle: automatic minimal none prominent sidebar
      BatteryState: charging full unknown unplugged
      BorderStyle: bezel line none roundedRect
      Bundle: loadNibNamed
      ButtonMask: button primary rawValue secondary
      ButtonType: close contactAdd custom detailDisclosure infoDark infoLight plain roundedRect system
      CAAction: run
      CAAnimation: autoreverses beginTime copy defaultValue delegate duration fillMode isRemovedOnCompletion repeatCount repeatDuration run setValue shouldArchiveValue speed timeOffset timingFunction value
      CAAnimationCalculationMode: cubic cubicPaced discrete linear paced rawValue
      CAAnimationDelegate: animationDidStart animationDidStop
      CAAnimationDelegateAnimationDidStopCall: callAsFunction
      CAAnimationGroup: animations
      CAAnimationRotationMode: rawValue rotateAuto rotateAutoReverse
      CABasicAnimation: byValue fromValue toValue
      CACornerMask: layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue
      CADisplayLink: add duration frameInterval invalidate isPaused preferredFrameRateRange preferredFramesPerSecond remove targetTimestamp timestamp
      CAEdgeAntialiasingMask: layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge rawValue
      CAEmitterCell: alphaRange alphaSpeed beginTime birthRate blueRange blueSpeed color contents contentsRect contentsScale duration emissionLatitude emissionLongitude emissionRange emitterCells greenRange greenSpeed isEnabled lifetime lifetimeRange name redRange redSpeed scale scaleRange scaleSpeed speed spin spinRange style timeOffset velocity velocityRange xAcceleration yAcceleration zAcceleration
      CAEmitterLayer: birthRate emitterCells emitterDepth emitterMode emitterPosition emitterShape emitterSize emitterZPosition lifetime preservesDepth renderMode scale seed spin velocity
      CAEmitterLayerEmitterMode: outline points rawValue surface volume
      CAEmitterLayerEmitterShape: circle cuboid line point rawValue rectangle sphere
      CAEmitterLayerRenderMode: additive backToFront oldestFirst oldestLast rawValue unordered
      CAFrameRateRange: default maximum minimum preferred
      CAGradientLayer: colors draw endPoint locations startPoint type
      CAGradientLayerType: axial conic radial rawValue
      CAKeyframeAnimation: calculationMode keyTimes path rotationMode timingFunctions values
      CALayer: action actions add addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ animation animationKeys autoreverses backgroundColor backgroundFilters beginTime borderColor borderWidth bounds compositingFilter contains contents contentsAreFlipped contentsCenter contentsFormat contentsGravity contentsRect contentsScale convert convertTime cornerCurve cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw drawsAsynchronously duration edgeAntialiasingMask fillMode filters frame hitTest insertSublayer isDoubleSided isGeometryFlipped isHidden isOpaque layoutIfNeeded layoutSublayers magnificationFilter mask maskedCorners masksToBounds minificationFilter minificationFilterBias model name needsDisplay needsDisplayOnBoundsChange opacity ownSublayers position preferredFrameSize presentation rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer render repeatCount repeatDuration replaceSublayer resize resizeSublayers scrollRectToVisible setAffineTransform setNeedsDisplay setNeedsLayout setValue shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed style sublayerTransform sublayers superlayer timeOffset transform value visibleRect zPosition
      CALayerContentsFilter: linear nearest rawValue trilinear
      CALayerContentsFormat: RGBA16Float RGBA8Uint gray8Uint rawValue
      CALayerContentsGravity: bottom bottomLeft bottomRight center left rawValue resize resizeAspect resizeAspectFill right top topLeft topRight
      CALayerCornerCurve: circular continuous rawValue
      CALayerDelegate: action display draw layoutSublayers
      CALayerDelegateActionCall: callAsFunction
      CALayerDelegateDrawCall: callAsFunction
      CALayerDelegateLayoutSublayersCall: callAsFunction
      CAMediaTiming: autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
      CAMediaTimingFillMode: backwards both forwards rawValue removed
      CAMediaTimingFunction: getControlPoint
      CAMediaTimingFunctionName: default easeIn easeInEaseOut easeOut linear rawValue
      CAPropertyAnimation: isAdditive isCumulative keyPath valueFunction
      CAReplicatorLayer: instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
      CAScrollLayer: scroll scrollMode
      CAScrollLayerScrollMode: both horizontally none rawValue vertically
      CAShapeLayer: draw fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
      CAShapeLayerFillRule: evenOdd nonZero rawValue
      CAShapeLayerLineCap: butt rawValue round square
      CAShapeLayerLineJoin: bevel miter rawValue round
      CASpringAnimation: damping initialVelocity mass settlingDuration stiffness
      CATextLayer: alignmentMode draw font fontSize foregroundColor isWrapped string truncationMode
      CATextLayerAlignmentMode: center justified left natural rawValue right
      CATextLayerTruncationMode: end middle none rawValue start
      CATiledLayer: fadeDuration levelsOfDetail levelsOfDetailBias tileSize
      CATransaction: animationDuration animationTimingFunction begin commit disableActions flush lock setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock value
      CATransform3D: m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
      CATransformLayer:
      CATransition: endProgress startProgress subtype type
      CATransitionSubtype: fromBottom fromLeft fromRight fromTop rawValue
      CATransitionType: fade moveIn push rawValue reveal
      CAValueFunction: name
      CAValueFunctionName: rawValue rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY translateZ
      CFAbsoluteTime:
      CFArray:
      CFData:
      CFDictionary:
      CFError:
      CFIndex:
      CFNumber:
      CFRunLoop:
      CFString:
      CFTimeInterval:
      CFTypeRef:
      CFURL:
      CGAffineTransform: a b c concatenating d identity inverted isIdentity rotated scaledBy translatedBy tx ty
      CGBlendMode: clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver difference exclusion hardLight hue lighten luminosity multiply normal overlay plusDarker plusLighter saturation screen softLight sourceAtop sourceIn sourceOut xor
      CGColor: == alpha black clear colorSpace components copy description hash numberOfComponents white
      CGColorSpace: == displayP3 extendedSRGB genericGrayGamma2_2 hash name numberOfComponents sRGB
      CGContext: addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects beginPath beginTransparencyLayer boundingBoxOfClipPath boundingBoxOfPath clear clip closePath concatenate convertToDeviceSpace convertToUserSpace ctm currentPointOfPath draw drawConicGradient drawLinearGradient drawPath drawRadialGradient endTransparencyLayer fill fillEllipse fillPath interpolationQuality isPathEmpty makeImage move path pathContains replacePathWithStrokedPath restoreGState rotate saveGState scaleBy setAllowsAntialiasing setAlpha setBlendMode setFillColor setFlatness setLineCap setLineDash setLineJoin setLineWidth setMiterLimit setShadow setShouldAntialias setShouldSmoothFonts setStrokeColor stroke strokeEllipse strokeLineSegments strokePath translateBy userSpaceToDeviceSpaceTransform
      CGDataProvider: data
      CGFloat: _ObjectiveCType _bridgeToObjectiveC _conditionallyBridgeFromObjectiveC _forceBridgeFromObjectiveC _unconditionallyBridgeFromObjectiveC
      CGFont: fullName postScriptName
      CGGradient:
      CGGradientDrawingOptions: drawsAfterEndLocation drawsBeforeStartLocation rawValue
      CGImage: == bitsPerComponent bitsPerPixel bytesPerRow colorSpace cropping hash height width
      CGInterpolationQuality: default high low medium none
      CGLayer: context size
      CGLineCap: butt round square
      CGLineJoin: bevel miter round
      CGMutablePath: addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect closeSubpath move
      CGPath: == applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint hash isEmpty isRect mutableCopy
      CGPathDrawingMode: eoFill eoFillStroke fill fillStroke stroke
      CGPathElement: points type
      CGPathElementType: addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
      CGPathFillRule: evenOdd winding
      CGPoint: applying debugDescription equalTo
      CGRect: applying debugDescription equalTo inset
      CGSize: applying debugDescription equalTo
      CGVector: dx dy zero
      CellProvider:
      CellRegistration: Handler
      CellStyle: default subtitle value1 value2
      Column: compact primary secondary supplementary
      Configuration: CornerStyle Size TitleAlignment attributedTitle automaticallyUpdateForSelection background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless buttonSize contentInsets cornerStyle filled gray image imageColorTransformer imagePadding imagePlacement plain preferredSymbolConfigurationForImage setDefaultContentInsets showsActivityIndicator subtitle tinted title titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer updated
      ConfigurationUpdateHandler:
      ConnectionOptions: urlContexts
      ContentHorizontalAlignment: center fill leading left right trailing
      ContentInsetAdjustmentBehavior: always automatic never scrollableAxes
      ContentMode: bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
      ContentVerticalAlignment: bottom center fill top
      CornerStyle: capsule dynamic fixed large medium small
      CustomViewConfiguration: Placement
      DecelerationRate: fast normal rawValue
      Detent: Identifier custom identifier large medium resolvedValue
      DidEndEditingReason: cancelled committed
      Direction: down left next previous rawValue right up
      DisplayMode: allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly twoBesideSecondary twoDisplaceSecondary twoOverSecondary
      Distribution: equalCentering equalSpacing fill fillEqually fillProportionally
      DragState: dragging lifting none
      Dropped: constraint residual
      EditActions: editedAttributes editedCharacters rawValue
      EditingStyle: delete insert none
      EffectType: tiltAlongHorizontalAxis tiltAlongVerticalAxis
      ElementCategory: cell decorationView supplementaryView
      ElementOrder: automatic fixed priority
      ElementSize: automatic large medium small
      Event: allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd editingDidEndOnExit menuActionTriggered primaryActionTriggered rawValue systemReserved touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside valueChanged
      EventSubtype: motionShake none remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause
      EventType: hover motion presses remoteControl scroll touches transform
      FeatureKey: featureIdentifier openTypeTag openTypeValue rawValue selector type typeIdentifier
      FeedbackStyle: heavy light medium rigid soft
      FeedbackType: error success warning
      FocusStyle: custom default
      FontAttribute: Value name
      FooterMode: none supplementary
      ForegroundColorAttribute: Value name
      FormatOptions: alignAllBaseline alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop alignAllTrailing alignmentMask directionLeadingToTrailing directionLeftToRight directionMask directionRightToLeft rawValue spacingBaselineToBaseline spacingEdgeToEdge spacingMask
      Handler:
      HeaderMode: firstItemInSection none supplementary
      HearingDeviceEar: both left rawValue right
      IMP:
      Identifier: about alignment application bringAllToFront close document edit file find font format fullscreen help hide large learn lookup medium minimizeAndZoom newScene open openRecent preferences print quit rawValue replace root services share sidebar speech spelling standardEdit substitutions text textColor textSize textStyle toolbar transformations undoRedo view window writingDirection
      ImageProperties: cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize standardDimension tintColor
      IndexPath: item row section
      IndicatorStyle: black default white
      Intent: automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
      InterfaceAction:
      InterfaceOutlet:
      InterfaceRegistry: connect register shared
      ItemPositioning: automatic centered fill
      ItemResult: targetElement
      KernAttribute: Value name
      Key: accessibilitySpeechIPANotation accessibilitySpeechLanguage accessibilitySpeechPitch accessibilitySpeechPunctuation accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut accessibilityTextCustom accessibilityTextHeadingLevel attachment backgroundColor baselineOffset expansion font foregroundColor kern ligature link obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect tracking underlineColor underlineStyle verticalGlyphForm writingDirection
      KeyValueObserver: observeValue
      KeyboardDismissMode: interactive none onDrag
      KeyframeAnimationOptions: allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced layoutSubviews rawValue repeat
      Kind:
      LargeTitleDisplayMode: always automatic inline never
      LaunchOptionsKey: rawValue url
      LayoutConflict: Member broken constraints description explanation
      LayoutDiagnostics: Ambiguity Dropped Problem Problems ambiguities conflicts dropped handler strict strictly
      LayoutInteractiveTransitionCompletion:
      Level: + += - -= < alert normal rawValue statusBar
      LineBreakStrategy: hangulWordPriority pushOut rawValue standard
      Member: description origin sentence
      MetatypeInitializable: accessibilityElementsHidden accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue awakeFromNib classForCoder description isAccessibilityElement perform prepareForInterfaceBuilder responds value
      Method:
      Mode: boundaries continuous countDownTimer date dateAndTime everything instantaneous items rawValue time yearAndMonth
      NSAttributedString: boundingRect draw size
      NSCoder: cgAffineTransform cgPoint cgRect cgSize cgVector nsDirectionalEdgeInsets string uiEdgeInsets uiOffset
      NSCollectionLayoutBoundarySupplementaryItem: alignment extendsBoundary offset pinToVisibleBounds
      NSCollectionLayoutContainer: contentInsets contentSize effectiveContentInsets effectiveContentSize
      NSCollectionLayoutDecorationItem: background elementKind zIndex
      NSCollectionLayoutDimension: absolute dimension estimated fractionalHeight fractionalWidth isAbsolute isEstimated isFractionalHeight isFractionalWidth
      NSCollectionLayoutEdgeSpacing: bottom leading top trailing
      NSCollectionLayoutEnvironment: container traitCollection
      NSCollectionLayoutGroup: custom horizontal interItemSpacing subitems vertical
      NSCollectionLayoutGroupCustomItem: frame zIndex
      NSCollectionLayoutItem: contentInsets edgeSpacing layoutSize supplementaryItems
      NSCollectionLayoutSection: boundarySupplementaryItems contentInsets contentInsetsReference decorationItems interGroupSpacing list orthogonalScrollingBehavior supplementariesFollowContentInsets visibleItemsInvalidationHandler
      NSCollectionLayoutSize: heightDimension widthDimension
      NSCollectionLayoutSpacing: fixed flexible isFixedSpacing isFlexibleSpacing spacing
      NSCollectionLayoutSupplementaryItem: elementKind zIndex
      NSDiffableDataSourceSnapshot: appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection insertItems insertSections itemIdentifiers moveItem numberOfItems numberOfSections reconfigureItems reloadItems reloadSections sectionIdentifier sectionIdentifiers
      NSDirectionalEdgeInsets: bottom leading top trailing zero
      NSDirectionalRectEdge: all bottom leading rawValue top trailing
      NSException: name raise reason userInfo
      NSExceptionName: destinationInvalidException genericException internalInconsistencyException invalidArgumentException mallocException objectInaccessibleException objectNotAvailableException parseErrorException rangeException rawValue
      NSHashTable: add allObjects anyObject contains count member objectEnumerator remove removeAllObjects setRepresentation weakObjects
      NSIndexPath: item row section
      NSInteger:
      NSItemProvider: canLoadObject hasItemConformingToTypeIdentifier loadObject registeredTypeIdentifiers suggestedName
      NSItemProviderReading: readableTypeIdentifiersForItemProvider
      NSItemProviderWriting: writableTypeIdentifiersForItemProvider
      NSKeyValueChange: insertion removal replacement setting
      NSKeyValueChangeKey: indexesKey kindKey newKey notificationIsPriorKey oldKey rawValue
      NSKeyValueObservation: invalidate
      NSKeyValueObservedChange: Kind indexes isPrior kind newValue oldValue
      NSKeyValueObservingOptions: initial new old prior rawValue
      NSLayoutAnchor: constraint item name
      NSLayoutConstraint: Attribute Axis FormatOptions Relation activate constant constraints deactivate description firstAnchor firstAttribute firstItem identifier isActive multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
      NSLayoutDimension: constraint
      NSLayoutManager: addTextContainer allowsNonContiguousLayout boundingRect characterIndex characterIndexForGlyph characterRange delegate drawBackground drawGlyphs ensureGlyphs ensureLayout enumerateEnclosingRects enumerateLineFragments extraLineFragmentRect extraLineFragmentTextContainer extraLineFragmentUsedRect fractionOfDistanceThroughGlyph glyphIndex glyphIndexForCharacter glyphRange hasNonContiguousLayout insertTextContainer invalidateDisplay invalidateGlyphs invalidateLayout isValidGlyphIndex limitsLayoutForSuspiciousContents lineFragmentRect lineFragmentUsedRect location numberOfGlyphs processEditing removeTextContainer replaceTextStorage showsControlCharacters showsInvisibleCharacters textContainer textContainerChangedGeometry textContainers textStorage truncatedGlyphRange usedRect usesDefaultHyphenation usesFontLeading
      NSLayoutManagerDelegate: layoutManager layoutManagerDidInvalidateLayout
      NSLayoutManagerDelegateLayoutManagerCall: callAsFunction
      NSLayoutXAxisAnchor: anchorWithOffset constraint
      NSLayoutYAxisAnchor: anchorWithOffset constraint
      NSLineBreakMode: byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
      NSMapTable: count keyEnumerator object objectEnumerator removeAllObjects removeObject setObject strongToStrongObjects strongToWeakObjects weakToStrongObjects weakToWeakObjects
      NSMutableParagraphStyle: addTabStop alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop setParagraphStyle tabStops tailIndent usesDefaultHyphenation
      NSNull: run
      NSObject: cancelPreviousPerformRequests didChangeValue perform performSelector willChangeValue
      NSObjectProtocol: forwardingTarget perform responds
      NSParagraphStyle: LineBreakStrategy alignment allowsDefaultTighteningForTruncation baseWritingDirection copy default defaultTabInterval defaultWritingDirection firstLineHeadIndent hash headIndent hyphenationFactor isEqual lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy paragraphSpacing paragraphSpacingBefore tabStops tailIndent usesDefaultHyphenation
      NSPointerFunctions: Options
      NSRectAlignment: bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
      NSShadow: copy hash isEqual shadowBlurRadius shadowColor shadowOffset
      NSString: boundingRect draw size
      NSStringDrawingContext: actualScaleFactor minimumScaleFactor totalBounds
      NSStringDrawingOptions: rawValue truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
      NSTextAlignment: center justified left natural right
      NSTextAttachment: allowsTextAttachmentView attachmentBounds bounds character contents fileType image lineLayoutPadding
      NSTextContainer: exclusionPaths heightTracksTextView isSimpleRectangularTextContainer layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines replaceLayoutManager size widthTracksTextView
      NSTextStorage: EditActions addAttribute addAttributes addLayoutManager beginEditing changeInLength delegate edited editedMask editedRange endEditing ensureAttributesAreFixed fixesAttributesLazily invalidateAttributes layoutManagers processEditing removeAttribute removeLayoutManager replaceCharacters setAttributedString setAttributes
      NSTextStorageDelegate: textStorage
      NSTextStorageDelegateTextStorageCall: callAsFunction
      NSTextTab: OptionKey alignment columnTerminators copy hash isEqual location options
      NSUInteger:
      NSUnderlineStyle: byWord double patternDash patternDashDot patternDashDotDot patternDot rawValue single thick
      NSValue: caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue uiEdgeInsetsValue
      NSWritingDirection: leftToRight natural rightToLeft
      NSWritingDirectionFormatType: embedding override
      Name: general rawValue
      NavigationDirection: forward reverse
      NavigationOrientation: horizontal vertical
      Notification: announcement layoutChanged pageScrolled pauseAssistiveTechnology rawValue resumeAssistiveTechnology screenChanged
      NotificationCenter: addObserver removeObserver
      ObjectiveCClass: objectiveCMembers
      ObjectiveCMember: method property
      ObjectiveCOverrides: nearest
      OffscreenWindow: image root
      OpenExternalURLOptionsKey: rawValue
      Operation: none pop push
      OptionKey: columnTerminators rawValue
      Options: copyIn destructive displayAsPalette displayInline objectPersonality objectPointerPersonality rawValue singleSelection strongMemory weakMemory
      OptionsKey: expirationDate externalObjects interPageSpacing localOnly rawValue spineLocation
      Orientation: down downMirrored left leftMirrored right rightMirrored up upMirrored
      Phase: began cancelled changed ended moved regionEntered regionExited regionMoved stationary
      Placement: leading trailing
      PressType: downArrow leftArrow menu pageDown pageUp playPause rightArrow select upArrow
      PrimaryEdge: leading trailing
      Problem: ambiguity conflict description refused
      Problems: description problems
      ProcessInfo: ThermalState isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac thermalState
      Range: automatic extended standard unspecified
      Relation: equal greaterThanOrEqual lessThanOrEqual
      RenderingMode: alwaysOriginal alwaysTemplate automatic
      ReorderingCadence: fast immediate slow
      ResizingMode: stretch tile
      Role: cancel destructive normal primary rawValue windowApplication windowExternalDisplayNonInteractive
      RowAnimation: automatic bottom fade left middle none right top
      Scale: default large medium small unspecified
      ScrollDirection: horizontal vertical
      ScrollPosition: bottom centeredHorizontally centeredVertically left middle none rawValue right top
      Search:
      SearchPredicate: currentItem searchDirection
      SectionInsetReference: fromContentInset fromLayoutMargins fromSafeArea
      SelectionStyle: blue default gray none
      Selector: == description hash
      SelfSizingInvalidation: disabled enabled enabledIncludingConstraints
      SeparatorInsetReference: fromAutomaticInsets fromCellEdges
      SeparatorStyle: none singleLine singleLineEtched
      Size: large medium mini small
      SpineLocation: max mid min none
      SplitBehavior: automatic displace overlay tile
      State: active application background began cancelled changed disabled ended failed focused highlighted inactive mixed normal off on possible rawValue recognized reserved selected
      StateMask: rawValue showingDeleteConfirmation showingEditControl
      String: boundingRect draw size
      Style: actionSheet alert bar bordered cancel dark default destructive done doubleColumn extraDark extraLight gray grouped insetGrouped large light medium minimal normal plain prominent regular systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight tripleColumn unspecified white whiteLarge
      SupplementaryRegistration: Handler
      SupplementaryViewProvider:
      SwipeActionsConfigurationProvider:
      SymbolConfiguration: Scale Weight applying preferringMonochrome preferringMulticolor unspecified
      SymbolicTraits: rawValue traitBold traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical
      SystemAnimation: delete
      SystemDesign: default monospaced rawValue rounded serif
      SystemItem: action add bookmarks camera cancel close compose contacts done downloads edit fastForward favorites featured fixedSpace flexibleSpace history more mostRecent mostViewed organize pageCurl pause play recents redo refresh reply rewind save search stop topRated trash undo
      TextAlignment: center justified natural
      TextProperties: TextAlignment TextTransform adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment color font lineBreakMode minimumScaleFactor numberOfLines transform
      TextStyle: body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle rawValue subheadline title1 title2 title3
      TextTransform: capitalized lowercase none uppercase
      ThermalState: critical fair nominal serious
      Timer: scheduledTimer userInfo
      TintAdjustmentMode: automatic dimmed normal
      TintMode: none overlay underlay
      TitleAlignment: automatic center leading trailing
      TouchType: direct indirect indirectPointer pencil
      TraitKey: rawValue slant symbolic weight width
      TransitionStyle: pageCurl scroll
      UIAccessibility: AssistiveTechnologyIdentifier HearingDeviceEar Notification ZoomType announcementDidFinishNotification announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey assistiveTechnologyKey assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification convertToScreenCoordinates darkerSystemColorsStatusDidChangeNotification elementFocusedNotification focusedElement focusedElementKey focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessStatusDidChangeNotification hearingDevicePairedEar hearingDevicePairedEarDidChangeNotification invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning monoAudioStatusDidChangeNotification onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification registerGestureConflictWithZoom requestGuidedAccessSession shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification unfocusedElementKey unfocusedElementUserInfoKey videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification zoomFocusChanged
      UIAccessibilityContainerType: dataTable landmark list none semanticGroup
      UIAccessibilityContrast: high normal unspecified
      UIAccessibilityCustomAction: Handler actionHandler attributedName category image name selector target
      UIAccessibilityCustomRotor: Direction ItemResult Search SearchPredicate itemSearchBlock name
      UIAccessibilityElement: accessibilityContainer accessibilityFrameInContainerSpace
      UIAccessibilityIdentification: accessibilityIdentifier
      UIAccessibilityNavigationStyle: automatic combined separate
      UIAccessibilityReadingContent: accessibilityContent accessibilityFrame accessibilityLineNumber accessibilityPageContent
      UIAccessibilityScrollDirection: down left next previous right up
      UIAccessibilityTextualContext: console fileSystem messaging narrative rawValue sourceCode spreadsheet wordProcessing
      UIAccessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled playsSound rawValue searchField selected startsMediaSession staticText summaryElement tabBar updatesFrequently
      UIAction: Identifier attributes discoverabilityTitle identifier performWithSender sender state
      UIActionHandler:
      UIActivityIndicatorView: Style color draw hidesWhenStopped intrinsicContentSize isAnimating sizeThatFits startAnimating stopAnimating style
      UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
      UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall: callAsFunction
      UIAdaptivePresentationControllerDelegatePresentationControllerCall: callAsFunction
      UIAlertAction: Style isEnabled style title
      UIAlertController: Style actions addAction addTextField message preferredAction preferredStyle textFields title viewDidLoad
      UIAppearance: appearance
      UIAppearanceContainer:
      UIApplication: LaunchOptionsKey OpenExternalURLOptionsKey State alternateIconName applicationIconBadgeNumber applicationState backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining beginBackgroundTask beginIgnoringInteractionEvents buildMenu canOpenURL connectedScenes delegate didBecomeActiveNotification didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification didEnterBackgroundNotification didFinishLaunchingNotification didReceiveMemoryWarningNotification endBackgroundTask endIgnoringInteractionEvents isIdleTimerDisabled isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications isStatusBarHidden keyWindow next open openSettingsURLString openURL preferredContentSizeCategory protectedDataDidBecomeAvailableNotification protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications sendAction setStatusBarHidden setStatusBarStyle shared significantTimeChangeNotification statusBarFrame statusBarFrameUserInfoKey statusBarOrientation statusBarOrientationAnimationDuration statusBarOrientationUserInfoKey statusBarStyle supportedInterfaceOrientations supportsAlternateIcons supportsMultipleScenes unregisterForRemoteNotifications userDidTakeScreenshotNotification userInterfaceLayoutDirection willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
      UIApplicationDelegate: application main window
      UIApplicationDelegateApplicationCall: callAsFunction
      UIAttachmentBehavior: AttachmentType anchorPoint attachedBehaviorType damping frequency frictionTorque items length
      UIAxis: both horizontal rawValue vertical
      UIBackgroundConfiguration: backgroundColor backgroundInsets clear cornerRadius image imageContentMode listGroupedCell listGroupedHeaderFooter listPlainCell listPlainHeaderFooter listSidebarCell strokeColor strokeOutset strokeWidth
      UIBackgroundFetchResult: failed newData noData
      UIBackgroundTaskIdentifier: invalid rawValue
      UIBarAppearance: backgroundColor backgroundEffect backgroundImage configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground shadowColor shadowImage
      UIBarButtonItem: Style SystemItem action customView fixedSpace flexibleSpace isHidden isSelected menu primaryAction style target tintColor width
      UIBarItem: awakeFromNib image imageInsets isEnabled landscapeImagePhone prepareForInterfaceBuilder setTitleTextAttributes tag title titleTextAttributes
      UIBarMetrics: compact compactPrompt default defaultPrompt
      UIBarPosition: any bottom top topAttached
      UIBarStyle: black default
      UIBaselineAdjustment: alignBaselines alignCenters none
      UIBezierPath: addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains copy currentPoint fill flatness isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move removeAllPoints reversing setLineDash stroke usesEvenOddFillRule
      UIBlurEffect: Style
      UIButton: ButtonType Configuration ConfigurationUpdateHandler Role adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration backgroundImage backgroundRect buttonType changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets contentRect currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor didMoveToSuperview draw image imageEdgeInsets imageRect imageView intrinsicContentSize isPointerInteractionEnabled layoutSubviews menu preferredSymbolConfigurationForImage reversesTitleShadowWhenHighlighted role setAttributedTitle setBackgroundImage setImage setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor showsTouchWhenHighlighted sizeThatFits subtitleLabel systemButton tintColorDidChange title titleColor titleEdgeInsets titleLabel titleRect titleShadowColor updateConfiguration
      UICellAccessory: CustomViewConfiguration checkmark customView detail disclosureIndicator label
      UICellConfigurationState: isDisabled isEditing isExpanded isHighlighted isSelected traitCollection
      UICollectionLayoutListConfiguration: Appearance FooterMode HeaderMode SwipeActionsConfigurationProvider appearance backgroundColor footerMode headerMode headerTopPadding leadingSwipeActionsConfigurationProvider showsSeparators trailingSwipeActionsConfigurationProvider
      UICollectionLayoutSectionOrthogonalScrollingBehavior: continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
      UICollectionReusableView: apply preferredLayoutAttributesFitting prepareForReuse reuseIdentifier
      UICollectionView: CellRegistration ElementCategory LayoutInteractiveTransitionCompletion ReorderingCadence ScrollDirection ScrollPosition SelfSizingInvalidation SupplementaryRegistration adjustedContentInsetDidChange allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem bounds cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction dataSource delegate deleteItems deleteSections dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter elementKindSectionHeader endInteractiveMovement finishInteractiveTransition hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements insertItems insertSections isEditing isPrefetchingEnabled layoutAttributesForItem layoutAttributesForSupplementaryElement layoutSubviews moveItem moveSection numberOfItems numberOfSections performBatchUpdates prefetchDataSource reconfigureItems register reloadData reloadItems reloadSections remembersLastFocusedIndexPath reorderingCadence scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout startInteractiveTransition supplementaryView updateInteractiveMovementTargetPosition visibleCells visibleSupplementaryViews
      UICollectionViewCell: accessibilityActivate automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView draw isHighlighted isSelected layoutSubviews prepareForReuse selectedBackgroundView setNeedsUpdateConfiguration updateConfiguration
      UICollectionViewCompositionalLayout: collectionViewContentSize configuration layoutAttributesForElements list prepare
      UICollectionViewCompositionalLayoutConfiguration: boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection
      UICollectionViewCompositionalLayoutSectionProvider:
      UICollectionViewController: clearsSelectionOnViewWillAppear collectionView collectionViewLayout loadView numberOfSections scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewWillBeginDragging scrollViewWillEndDragging
      UICollectionViewDataSource: collectionView indexTitles numberOfSections
      UICollectionViewDataSourceCollectionViewCall: callAsFunction
      UICollectionViewDataSourceIndexTitlesCall: callAsFunction
      UICollectionViewDataSourceNumberOfSectionsCall: callAsFunction
      UICollectionViewDataSourcePrefetching: collectionView
      UICollectionViewDataSourcePrefetchingCollectionViewCall: callAsFunction
      UICollectionViewDelegate: collectionView collectionViewDidEndMultipleSelectionInteraction
      UICollectionViewDelegateCollectionViewCall: callAsFunction
      UICollectionViewDelegateFlowLayout: collectionView
      UICollectionViewDelegateFlowLayoutCollectionViewCall: callAsFunction
      UICollectionViewDiffableDataSource: CellProvider SupplementaryViewProvider apply applySnapshotUsingReloadData collectionView indexPath itemIdentifier numberOfSections sectionIdentifier snapshot supplementaryViewProvider
      UICollectionViewDragDelegate: collectionView
      UICollectionViewDragDelegateCollectionViewCall: callAsFunction
      UICollectionViewDropCoordinator: destinationIndexPath drop items proposal session
      UICollectionViewDropDelegate: collectionView
      UICollectionViewDropDelegateCollectionViewCall: callAsFunction
      UICollectionViewDropItem: dragItem previewSize sourceIndexPath
      UICollectionViewDropProposal: Intent intent
      UICollectionViewFlowLayout: SectionInsetReference automaticSize collectionViewContentSize estimatedItemSize footerReferenceSize headerReferenceSize invalidationContextClass itemSize layoutAttributesForElements minimumInteritemSpacing minimumLineSpacing prepare scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset sectionInsetReference
      UICollectionViewFlowLayoutInvalidationContext: invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
      UICollectionViewLayout: collectionView collectionViewContentSize developmentLayoutDirection finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView indexPathsToInsertForSupplementaryView initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement invalidateLayout invalidationContext invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass layoutAttributesForDecorationView layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem layoutAttributesForSupplementaryView prepare prepareForTransition register shouldInvalidateLayout targetContentOffset targetIndexPath
      UICollectionViewLayoutAttributes: alpha bounds center copy frame hash indexPath isEqual isHidden representedElementCategory representedElementKind size transform transform3D zIndex
      UICollectionViewLayoutInvalidationContext: contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
      UICollectionViewListCell: accessories apply defaultBackgroundConfiguration defaultContentConfiguration draw indentationLevel indentationWidth layoutSubviews
      UICollectionViewTransitionLayout: currentLayout nextLayout transitionProgress updateValue value
      UICollectionViewUpdateItem: Action indexPathAfterUpdate indexPathBeforeUpdate updateAction
      UICollisionBehavior: Mode addBoundary boundary boundaryIdentifiers collisionDelegate collisionMode removeAllBoundaries removeBoundary setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
      UICollisionBehaviorDelegate: collisionBehavior
      UICollisionBehaviorDelegateCollisionBehaviorCall: callAsFunction
      UIColor: black blue brown cgColor clear copy cyan darkGray darkText description getHue getRed getWhite gray green groupTableViewBackground hash isEqual label lightGray lightText link magenta opaqueSeparator orange placeholderText purple quaternaryLabel quaternarySystemFill red resolvedColor secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set setFill setStroke systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground tintColor white withAlphaComponent yellow
      UICommand: action alternates attributes discoverabilityTitle propertyList state
      UICommandAlternate: action modifierFlags title
      UIConfigurationColorTransformer: callAsFunction transform
      UIConfigurationState: traitCollection
      UIConfigurationTextAttributesTransformer: callAsFunction transform
      UIContentConfiguration: makeContentView updated
      UIContentContainer: preferredContentSize preferredContentSizeDidChange size systemLayoutFittingSizeDidChange viewWillTransition willTransition
      UIContentInsetsReference: automatic layoutMargins none readableContent safeArea
      UIContentSizeCategory: < <= > >= accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
      UIContentSizeCategoryAdjusting: adjustsFontForContentSizeCategory
      UIContentView: configuration supports
      UIContextMenuActionProvider:
      UIContextMenuConfiguration: ElementOrder badgeCount identifier preferredMenuElementOrder
      UIContextMenuContentPreviewProvider:
      UIContextMenuInteraction: Appearance delegate didMove dismissMenu location menuAppearance updateVisibleMenu view willMove
      UIContextMenuInteractionAnimating: addAnimations addCompletion previewViewController
      UIContextMenuInteractionCommitAnimating: preferredCommitStyle
      UIContextMenuInteractionCommitStyle: dismiss pop
      UIContextMenuInteractionDelegate: contextMenuInteraction
      UIContextMenuInteractionDelegateContextMenuInteractionCall: callAsFunction
      UIContextualAction: Handler Style backgroundColor handler image style title
      UIControl: ContentHorizontalAlignment ContentVerticalAlignment Event State accessibilityActivate actions addAction addTarget allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment contentVerticalAlignment continueTracking effectiveContentHorizontalAlignment endTracking enumerateEventHandlers isContextMenuInteractionEnabled isEnabled isHighlighted isSelected isTouchInside isTracking performPrimaryAction removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction state toolTip
      UICoordinateSpace: bounds convert
      UICornerConfiguration: capsule corners uniformCorners uniformEdges
      UICornerRadius: containerConcentric fixed
      UICubicTimingParameters: animationCurve controlPoint1 controlPoint2 cubicTimingParameters springTimingParameters timingCurveType
      UIDataDetectorTypes: address all calendarEvent link phoneNumber rawValue
      UIDatePicker: Mode calendar countDownDuration date datePickerMode datePickerStyle draw intrinsicContentSize locale maximumDate minimumDate minuteInterval preferredDatePickerStyle setDate sizeThatFits timeZone
      UIDatePickerStyle: automatic compact inline wheels
      UIDeferredMenuElement: uncached
      UIDevice: BatteryState batteryLevel batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification beginGeneratingDeviceOrientationNotifications current endGeneratingDeviceOrientationNotifications identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name orientation orientationDidChangeNotification proximityState proximityStateDidChangeNotification systemName systemVersion userInterfaceIdiom
      UIDeviceOrientation: faceDown faceUp isFlat isLandscape isPortrait isValidInterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown unknown
      UIDisplayGamut: P3 SRGB unspecified
      UIDragAnimating: addAnimations addCompletion
      UIDragDropSession: allowsMoveOperation canLoadObjects hasItemsConforming isRestrictedToDraggingApplication items location
      UIDragInteraction: allowsSimultaneousRecognitionDuringLift delegate didMove isEnabled isEnabledByDefault view willMove
      UIDragInteractionDelegate: dragInteraction
      UIDragInteractionDelegateDragInteractionCall: callAsFunction
      UIDragItem: itemProvider localObject previewProvider
      UIDragPreview: parameters view
      UIDragPreviewParameters:
      UIDragPreviewTarget:
      UIDragSession: localContext
      UIDropInteraction: allowsSimultaneousDropSessions delegate didMove view willMove
      UIDropInteractionDelegate: dropInteraction
      UIDropInteractionDelegateDropInteractionCall: callAsFunction
      UIDropOperation: cancel copy forbidden move
      UIDropProposal: isPrecise operation prefersFullSizePreview
      UIDropSession: loadObjects localDragSession progressIndicatorStyle
      UIDropSessionProgressIndicatorStyle: default none
      UIDynamicAnimator: addBehavior behaviors delegate elapsedTime isRunning items layoutAttributesForCell layoutAttributesForDecorationView layoutAttributesForSupplementaryView referenceView removeAllBehaviors removeBehavior updateItem
      UIDynamicAnimatorDelegate: dynamicAnimatorDidPause dynamicAnimatorWillResume
      UIDynamicBehavior: action addChildBehavior childBehaviors dynamicAnimator removeChildBehavior willMove
      UIDynamicItem: bounds center collisionBoundingPath collisionBoundsType transform
      UIDynamicItemBehavior: addAngularVelocity addLinearVelocity allowsRotation angularResistance angularVelocity charge density elasticity friction isAnchored linearVelocity resistance
      UIDynamicItemCollisionBoundsType: ellipse path rectangle
      UIEdgeInsets: bottom left right top zero
      UIEditMenuArrowDirection: automatic down left right up
      UIEditMenuConfiguration: identifier preferredArrowDirection sourcePoint
      UIEditMenuInteraction: delegate didMove dismissMenu location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view willMove
      UIEditMenuInteractionAnimating: addAnimations addCompletion
      UIEditMenuInteractionDelegate: editMenuInteraction
      UIEditMenuInteractionDelegateEditMenuInteractionCall: callAsFunction
      UIEvent: ButtonMask EventSubtype EventType allTouches buttonMask coalescedTouches modifierFlags predictedTouches subtype timestamp touches type
      UIFeedbackGenerator: didMove prepare view willMove
      UIFont: TextStyle Weight Width ascender boldSystemFont buttonFontSize capHeight copy descender description familyName familyNames fontDescriptor fontName fontNames hash isEqual italicSystemFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont pointSize preferredFont registerFonts smallSystemFontSize systemFont systemFontSize withSize xHeight
      UIFontDescriptor: AttributeName FeatureKey SymbolicTraits SystemDesign TraitKey addingAttributes copy fontAttributes hash isEqual object pointSize postscriptName preferredFontDescriptor symbolicTraits withDesign withFace withFamily withSize withSymbolicTraits
      UIFontMetrics: default scaledFont scaledValue
      UIGestureRecognizer: State addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented canPrevent cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded delegate ignore isEnabled location modifierFlags name numberOfTouches pressesBegan pressesCancelled pressesChanged pressesEnded removeTarget require requiresExclusiveTouchType reset shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved view
      UIGestureRecognizerDelegate: gestureRecognizer gestureRecognizerShouldBegin
      UIGestureRecognizerDelegateGestureRecognizerCall: callAsFunction
      UIGraphicsImageRenderer: image jpegData pngData
      UIGraphicsImageRendererContext: currentImage
      UIGraphicsImageRendererFormat: Range copy opaque preferred preferredRange scale
      UIGraphicsPDFRenderer: pdfData writePDF
      UIGraphicsPDFRendererContext: beginPage cgContext pdfContextBounds
      UIGraphicsPDFRendererFormat: documentInfo
      UIGraphicsRenderer: format
      UIGraphicsRendererContext: cgContext clip fill format stroke
      UIGraphicsRendererFormat: bounds copy default
      UIGravityBehavior: angle gravityDirection magnitude setAngle
      UIHoverGestureRecognizer:
      UIImage: Orientation RenderingMode ResizingMode SymbolConfiguration alignmentRectInsets applyingSymbolConfiguration baselineOffsetFromBottom capInsets cgImage description draw drawAsPattern flipsForRightToLeftLayoutDirection hash imageFlippedForRightToLeftLayoutDirection imageOrientation imageWithoutBaseline isEqual isSymbolImage jpegData pngData preparingForDisplay preparingThumbnail renderingMode resizableImage resizingMode scale size stretchableImage symbolConfiguration withAlignmentRectInsets withBaselineOffset withConfiguration withHorizontallyFlippedOrientation withRenderingMode withTintColor
      UIImageView: adjustsImageSizeForAccessibilityContentSizeCategory alignmentRectInsets animationDuration animationImages animationRepeatCount draw highlightedImage image intrinsicContentSize isAnimating isHighlighted preferredSymbolConfiguration sizeThatFits startAnimating stopAnimating
      UIImpactFeedbackGenerator: FeedbackStyle impactOccurred
      UIInteraction: didMove view willMove
      UIInterfaceOrientation: isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
      UIInterfaceOrientationMask: all allButUpsideDown landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue
      UIInterpolatingMotionEffect: EffectType keyPath maximumRelativeValue minimumRelativeValue type
      UIItemsBehavior: addItem items removeItem
      UIKey: characters charactersIgnoringModifiers keyCode modifierFlags
      UIKeyCommand: input inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags wantsPriorityOverSystemBehavior
      UIKeyInput: deleteBackward hasText insertText
      UIKeyModifierFlags: alphaShift alternate command control numericPad rawValue shift
      UIKeyboardAppearance: dark default light
      UIKeyboardHIDUsage: keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA keyboardB keyboardC keyboardD keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardErrorUndefined keyboardEscape keyboardF keyboardG keyboardH keyboardI keyboardJ keyboardK keyboardL keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardM keyboardN keyboardO keyboardP keyboardQ keyboardR keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS keyboardSpacebar keyboardT keyboardTab keyboardU keyboardUpArrow keyboardV keyboardW keyboardX keyboardY keyboardZ
      UIKeyboardLayoutGuide: followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
      UIKeyboardType: URL asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad numbersAndPunctuation phonePad twitter webSearch
      UIKitAttributes: BackgroundColorAttribute FontAttribute ForegroundColorAttribute KernAttribute backgroundColor font foregroundColor kern
      UILabel: adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment draw drawText font highlightedTextColor intrinsicContentSize isEnabled isHighlighted lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits text textAlignment textColor textRect
      UILayoutGuide: bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout hasAmbiguousLayout heightAnchor identifier layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
      UILayoutPriority: + += - -= defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel rawValue required sceneSizeStayPut
      UILayoutSupport: bottomAnchor heightAnchor length topAnchor
      UILegibilityWeight: bold regular unspecified
      UIListContentConfiguration: ImageProperties TextProperties attributedText axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins footer groupedFooter groupedHeader header image imageProperties imageToTextPadding makeContentView plainFooter plainHeader prefersSideBySideTextAndSecondaryText secondaryText secondaryTextProperties sidebarCell sidebarHeader subtitleCell text textProperties textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding updated valueCell
      UIListContentView: configuration layoutSubviews sizeThatFits supports
      UILongPressGestureRecognizer: allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
      UIMenu: ElementSize Identifier Options children identifier options preferredElementSize replacingChildren selectedElements
      UIMenuBuilder: action command insertChild insertSibling menu remove replace replaceChildren system
      UIMenuController: ArrowDirection arrowDirection didHideMenuNotification didShowMenuNotification hideMenu isMenuVisible menuFrame menuFrameDidChangeNotification menuItems setMenuVisible setTargetRect shared showMenu update willHideMenuNotification willShowMenuNotification
      UIMenuElement: Attributes State image subtitle title
      UIMenuItem: action title
      UIMenuSystem: context main setNeedsRebuild setNeedsRevalidate
      UIModalPresentationStyle: automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
      UIModalTransitionStyle: coverVertical crossDissolve flipHorizontal partialCurl
      UIMotionEffect: keyPathsAndRelativeValues
      UIMotionEffectGroup: motionEffects
      UIMutableTraits: accessibilityContrast displayGamut displayScale horizontalSizeClass layoutDirection legibilityWeight preferredContentSizeCategory userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
      UINavigationBar: backIndicatorImage backItem backgroundImage barStyle barTintColor compactAppearance draw intrinsicContentSize isTranslucent items largeTitleTextAttributes layoutSubviews popItem prefersLargeTitles pushItem scrollEdgeAppearance setBackgroundImage setItems shadowImage sizeThatFits standardAppearance titleTextAttributes topItem
      UINavigationBarAppearance: largeTitleTextAttributes titleTextAttributes
      UINavigationController: Operation delegate hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden navigationBar popToRootViewController popToViewController popViewController pushViewController setNavigationBarHidden setToolbarHidden setViewControllers show tabBarItem toolbar topViewController viewControllers viewDidLayoutSubviews viewDidLoad viewSafeAreaInsetsDidChange visibleViewController
      UINavigationControllerDelegate: navigationController navigationControllerPreferredInterfaceOrientationForPresentation navigationControllerSupportedInterfaceOrientations
      UINavigationControllerDelegateNavigationControllerCall: callAsFunction
      UINavigationItem: BackButtonDisplayMode LargeTitleDisplayMode backBarButtonItem backButtonDisplayMode backButtonTitle compactAppearance hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton prompt rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton setRightBarButtonItems standardAppearance title titleView
      UINib: OptionsKey instantiate
      UINotificationFeedbackGenerator: FeedbackType notificationOccurred
      UIOffset: horizontal vertical zero
      UIPageControl: BackgroundStyle allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor draw hidesForSinglePage intrinsicContentSize numberOfPages pageIndicatorTintColor preferredIndicatorImage size sizeThatFits
      UIPageViewController: NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle dataSource delegate gestureRecognizers isDoubleSided navigationOrientation setViewControllers spineLocation transitionStyle viewControllers viewDidLayoutSubviews viewDidLoad
      UIPageViewControllerDataSource: pageViewController presentationCount presentationIndex
      UIPageViewControllerDataSourcePresentationCountCall: callAsFunction
      UIPageViewControllerDataSourcePresentationIndexCall: callAsFunction
      UIPageViewControllerDelegate: pageViewController pageViewControllerPreferredInterfaceOrientationForPresentation pageViewControllerSupportedInterfaceOrientations
      UIPageViewControllerDelegatePageViewControllerCall: callAsFunction
      UIPanGestureRecognizer: allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches setTranslation translation velocity
      UIPasteboard: Name OptionsKey addItems changeCount changedNotification changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey color colors contains data general hasColors hasImages hasStrings hasURLs image images isPersistent items name numberOfItems remove removedNotification setData setItems setPersistent setValue string strings types url urls value withUniqueName
      UIPercentDrivenInteractiveTransition: cancel completionCurve completionSpeed duration finish pause percentComplete startInteractiveTransition timingCurve update wantsInteractiveStart
      UIPickerView: dataSource delegate draw intrinsicContentSize layoutSubviews numberOfComponents numberOfRows reloadAllComponents reloadComponent rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
      UIPickerViewDataSource: numberOfComponents pickerView
      UIPickerViewDelegate: pickerView
      UIPickerViewDelegatePickerViewCall: callAsFunction
      UIPinchGestureRecognizer: scale velocity
      UIPointerEffect: TintMode automatic highlight hover lift
      UIPointerInteraction: delegate didMove invalidate isEnabled view willMove
      UIPointerInteractionAnimating: addAnimations addCompletion
      UIPointerInteractionDelegate: pointerInteraction
      UIPointerInteractionDelegatePointerInteractionCall: callAsFunction
      UIPointerRegion: identifier rect
      UIPointerRegionRequest: location
      UIPointerShape: defaultCornerRadius horizontalBeam path roundedRect verticalBeam
      UIPointerStyle: hidden system
      UIPopoverArrowDirection: any down left rawValue right unknown up
      UIPopoverPresentationController: arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect delegate passthroughViews permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins sourceItem sourceRect sourceView
      UIPopoverPresentationControllerDelegate: popoverPresentationController popoverPresentationControllerDidDismissPopover popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation
      UIPopoverPresentationControllerDelegatePopoverPresentationControllerCall: callAsFunction
      UIPresentationController: adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView overrideTraitCollection preferredContentSize preferredContentSizeDidChange presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController presenting presentingViewController shouldPresentInFullscreen shouldRemovePresentersView size systemLayoutFittingSizeDidChange traitCollection traitCollectionDidChange viewWillTransition willTransition
      UIPress: Phase PressType force gestureRecognizers key phase responder timestamp type window
      UIPressesEvent: allPresses presses
      UIPreviewParameters: backgroundColor shadowPath visiblePath
      UIPreviewTarget: center container transform
      UIProgressView: Style draw intrinsicContentSize observedProgress progress progressImage progressTintColor progressViewStyle setProgress sizeThatFits trackImage trackTintColor
      UIPushBehavior: Mode active angle magnitude mode pushDirection setAngle setTargetOffsetFromCenter targetOffsetFromCenter
      UIRectCorner: allCorners bottomLeft bottomRight rawValue topLeft topRight
      UIRectEdge: all bottom left rawValue right top
      UIRefreshControl: attributedTitle beginRefreshing endRefreshing isRefreshing
      UIResponder: awakeFromNib becomeFirstResponder buildMenu canBecomeFirstResponder canPerformAction canResignFirstResponder copy cut decreaseSize delete increaseSize inputAccessoryView inputView isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan motionCancelled motionEnded next paste pasteAndMatchStyle prepareForInterfaceBuilder pressesBegan pressesCancelled pressesChanged pressesEnded remoteControlReceived resignFirstResponder select selectAll target toggleBoldface toggleItalics toggleUnderline touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved undoManager validate
      UIReturnKeyType: continue default done emergencyCall go google join next route search send yahoo
      UIRotationGestureRecognizer: rotation velocity
      UIScene: ActivationState ConnectionOptions activationState delegate didActivateNotification didDisconnectNotification didEnterBackgroundNotification next title willConnectNotification willDeactivateNotification willEnterForegroundNotification
      UISceneConfiguration: delegateClass name role sceneClass storyboard
      UISceneDelegate: scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground sceneWillResignActive
      UISceneDelegateSceneCall: callAsFunction
      UISceneSession: Role configuration persistentIdentifier role userInfo
      UIScreen: bounds brightness brightnessDidChangeNotification calibratedLatency capturedDidChangeNotification convert coordinateSpace didConnectNotification didDisconnectNotification displayLink fixedCoordinateSpace isCaptured main maximumFramesPerSecond mirrored modeDidChangeNotification nativeBounds nativeScale scale screens snapshotView traitCollection traitCollectionDidChange wantsSoftwareDimming
      UIScreenEdgePanGestureRecognizer: edges
      UIScrollTypeMask: all continuous discrete rawValue
      UIScrollView: ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode adjustedContentInset adjustedContentInsetDidChange alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches contentInset contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches delegate flashScrollIndicators frameLayoutGuide horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking keyboardDismissMode maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl safeAreaInsetsDidChange scrollIndicatorInsets scrollRectToVisible scrollsToTop setContentOffset setZoomScale showsHorizontalScrollIndicator showsVerticalScrollIndicator verticalScrollIndicatorInsets zoomScale
      UIScrollViewDelegate: scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillEndDragging viewForZooming
      UIScrollViewDelegateScrollViewDidEndDraggingCall: callAsFunction
      UIScrollViewDelegateScrollViewWillEndDraggingCall: callAsFunction
      UIScrollViewDelegateViewForZoomingCall: callAsFunction
      UISearchBar: Style backgroundImage barStyle barTintColor delegate draw intrinsicContentSize isTranslucent layoutSubviews placeholder prompt scopeButtonTitles searchBarStyle searchTextField selectedScopeButtonIndex setShowsCancelButton showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton sizeThatFits text
      UISearchBarDelegate: searchBar searchBarCancelButtonClicked searchBarSearchButtonClicked
      UISearchBarDelegateSearchBarCall: callAsFunction
      UISearchController: delegate dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation isActive obscuresBackgroundDuringPresentation searchBar searchResultsController searchResultsUpdater
      UISearchControllerDelegate: didDismissSearchController didPresentSearchController presentSearchController willDismissSearchController willPresentSearchController
      UISearchResultsUpdating: updateSearchResults
      UISearchTextField: draw intrinsicContentSize textRect
      UISegmentedControl: actionForSegment alignmentRectInsets apportionsSegmentWidthsByContent draw imageForSegment insertSegment intrinsicContentSize isEnabledForSegment isMomentary noSegment numberOfSegments removeAllSegments removeSegment selectedSegmentIndex selectedSegmentTintColor setBackgroundImage setDividerImage setEnabled setImage setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment titleTextAttributes widthForSegment
      UISelectionFeedbackGenerator: selectionChanged
      UISemanticContentAttribute: forceLeftToRight forceRightToLeft playback spatial unspecified
      UISheetPresentationController: Detent animateChanges delegate detents invalidateDetents largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached
      UISheetPresentationControllerDelegate: sheetPresentationControllerDidChangeSelectedDetentIdentifier
      UISheetPresentationControllerDetentResolutionContext: containerTraitCollection maximumDetentValue
      UISlider: alignmentRectInsets currentThumbImage draw intrinsicContentSize isContinuous maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect setMaximumTrackImage setMinimumTrackImage setThumbImage setValue sizeThatFits thumbImage thumbRect thumbTintColor trackRect value
      UISnapBehavior: damping snapPoint
      UISplitViewController: BackgroundStyle Column DisplayMode PrimaryEdge SplitBehavior Style automaticDimension delegate displayMode hide isCollapsed maximumPrimaryColumnWidth minimumPrimaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth presentsWithGesture primaryBackgroundStyle primaryColumnWidth primaryEdge setViewController show showsSecondaryOnlyButton style supplementaryColumnWidth viewController viewControllers viewDidLayoutSubviews viewDidLoad
      UISplitViewControllerDelegate: splitViewController
      UISplitViewControllerDelegateSplitViewControllerCall: callAsFunction
      UISpringTimingParameters: cubicTimingParameters initialVelocity springTimingParameters timingCurveType
      UIStackView: Alignment Distribution addArrangedSubview alignment arrangedSubviews axis customSpacing distribution forFirstBaselineLayout forLastBaselineLayout insertArrangedSubview isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement layoutMarginsDidChange removeArrangedSubview requiresConstraintBasedLayout setCustomSpacing spacing spacingUseDefault spacingUseSystem updateConstraints willRemoveSubview
      UIStatusBarAnimation: fade none slide
      UIStatusBarManager: isStatusBarHidden statusBarFrame statusBarStyle
      UIStatusBarStyle: darkContent default lightContent
      UIStepper: autorepeat draw intrinsicContentSize isContinuous maximumValue minimumValue sizeThatFits stepValue value wraps
      UIStoryboard: instantiateInitialViewController instantiateViewController
      UIStoryboardSegue: destination identifier perform source
      UISwipeActionsConfiguration: actions performsFirstActionWithFullSwipe
      UISwipeGestureRecognizer: Direction direction numberOfTouchesRequired
      UISwitch: accessibilityActivate alignmentRectInsets draw intrinsicContentSize isOn offImage onImage onTintColor setOn sizeThatFits thumbTintColor title
      UITabBar: ItemPositioning backgroundImage barStyle barTintColor beginCustomizingItems delegate draw endCustomizing intrinsicContentSize isCustomizing isTranslucent itemPositioning itemSpacing itemWidth items scrollEdgeAppearance selectedItem setItems shadowImage sizeThatFits standardAppearance unselectedItemTintColor
      UITabBarAppearance: compactInlineLayoutAppearance inlineLayoutAppearance stackedLayoutAppearance
      UITabBarController: customizableViewControllers delegate isTabBarHidden moreNavigationController selectedIndex selectedViewController setViewControllers tabBar viewControllers viewDidLayoutSubviews viewDidLoad viewSafeAreaInsetsDidChange
      UITabBarControllerDelegate: tabBarController tabBarControllerPreferredInterfaceOrientationForPresentation tabBarControllerSupportedInterfaceOrientations
      UITabBarControllerDelegateTabBarControllerCall: callAsFunction
      UITabBarDelegate: tabBar
      UITabBarDelegateTabBarCall: callAsFunction
      UITabBarItem: SystemItem badgeColor badgeValue scrollEdgeAppearance selectedImage standardAppearance titlePositionAdjustment
      UITabBarItemAppearance: disabled focused normal selected
      UITabBarItemStateAppearance: badgeBackgroundColor badgeTextAttributes iconColor titlePositionAdjustment titleTextAttributes
      UITableView: RowAnimation ScrollPosition SelfSizingInvalidation SeparatorInsetReference Style allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates cellForRow cellLayoutMarginsFollowReadableWidth contextMenuInteraction dataSource delegate deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow dragDelegate dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight footerView hasActiveDrag hasActiveDrop hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows insertRows insertSections insetsContentViewsToSafeArea isEditing isPrefetchingEnabled layoutSubviews moveRow moveSection numberOfRows numberOfSections performBatchUpdates prefetchDataSource reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections remembersLastFocusedIndexPath rowHeight safeAreaInsetsDidChange scrollToNearestSelectedRow scrollToRow sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference separatorStyle setEditing style tableFooterView tableHeaderView visibleCells
      UITableViewCell: AccessoryType CellStyle DragState EditingStyle FocusStyle SelectionStyle SeparatorStyle StateMask accessibilityActivate accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration contentView defaultContentConfiguration detailTextLabel didTransition dragStateDidChange draw editingAccessoryType editingAccessoryView editingStyle focusStyle imageView indentationLevel indentationWidth isEditing isHighlighted isSelected layoutSubviews prepareForReuse reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration setSelected shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl sizeThatFits textLabel updateConfiguration userInteractionEnabledWhileDragging willTransition
      UITableViewController: clearsSelectionOnViewWillAppear loadView numberOfSections refreshControl scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation scrollViewDidScroll scrollViewWillBeginDragging scrollViewWillEndDragging sectionIndexTitles tableView
      UITableViewDataSource: numberOfSections sectionIndexTitles tableView
      UITableViewDataSourceNumberOfSectionsCall: callAsFunction
      UITableViewDataSourcePrefetching: tableView
      UITableViewDataSourcePrefetchingTableViewCall: callAsFunction
      UITableViewDataSourceSectionIndexTitlesCall: callAsFunction
      UITableViewDataSourceTableViewCall: callAsFunction
      UITableViewDelegate: tableView tableViewDidEndMultipleSelectionInteraction
      UITableViewDelegateTableViewCall: callAsFunction
      UITableViewDiffableDataSource: CellProvider apply applySnapshotUsingReloadData defaultRowAnimation indexPath itemIdentifier numberOfSections sectionIdentifier snapshot tableView
      UITableViewDragDelegate: tableView
      UITableViewDragDelegateTableViewCall: callAsFunction
      UITableViewDropCoordinator: destinationIndexPath drop items proposal session
      UITableViewDropDelegate: tableView
      UITableViewDropDelegateTableViewCall: callAsFunction
      UITableViewDropItem: dragItem previewSize sourceIndexPath
      UITableViewDropProposal: Intent intent
      UITableViewHeaderFooterView: backgroundConfiguration backgroundView contentConfiguration contentView defaultContentConfiguration detailTextLabel draw layoutSubviews prepareForReuse reuseIdentifier textLabel
      UITableViewRowAction: Style backgroundColor backgroundEffect copy style title
      UITapGestureRecognizer: buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
      UITargetedDragPreview:
      UITargetedPreview: parameters retargetedPreview size target view
      UITextAutocapitalizationType: allCharacters none sentences words
      UITextAutocorrectionType: default no yes
      UITextContentType: URL addressCity addressCityAndState addressState birthdate countryName creditCardNumber dateTime emailAddress familyName flightNumber fullStreetAddress givenName jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode organizationName password postalCode rawValue shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality telephoneNumber username
      UITextDirection: layout rawValue storage
      UITextField: BorderStyle DidEndEditingReason ViewMode adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder attributedText autocapitalizationType autocorrectionType background baseWritingDirection becomeFirstResponder beginningOfDocument borderRect borderStyle canBecomeFirstResponder caretRect characterRange clearButtonMode clearButtonRect clearsOnBeginEditing closestPosition compare defaultTextAttributes delegate deleteBackward didEndEditingReasonUserInfoKey disabledBackground draw drawPlaceholder drawText editingRect enablesReturnKeyAutomatically endOfDocument firstRect font hasText inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance keyboardType layoutSubviews leftView leftViewMode leftViewRect markedTextRange markedTextStyle minimumFontSize offset placeholder placeholderRect position replace resignFirstResponder returnKeyType rightView rightViewMode rightViewRect selectedTextRange selectionRects setBaseWritingDirection setMarkedText sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textRect tokenizer unmarkText
      UITextFieldDelegate: textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
      UITextFieldDelegateTextFieldCall: callAsFunction
      UITextFieldDelegateTextFieldDidEndEditingCall: callAsFunction
      UITextGranularity: character document line paragraph sentence word
      UITextInput: baseWritingDirection beginningOfDocument caretRect characterRange closestPosition compare endOfDocument firstRect inputDelegate markedTextRange markedTextStyle offset position replace selectedTextRange selectionRects setBaseWritingDirection setMarkedText text textRange tokenizer unmarkText
      UITextInputDelegate: selectionDidChange selectionWillChange textDidChange textWillChange
      UITextInputStringTokenizer: isPosition position rangeEnclosingPosition
      UITextInputTokenizer: isPosition position rangeEnclosingPosition
      UITextInputTraits: autocapitalizationType autocorrectionType enablesReturnKeyAutomatically isSecureTextEntry keyboardAppearance keyboardType returnKeyType spellCheckingType
      UITextItemInteraction: invokeDefaultAction presentActions preview
      UITextLayoutDirection: down left right up
      UITextPosition:
      UITextRange: end isEmpty start
      UITextSelectionRect: containsEnd containsStart isVertical rect writingDirection
      UITextSmartDashesType: default no yes
      UITextSmartInsertDeleteType: default no yes
      UITextSmartQuotesType: default no yes
      UITextSpellCheckingType: default no yes
      UITextStorageDirection: backward forward
      UITextView: adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType autocorrectionType baseWritingDirection becomeFirstResponder beginningOfDocument canBecomeFirstResponder caretRect characterRange clearsOnInsertion closestPosition compare dataDetectorTypes delegate deleteBackward draw enablesReturnKeyAutomatically endOfDocument firstRect font hasText inputAccessoryView inputDelegate inputView insertText intrinsicContentSize isEditable isScrollEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType layoutManager layoutSubviews linkTextAttributes markedTextRange markedTextStyle offset position replace resignFirstResponder returnKeyType scrollRangeToVisible selectedRange selectedTextRange selectionRects setBaseWritingDirection setMarkedText sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor textContainer textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange textStorage tokenizer typingAttributes unmarkText
      UITextViewDelegate: textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing textViewShouldEndEditing
      UITextViewDelegateTextViewCall: callAsFunction
      UITimingCurveProvider: cubicTimingParameters springTimingParameters timingCurveType
      UITimingCurveType: builtin composed cubic spring
      UIToolbar: barStyle barTintColor compactAppearance draw intrinsicContentSize isTranslucent items layoutSubviews scrollEdgeAppearance setItems sizeThatFits standardAppearance
      UIToolbarAppearance:
      UITouch: Phase TouchType altitudeAngle azimuthAngle force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce phase preciseLocation precisePreviousLocation previousLocation tapCount timestamp type view window
      UITrait:
      UITraitAccessibilityContrast: affectsColorAppearance defaultValue
      UITraitChangeObservable: keep registerForTraitChanges unregisterForTraitChanges
      UITraitChangeRegistration:
      UITraitCollection: accessibilityContrast containsTraits current displayGamut displayScale hasDifferentColorAppearance hash horizontalSizeClass isEqual layoutDirection legibilityWeight modifyingTraits performAsCurrent preferredContentSizeCategory systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass
      UITraitDefinition: affectsColorAppearance defaultValue identifier name
      UITraitDisplayGamut: affectsColorAppearance defaultValue
      UITraitDisplayScale: defaultValue
      UITraitEnvironment: traitCollection traitCollectionDidChange
      UITraitEnvironmentLayoutDirection: leftToRight rightToLeft unspecified
      UITraitHorizontalSizeClass: defaultValue
      UITraitLayoutDirection: defaultValue
      UITraitLegibilityWeight: defaultValue
      UITraitOverrides: contains remove
      UITraitPreferredContentSizeCategory: defaultValue
      UITraitUserInterfaceIdiom: defaultValue
      UITraitUserInterfaceLevel: affectsColorAppearance defaultValue
      UITraitUserInterfaceStyle: affectsColorAppearance defaultValue
      UITraitVerticalSizeClass: defaultValue
      UITransitionContextViewControllerKey: from rawValue to
      UITransitionContextViewKey: from rawValue to
      UIUserInterfaceIdiom: carPlay mac pad phone tv unspecified vision
      UIUserInterfaceLayoutDirection: leftToRight rightToLeft
      UIUserInterfaceLevel: base elevated unspecified
      UIUserInterfaceSizeClass: compact regular unspecified
      UIUserInterfaceStyle: dark light unspecified
      UIVibrancyEffect:
      UIView: AnimationCurve AnimationOptions AnimationTransition AutoresizingMask ContentMode KeyframeAnimationOptions SystemAnimation TintAdjustmentMode _autolayoutTrace accessibilityIgnoresInvertColors action addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha animate animateKeyframes appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor beginAnimations bottomAnchor bounds bringSubviewToFront center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds commitAnimations constraints constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode contentScaleFactor convert cornerConfiguration description didAddSubview didMoveToSuperview didMoveToWindow directionalLayoutMargins display draw drawHierarchy effectiveRadius effectiveUserInterfaceLayoutDirection endEditing exchangeSubview exerciseAmbiguityInLayout firstBaselineAnchor focusGroupIdentifier forBaselineLayout forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest inheritedAnimationDuration insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled keep keyboardLayoutGuide largeContentTitle lastBaselineAnchor layer layerClass layoutDiagnostics layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leadingAnchor leftAnchor mask maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects needsUpdateConstraints next noIntrinsicMetric overrideUserInterfaceStyle perform performWithoutAnimation point preservesSuperviewLayoutMargins readableContentGuide removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide semanticContentAttribute sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount setAnimationTransition setAnimationsEnabled setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D transition translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges updateConstraints updateConstraintsIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection viewWithTag widthAnchor willMove willRemoveSubview window
      UIViewAnimating: finishAnimation fractionComplete isReversed isRunning pauseAnimation startAnimation state stopAnimation
      UIViewAnimatingPosition: current end start
      UIViewAnimatingState: active inactive stopped
      UIViewConfigurationState: isDisabled isHighlighted isSelected traitCollection
      UIViewController: addChild additionalSafeAreaInsets attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets beginAppearanceTransition bottomLayoutGuide canPerformUnwindSegueAction childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle childViewControllerForPointerLock children contentScrollView definesPresentationContext didMove didReceiveMemoryWarning disablesAutomaticKeyboardDismissal dismiss edgesForExtendedLayout editButtonItem endAppearanceTransition extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed isBeingDismissed isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded keep loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideUserInterfaceStyle parent performSegue popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden prepare present presentationController presentedViewController presentingViewController providesPresentationContextTransitionStyle removeFromParent restorationIdentifier setContentScrollView setEditing setNeedsStatusBarAppearanceUpdate setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations setOverrideTraitCollection setToolbarItems sheetPresentationController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue show showDetailTargetDidChangeNotification showDetailViewController size splitViewController storyboard supportedInterfaceOrientations systemLayoutFittingSizeDidChange systemMinimumLayoutMargins tabBarController tabBarItem title toolbarItems topLayoutGuide traitCollection traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate unregisterForTraitChanges updateTraitsIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove willTransition
      UIViewControllerAnimatedTransitioning: animateTransition animationEnded interruptibleAnimator transitionDuration
      UIViewControllerAnimatedTransitioningInterruptibleAnimatorCall: callAsFunction
      UIViewControllerContextTransitioning: cancelInteractiveTransition completeTransition containerView finalFrame finishInteractiveTransition initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle targetTransform transitionWasCancelled updateInteractiveTransition view viewController
      UIViewControllerInteractiveTransitioning: completionCurve completionSpeed startInteractiveTransition wantsInteractiveStart
      UIViewControllerTransitionCoordinator: animate animateAlongsideTransition notifyWhenInteractionChanges notifyWhenInteractionEnds
      UIViewControllerTransitionCoordinatorContext: completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible percentComplete presentationStyle targetTransform transitionDuration view viewController
      UIViewControllerTransitioningDelegate: animationController interactionControllerForDismissal interactionControllerForPresentation presentationController
      UIViewControllerTransitioningDelegateAnimationControllerCall: callAsFunction
      UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall: callAsFunction
      UIViewControllerTransitioningDelegateInteractionControllerForPresentationCall: callAsFunction
      UIViewControllerTransitioningDelegatePresentationControllerCall: callAsFunction
      UIViewImplicitlyAnimating: addAnimations addCompletion continueAnimation
      UIViewPropertyAnimator: addAnimations addCompletion continueAnimation delay duration finishAnimation fractionComplete isInterruptible isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled pauseAnimation pausesOnCompletion runningPropertyAnimator scrubsLinearly startAnimation state stopAnimation timingParameters
      UIVisualEffect:
      UIVisualEffectView: contentView draw effect
      UIWindow: Level becomeKey canBecomeKey didBecomeHiddenNotification didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification isKeyWindow makeKey makeKeyAndVisible next resignKey rootViewController screen undoManager windowLevel windowScene
      UIWindowScene: coordinateSpace interfaceOrientation keyWindow screen statusBarManager traitCollection windows
      UIWindowSceneDelegate: window
      UndoManager: beginUndoGrouping canRedo canUndo disableUndoRegistration enableUndoRegistration endUndoGrouping groupingLevel groupsByEvent isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionName redoMenuItemTitle registerUndo removeAllActions runLoopModes setActionName undo undoActionName undoMenuItemTitle undoNestedGroup
      Value:
      ViewMode: always never unlessEditing whileEditing
      Weight: black bold heavy light medium rawValue regular semibold thin ultraLight unspecified
      Width: compressed condensed expanded rawValue standard
      WindowOwner: window
      ZoomType: insertionPoint
      _ColorLiteralType:
      _KeyValueCodingAndObserving: addObserver didChangeValue observe observeValue removeObserver setValue value willChangeValue
      _ObjectiveCType:
      objc_AssociationPolicy: OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN OBJC_ASSOCIATION_RETAIN_NONATOMIC
      """)
}
