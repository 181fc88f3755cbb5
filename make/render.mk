# Rendering: benchmarks and the gallery.
RENDER_BENCH_BUILD ?= .build/benchmarks-render
RENDER_PEERS = $(RENDER_BENCH_BUILD)/peers

.PHONY: bench-render bench-render-peers

bench-render: bench-render-peers ## Time drawing, encoding, whole images, start and two cores, compared with C and other programs
	@# Linked like the installed command, since loading dynamic libraries is not part of rendering.
	@swift build -c release --static-swift-stdlib -Xswiftc -enable-testing --package-path Benchmarks \
	  --scratch-path $(RENDER_BENCH_BUILD) --product RenderBenchmark
	@cc -O2 Benchmarks/Peers/render-peer.c -o $(RENDER_BENCH_BUILD)/render-peer \
	  $$(pkg-config --cflags --libs cairo-ft harfbuzz freetype2 libisal) -lm
	@$(RENDER_BENCH_BUILD)/release/RenderBenchmark $(RENDER_BENCH_BUILD)/render-peer \
	  $(RENDER_PEERS)/bin/python Benchmarks/render_peers.py

# Missing programs are reported, and their rows contain nan. chromium is Debian's package.
bench-render-peers: $(RENDER_PEERS)/bin/python
	@command -v chromium >/dev/null || echo "bench-render: install the Debian package chromium for its rows, which contain nan without it" >&2

$(RENDER_PEERS)/bin/python:
	@mkdir -p $(RENDER_BENCH_BUILD)
	@python3 -m venv $(RENDER_PEERS)
	@$(RENDER_PEERS)/bin/pip install --quiet plutoprint Pillow skia-python

.PHONY: gallery same-bytes

gallery: setup ## Render every view class in its states to out/gallery/, with a sheet of all
	@make/gallery.sh

same-bytes: setup ## Render the examples 20 times in 1 and in 4 processes, in debug and release, and compare every byte
	@make/same-bytes.sh
