# Snapshot tests: the client package, and the time of an assertion.
SNAPSHOT_BENCH_BUILD ?= .build/benchmarks-snapshots

.PHONY: snapshot-client bench-snapshots pictures

# Folders of pictures with the same names: another system's references, and the pictures drawn here.
REFERENCES ?=
OURS ?=

snapshot-client: setup ## Run the snapshot tests of a client package: recorded, passing, and with a constraint changed
	@make/snapshot-client.sh

bench-snapshots: setup ## Time 1,000 image assertions of a 30-view screen at 3x, by pixels and by digest
	@swift build -c release --package-path Benchmarks --scratch-path $(SNAPSHOT_BENCH_BUILD) \
	  --product SnapshotBenchmark
	@HEADFRAME_SNAPSHOT_DIGEST=0 $(SNAPSHOT_BENCH_BUILD)/release/SnapshotBenchmark pixels
	@$(SNAPSHOT_BENCH_BUILD)/release/SnapshotBenchmark digests

pictures: setup ## Compare the pictures of OURS=folder with the layouts of REFERENCES=folder; sheets are in out/pictures
	@test -n "$(REFERENCES)" -a -n "$(OURS)" || { echo 'Usage: make pictures REFERENCES=folder OURS=folder' >&2; exit 2; }
	swift build $(SWIFTFLAGS) --product headframe
	"$$(swift build $(SWIFTFLAGS) --show-bin-path)/headframe" diff "$(REFERENCES)" "$(OURS)" --layout --force -o $(OUT)/pictures/
