# The font pack: fonts for all writing systems beside the bundled ones; see Documentation/Fonts.md.
.PHONY: fonts coverage

fonts: setup-packaging ## Build the font pack, dist/headframe-fonts-1.pack, from packages of Debian and PyPI
	@make/fonts.sh

coverage: ## Write the characters that locales and character sets need; needs unicode-cldr-core and unicode-data
	@Fonts/Coverage/make-wanted.py /usr/share/unicode/cldr/common /usr/share/unicode > Fonts/Coverage/wanted.txt
