# The agreement of layouts with the frames that Interface Builder recorded in documents of other projects.
.PHONY: fidelity

# Folders of xib and storyboard files; each folder inside them counts as a project.
DOCUMENTS ?=
# Numbers of the projects that were held out while rules were derived, such as 1b,13.
ASIDE ?=

fidelity: setup ## Measure DOCUMENTS="folders" of storyboards, holding out ASIDE="1b,13", and write Documentation/Fidelity.md
	@test -n "$(DOCUMENTS)" || { echo 'Usage: make fidelity DOCUMENTS="folder of storyboards and xibs …"' >&2; exit 2; }
	swift build $(SWIFTFLAGS) --product maintenance
	"$$(swift build $(SWIFTFLAGS) --show-bin-path)/maintenance" fidelity $(DOCUMENTS) $(if $(ASIDE),--aside $(ASIDE)) > Documentation/Fidelity.md.new 2>/dev/null \
	  || { rm -f Documentation/Fidelity.md.new; echo 'Documentation/Fidelity.md was not changed; run swift run maintenance fidelity to see the reason.' >&2; exit 1; }
# Figures of pictures are kept by hand below a marker.
	sed -n '/^<!-- pictures -->$$/,$$p' Documentation/Fidelity.md >> Documentation/Fidelity.md.new
	mv Documentation/Fidelity.md.new Documentation/Fidelity.md
