# Figures of the README and the documentation.
.PHONY: figures check-figures

figures: setup-tests ## Render the figures of the README and of Examples/guide again; look at them before you commit
	@make/figures.sh

check-figures: setup-tests ## List figures that are out of date
	@make/figures.sh --check
