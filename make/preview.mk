.PHONY: preview-check bench-preview

preview-check: setup ## Drive the live preview in Chromium: edits, errors, resizing, explanations, refused requests
	@.ci/check-preview

bench-preview: setup ## Drive the live preview in Chromium, and fail if a time is over its target
	@.ci/check-preview timed
