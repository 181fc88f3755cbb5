CARD_PEERS ?= .build/benchmarks-card

.PHONY: cluster-demo bench-batch rows

cluster-demo: setup ## Render 10,000 rows on a Spark cluster on this machine; compare with one command
	@make/cluster-demo.sh

rows: ## Compare 10,000 rows of random documents, shown by the same views, with new views for each row
	@HEADFRAME_ROW_DOCUMENTS=1000 swift test $(SWIFTFLAGS) --filter RowReuseTests >.build/rows.log 2>&1 || \
	  { grep -A 40 ' recorded an issue ' .build/rows.log || tail -n 20 .build/rows.log; exit 1; } >&2
	@tail -n 1 .build/rows.log

bench-batch: setup $(CARD_PEERS)/installed ## Time batches with one job and with two, and a card with a photo, compared with C and other libraries
	@swift build $(SWIFTFLAGS) -c release --product headframe
	@for peer in card-peer display-peer; do \
	  cc -O2 Benchmarks/Peers/$$peer.c -o $(CARD_PEERS)/$$peer \
	    $$(pkg-config --cflags --libs cairo-ft harfbuzz freetype2 libisal libturbojpeg) -lm || exit 1; \
	done
	@$(CARD_PEERS)/bin/python Benchmarks/card_peers.py \
	  "$$(swift build $(SWIFTFLAGS) -c release --show-bin-path)/headframe" $(CARD_PEERS)
	@python3 Benchmarks/batch_cores.py "$$(swift build $(SWIFTFLAGS) -c release --show-bin-path)/headframe"

# Installed again when this file changes.
$(CARD_PEERS)/installed: make/batch.mk
	@python3 -m venv $(CARD_PEERS)
	@$(CARD_PEERS)/bin/pip install --quiet Pillow takumi-py plutoprint resvg-py
	@touch $@
