# Rendering: benchmarks.
RENDER_BENCH_BUILD ?= .build/benchmarks-render

.PHONY: bench-render

bench-render: ## Time drawing and encoding beside raw Cairo and a C program
	@swift build -c release -Xswiftc -enable-testing --package-path Benchmarks --scratch-path $(RENDER_BENCH_BUILD) \
	  --product RenderBenchmark
	@cc -O2 Benchmarks/Peers/render-peer.c -o $(RENDER_BENCH_BUILD)/render-peer \
	  $$(pkg-config --cflags --libs cairo-ft harfbuzz freetype2 libisal) -lm
	@$(RENDER_BENCH_BUILD)/release/RenderBenchmark $(RENDER_BENCH_BUILD)/render-peer
