.PHONY: preview-check

preview-check: setup ## Drive the live preview in Chromium: edits, errors, resizing, explanations, refused requests
	@.ci/check-preview
