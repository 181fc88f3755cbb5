# Pictures, documentation and fonts.
DOCS ?= $(OUT)/docs

.PHONY: gallery figures check-figures docs fonts coverage

gallery: setup ## Render every view class in its states to out/gallery/, with a sheet of all
	@rm -rf $(OUT)/gallery && mkdir -p $(OUT)/gallery
	@headframe=$$(make/common.sh program headframe) && "$$headframe" render --quiet Examples/Gallery/*.yaml -o $(OUT)/gallery/ && \
	  "$$headframe" render --quiet Examples/Gallery/*.yaml --contact-sheet -o $(OUT)/gallery/contact-sheet.png
	@ls $(OUT)/gallery | wc -l | sed 's|$$| pictures in $(OUT)/gallery/, one of them contact-sheet.png with all others|'

figures: setup-tests ## Render the figures of the README and of Examples/guide again; look at them before you commit
	@make/figures.sh

check-figures: setup-tests ## List figures that are out of date
	@make/figures.sh --check

docs: setup ## Build the DocC documentation of UIKit's additions, SnapshotTesting and ConstraintSolver in out/docs/
	@make/docs.sh $(DOCS)

fonts: setup-packaging ## Build the font pack, dist/headframe-fonts-1.pack, from packages of Debian and PyPI
	@make/fonts.sh

coverage: ## Write the characters that locales and character sets need; needs unicode-cldr-core and unicode-data
	@Fonts/Coverage/make-wanted.py /usr/share/unicode/cldr/common /usr/share/unicode > Fonts/Coverage/wanted.txt
