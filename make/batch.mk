.PHONY: cluster-demo bench-batch

cluster-demo: setup ## Render 10,000 rows on a Spark cluster on this machine; compare with one process
	@make/cluster-demo.sh

bench-batch: setup ## Time batches of cards and screens with one job and with two, beside what the machine gives
	@swift build $(SWIFTFLAGS) -c release --product headframe
	@python3 Benchmarks/batch_cores.py "$$(swift build $(SWIFTFLAGS) -c release --show-bin-path)/headframe"
