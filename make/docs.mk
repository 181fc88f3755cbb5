# Reference documentation.
DOCS ?= $(OUT)/docs

.PHONY: docs

docs: setup ## Build the DocC documentation of UIKit's additions, SnapshotTesting and ConstraintSolver in out/docs/
	@make/docs.sh $(DOCS)
