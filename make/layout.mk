# Layout: benchmarks.
LAYOUT_BENCH_BUILD ?= .build/benchmarks-layout

.PHONY: bench-layout

bench-layout: ## Time the layout of views, compared with GTK 4's constraint layout
	@swift build -c release -Xswiftc -enable-testing --package-path Benchmarks --scratch-path $(LAYOUT_BENCH_BUILD) \
	  --product LayoutBenchmark
	@if pkg-config --exists gtk4 && command -v xvfb-run >/dev/null; then \
	  cc -O2 Benchmarks/Peers/gtk-peer.c -o $(LAYOUT_BENCH_BUILD)/gtk-peer $$(pkg-config --cflags --libs gtk4) && \
	  xvfb-run -a $(LAYOUT_BENCH_BUILD)/release/LayoutBenchmark $(LAYOUT_BENCH_BUILD)/gtk-peer 2>/dev/null; \
	else \
	  echo "bench-layout: install libgtk-4-dev, xvfb and xauth for the times of GTK" >&2; \
	  $(LAYOUT_BENCH_BUILD)/release/LayoutBenchmark ours; \
	fi
