## text-report CORPUS=path  hold text against recorded widths, another engine and Unicode's own tests
.PHONY: text-report bench-text
text-report:
	@test -n "$(CORPUS)" || { echo "text-report: say CORPUS=path, a folder of Interface Builder documents" >&2; exit 2; }
	@mkdir -p out && rm -f out/text-report.txt
	@HEADFRAME_CORPUS="$(abspath $(CORPUS))" HEADFRAME_REPORT="$(CURDIR)/out/text-report.txt" \
	  swift test --filter TextReportTests > out/text-report.log 2>&1 || { cat out/text-report.log >&2; \
	  test ! -f out/text-report.txt || cat out/text-report.txt; exit 1; }
	@cat out/text-report.txt
