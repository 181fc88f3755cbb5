# Text: reports and benchmarks.
TEXT_BENCH_BUILD ?= .build/benchmarks-text

.PHONY: text-report bench-text

text-report: ## Compare text with CORPUS=path (recorded labels), recorded lines and Unicode's tests
	@test -n "$(CORPUS)" || { echo "text-report: set CORPUS=path, a folder of Interface Builder documents" >&2; exit 2; }
	@mkdir -p $(OUT) && rm -f $(OUT)/text-report.txt
	@HEADFRAME_CORPUS="$(abspath $(CORPUS))" HEADFRAME_REPORT="$(abspath $(OUT))/text-report.txt" \
	  swift test $(SWIFTFLAGS) --filter TextReportTests > $(OUT)/text-report.log 2>&1 || { cat $(OUT)/text-report.log >&2; \
	  test ! -f $(OUT)/text-report.txt || cat $(OUT)/text-report.txt; exit 1; }
	@cat $(OUT)/text-report.txt

bench-text: ## Time text, compared with Pango on the same paragraphs, labels and font file
	@swift build -c release -Xswiftc -enable-testing --package-path Benchmarks --scratch-path $(TEXT_BENCH_BUILD) \
	  --product TextBenchmark
	@cc -O2 Benchmarks/Peers/text-peer.c -o $(TEXT_BENCH_BUILD)/text-peer $$(pkg-config --cflags --libs pangocairo) \
	  || echo "bench-text: install libpango1.0-dev for the times of Pango" >&2
	@make/fonts.sh --if-possible
	@HEADFRAME_FONTS="$(wildcard $(CURDIR)/dist/headframe-fonts-*.pack)" $(TEXT_BENCH_BUILD)/release/TextBenchmark $(TEXT_BENCH_BUILD)/text-peer
