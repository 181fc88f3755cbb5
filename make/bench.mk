# Benchmarks. Each builds what it times in a folder of its own, since the options differ.
BENCH_BUILD ?= .build/benchmarks
PEERS = .build/peers

# $(call bench,PRODUCT[,OPTIONS]): builds a program of Benchmarks in its folder.
bench = swift build -c release $(2) --package-path Benchmarks \
  --scratch-path $(BENCH_BUILD)-$(1) --product $(1)
# For programs that use internal declarations.
TESTABLE = -Xswiftc -enable-testing
# $(call compile,PEER,PACKAGES): compiles a C program that does the same.
compile = mkdir -p $(PEERS) && cc -O2 Benchmarks/Peers/$(1).c -o $(PEERS)/$(1) $$(pkg-config --cflags --libs $(2)) -lm

.PHONY: bench-solver bench-peers bench-layout bench-text bench-render bench-batch bench-snapshots bench-preview

bench-solver: bench-peers ## Time the solver and its peers: name, ours, peer, ratio, target
	$(call bench,SolverBenchmark)
	python3 Benchmarks/solver_table.py $(BENCH_BUILD)-SolverBenchmark/release/SolverBenchmark $(PEERS)

bench-peers: $(PEERS)/kiwi_peer $(PEERS)/floor_peer ## Build the solver's peers

# The headers of kiwi are those of its source package.
$(PEERS)/kiwi:
	@make/common.sh venv $(PEERS)/venv pip
	$(PEERS)/venv/bin/pip download --quiet --no-deps --no-binary :all: --dest $(PEERS) kiwisolver==1.5.1
	tar -xzf $(PEERS)/kiwisolver-1.5.1.tar.gz -C $(PEERS)
	mv $(PEERS)/kiwisolver-1.5.1/kiwi $(PEERS)/kiwi

# The solver's benchmark and kiwi's program read the constraints of kiwi's benchmark from the same text.
$(PEERS)/enaml.h: Benchmarks/Sources/SolverBenchmark/Systems+Enaml.swift
	mkdir -p $(PEERS)
	(printf 'static const char *enamlText = R"('; awk '/"""/ { n++; next } n == 1' $<; printf ')";\n') > $@

$(PEERS)/kiwi_peer: Benchmarks/Peers/kiwi_peer.cpp $(PEERS)/enaml.h | $(PEERS)/kiwi
	g++ -std=c++17 -O2 -I $(PEERS) $< -o $@

$(PEERS)/floor_peer: Benchmarks/Peers/floor_peer.cpp
	mkdir -p $(PEERS)
	g++ -std=c++17 -O2 $< -o $@

bench-layout: ## Time the layout of views, compared with GTK 4's constraint layout
	@$(call bench,LayoutBenchmark,$(TESTABLE))
	@if pkg-config --exists gtk4 && command -v xvfb-run >/dev/null; then \
	  $(call compile,gtk-peer,gtk4) && \
	  xvfb-run -a $(BENCH_BUILD)-LayoutBenchmark/release/LayoutBenchmark $(PEERS)/gtk-peer 2>/dev/null; \
	else \
	  echo "bench-layout: install libgtk-4-dev, xvfb and xauth for the times of GTK" >&2; \
	  $(BENCH_BUILD)-LayoutBenchmark/release/LayoutBenchmark ours; \
	fi

bench-text: ## Time text, compared with Pango on the same paragraphs, labels and font file
	@$(call bench,TextBenchmark,$(TESTABLE))
	@$(call compile,text-peer,pangocairo) || echo "bench-text: install libpango1.0-dev for the times of Pango" >&2
	@make/fonts.sh --if-possible
	@HEADFRAME_FONTS="$(wildcard $(CURDIR)/dist/headframe-fonts-*.pack)" \
	  $(BENCH_BUILD)-TextBenchmark/release/TextBenchmark $(PEERS)/text-peer

# Linked like the installed command, since loading dynamic libraries is not part of rendering. Rows of missing programs
# contain nan; chromium is Debian's package.
bench-render: ## Time drawing, encoding, whole images, start and two cores, compared with C and other programs
	@command -v chromium >/dev/null || echo "bench-render: install the Debian package chromium for its rows" >&2
	@make/common.sh venv $(PEERS)/render plutoprint Pillow skia-python
	@$(call bench,RenderBenchmark,$(TESTABLE) --static-swift-stdlib)
	@$(call compile,render-peer,cairo-ft harfbuzz freetype2 libisal)
	@$(BENCH_BUILD)-RenderBenchmark/release/RenderBenchmark $(PEERS)/render-peer \
	  $(PEERS)/render/bin/python Benchmarks/render_peers.py

bench-batch: setup ## Time batches with one job and with two, and a card with a photo, compared with C and other libraries
	@make/common.sh venv $(PEERS)/card Pillow takumi-py plutoprint resvg-py
	@for peer in card-peer display-peer; do \
	  cc -O2 Benchmarks/Peers/$$peer.c -o $(PEERS)/card/$$peer \
	    $$(pkg-config --cflags --libs cairo-ft harfbuzz freetype2 libisal libturbojpeg) -lm || exit 1; \
	done
	@headframe=$$(make/common.sh program headframe -c release) && \
	  $(PEERS)/card/bin/python Benchmarks/card_peers.py "$$headframe" $(PEERS)/card && \
	  python3 Benchmarks/batch_cores.py "$$headframe"

bench-snapshots: setup ## Time 1,000 image assertions of a 30-view screen at 3x, by pixels and by digest
	@$(call bench,SnapshotBenchmark)
	@HEADFRAME_SNAPSHOT_DIGEST=0 $(BENCH_BUILD)-SnapshotBenchmark/release/SnapshotBenchmark pixels
	@$(BENCH_BUILD)-SnapshotBenchmark/release/SnapshotBenchmark digests

bench-preview: setup ## Drive the live preview in Chromium, and fail if a time is over its target
	@.ci/check-preview.py timed
