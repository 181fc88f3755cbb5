# Tests of the command against hostile input, failing machines and undefined behavior; see Documentation/Reliability.md.
TIME ?= 60
# By default another seed each day. The first line of the output contains it.
SEED ?= $(shell date +%j)
# The libraries of all picture formats are installed, so that files of these formats are read.
# With FRESH=1, answers of the worker are compared with those of a fresh process.
FRESH ?=
FUZZ_BINARY ?= $(shell swift build $(SWIFTFLAGS) --show-bin-path)/headframe

.PHONY: fuzz fuzz-native faults corpus test-asan test-tsan test-release oracle-nightly

fuzz: setup-tests ## Feed mutated and generated documents, data, pictures and fonts to the command for TIME=60 seconds
	@swift build $(SWIFTFLAGS) --product headframe
	@python3 Tests/Fuzz/fuzz.py --time $(TIME) --seed $(SEED) --binary "$(FUZZ_BINARY)" --keep "$(OUT)/fuzz" $(if $(FRESH),--fresh)

fuzz-native: setup ## Test the readers of formats, rows, PNGs and fonts with libFuzzer for TIME=60 seconds in total
	@TIME=$(TIME) make/fuzz-native.sh

faults: setup-tests ## Test the command with targets of every kind, closed descriptors, excessive documents, kills, full disks, two writers
	@swift build $(SWIFTFLAGS) --product headframe
	@python3 Tests/Fuzz/faults.py --binary "$(FUZZ_BINARY)" --check Documentation/Reliability.md

corpus: setup ## Render every document below FOLDERS once through one worker
	@swift build $(SWIFTFLAGS) --product headframe
	@python3 Tests/Fuzz/corpus.py --binary "$(FUZZ_BINARY)" $(FOLDERS)

test-asan: setup-tests ## Run all tests with AddressSanitizer
	HEADFRAME_SANITIZED=1 ASAN_OPTIONS=detect_leaks=0 \
	  swift test $(SWIFTFLAGS) --scratch-path .build/asan --sanitize=address

test-tsan: setup-tests ## Run all tests with ThreadSanitizer
	@make/test-tsan.sh

test-release: setup-tests ## Run the tests of a release build, without InterfaceBuilderTests, which crash the optimizer
	HEADFRAME_OMITTED_TESTS=InterfaceBuilderTests swift test $(SWIFTFLAGS) --scratch-path .build/release-tests \
	  -c release -Xswiftc -enable-testing

oracle-nightly: ## Check 100,000 random solves with the seeds of the day
	@$(MAKE) oracle ORACLE_SEED=$$(date +%Y%j)000000
