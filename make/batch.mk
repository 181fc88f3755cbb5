CARD_PEERS ?= .build/benchmarks-card

.PHONY: cluster-demo bench-batch

cluster-demo: setup ## Render 10,000 rows on a Spark cluster on this machine; compare with one command
	@make/cluster-demo.sh

bench-batch: setup $(CARD_PEERS)/installed ## Time batches with one job and with two, and a card with a photo, compared with C, Pillow and Takumi
	@swift build $(SWIFTFLAGS) -c release --product headframe
	@cc -O2 Benchmarks/Peers/card-peer.c -o $(CARD_PEERS)/card-peer \
	  $$(pkg-config --cflags --libs cairo-ft harfbuzz freetype2 libisal libturbojpeg) -lm
	@$(CARD_PEERS)/bin/python Benchmarks/card_peers.py \
	  "$$(swift build $(SWIFTFLAGS) -c release --show-bin-path)/headframe" $(CARD_PEERS)/card-peer
	@python3 Benchmarks/batch_cores.py "$$(swift build $(SWIFTFLAGS) -c release --show-bin-path)/headframe"

# Installed again when this file changes.
$(CARD_PEERS)/installed: make/batch.mk
	@python3 -m venv $(CARD_PEERS)
	@$(CARD_PEERS)/bin/pip install --quiet Pillow takumi-py
	@touch $@
