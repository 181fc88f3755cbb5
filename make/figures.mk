# Figures of the README and the documentation.
.PHONY: figures check-figures

figures: setup ## Render the figures of the README and of Examples/guide again; look at them before you commit
	@make/figures.sh

check-figures: setup-tests ## Tell figures that their documents no longer give
	@make/figures.sh --check
