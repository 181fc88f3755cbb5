# Compares the solver with its peers in one run. The headers of kiwi are those of its source package.
BENCH_BUILD ?= .build/benchmarks
PEERS = .build/peers

.PHONY: bench-solver bench-peers

bench-solver: bench-peers ## Time the solver and its peers: name, ours, peer, ratio, target
	swift build -c release --package-path Benchmarks --scratch-path $(BENCH_BUILD) --product SolverBenchmark
	python3 Benchmarks/solver_table.py $(BENCH_BUILD)/release/SolverBenchmark $(PEERS)

bench-peers: $(PEERS)/kiwi_peer $(PEERS)/floor_peer ## Build the solver's peers

$(PEERS)/kiwi:
	mkdir -p $(PEERS)
	test -x $(PEERS)/venv/bin/pip || python3 -m venv $(PEERS)/venv
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
