# Checks that run for minutes or need other documents, fuzzing, sanitizers and the solver's oracle; see
# Documentation/Reliability.md.
TIME ?= 60
# By default another seed each day. The first line of the output contains it.
SEED ?= $(shell date +%j)
# With FRESH=1, answers of the worker are compared with those of a fresh process.
FRESH ?=
FUZZ_BINARY ?= $(shell make/common.sh program headframe)
# Folders of xib and storyboard files; each folder inside them counts as a project.
DOCUMENTS ?=
# Numbers of the projects that were held out while rules were derived, such as 1b,13.
ASIDE ?=
# Folders of pictures with the same names: another system's references, and the pictures drawn here.
REFERENCES ?=
OURS ?=
# Packages with manifests for Linux, the command, and a folder of build products that all packages share.
CHECKOUTS ?= checkouts
HEADFRAME ?= .build/debug/headframe
SCRATCH ?=
# The number of solves to check, and the first seed of the random systems.
SOLVES ?= 100000
ORACLE_SEED ?= 1

ORACLE = nice -n 19 .build/oracle/bin/python Tests/Oracle/oracle.py .build/oracle-program/release/SolverOracle $(SOLVES) $(ORACLE_SEED)

# Ends a target if the command could not be built; the compiler's messages are above.
need-binary = @test -n "$(FUZZ_BINARY)" || { echo "the command could not be built; see above" >&2; exit 1; }

.PHONY: clients port-verdicts snapshot-client preview-check rows same-bytes fuzz fuzz-native faults corpus fidelity pictures \
  text-report test-asan test-tsan test-release oracle oracle-quick oracle-record oracle-program cluster-demo

clients: setup ## Build and test the client packages in Swift 5 and 6 mode and both test frameworks
	@make/clients.sh

port-verdicts: ## Compare `headframe port` with the compiler for the packages in CHECKOUTS=folder
	@make/port-verdicts.py $(HEADFRAME) $(CHECKOUTS) $(if $(SCRATCH),--scratch-path $(SCRATCH)) $(if $(TESTS),--tests)

snapshot-client: setup ## Run the snapshot tests of a client package: recorded, passing, and with a constraint changed
	@make/snapshot-client.sh

preview-check: setup ## Drive the live preview in Chromium: edits, errors, resizing, explanations, keys
	@.ci/check-preview.py

rows: ## Compare 10,000 rows of random documents, shown by the same views, with new views for each row
	@HEADFRAME_ROW_DOCUMENTS=1000 swift test $(SWIFTFLAGS) --filter RowReuseTests >.build/rows.log 2>&1 || \
	  { grep -A 40 ' recorded an issue ' .build/rows.log || tail -n 20 .build/rows.log; exit 1; } >&2
	@tail -n 1 .build/rows.log

same-bytes: setup ## Render the examples 20 times in 1 and in 4 processes, in debug and release, and compare every byte
	@make/same-bytes.sh

cluster-demo: setup ## Render 10,000 rows on a Spark cluster on this machine; compare with one command
	@make/cluster-demo.sh

# The libraries of all picture formats are installed, so that files of these formats are read.
fuzz: setup-tests ## Feed mutated and generated documents, data, pictures and fonts to the command for TIME=60 seconds
	$(need-binary)
	@python3 Tests/Fuzz/fuzz.py --time $(TIME) --seed $(SEED) --binary "$(FUZZ_BINARY)" --keep "$(OUT)/fuzz" $(if $(FRESH),--fresh)

fuzz-native: setup ## Test the readers of formats, rows, PNGs and fonts with libFuzzer for TIME=60 seconds in total
	@TIME=$(TIME) make/fuzz-native.sh

faults: setup-tests ## Test the command with targets of every kind, closed descriptors, excessive documents, kills, full disks, two writers
	$(need-binary)
	@python3 Tests/Fuzz/faults.py --binary "$(FUZZ_BINARY)" --check Documentation/Reliability.md

corpus: setup ## Render every document below FOLDERS once through one worker
	$(need-binary)
	@python3 Tests/Fuzz/corpus.py --binary "$(FUZZ_BINARY)" $(FOLDERS)

# Figures of pictures are kept by hand below a marker.
fidelity: setup ## Measure DOCUMENTS="folders" of storyboards, holding out ASIDE="1b,13", and write Documentation/Fidelity.md
	@test -n "$(DOCUMENTS)" || { echo 'Usage: make fidelity DOCUMENTS="folder of storyboards and xibs …"' >&2; exit 2; }
	@"$$(make/common.sh program maintenance)" fidelity $(DOCUMENTS) $(if $(ASIDE),--aside $(ASIDE)) > Documentation/Fidelity.md.new || \
	  { rm -f Documentation/Fidelity.md.new; exit 1; }
	@sed -n '/^<!-- pictures -->$$/,$$p' Documentation/Fidelity.md >> Documentation/Fidelity.md.new
	@mv Documentation/Fidelity.md.new Documentation/Fidelity.md

pictures: setup ## Compare the pictures of OURS=folder with the layouts of REFERENCES=folder; sheets are in out/pictures
	@test -n "$(REFERENCES)" -a -n "$(OURS)" || { echo 'Usage: make pictures REFERENCES=folder OURS=folder' >&2; exit 2; }
	@"$$(make/common.sh program headframe)" diff "$(REFERENCES)" "$(OURS)" --layout --force -o $(OUT)/pictures/

text-report: ## Compare text with CORPUS=path (recorded labels), recorded lines and Unicode's tests
	@test -n "$(CORPUS)" || { echo "text-report: set CORPUS=path, a folder of Interface Builder documents" >&2; exit 2; }
	@mkdir -p $(OUT) && rm -f $(OUT)/text-report.txt
	@HEADFRAME_CORPUS="$(abspath $(CORPUS))" HEADFRAME_REPORT="$(abspath $(OUT))/text-report.txt" \
	  swift test $(SWIFTFLAGS) --filter TextReportTests > $(OUT)/text-report.log 2>&1 || { cat $(OUT)/text-report.log >&2; \
	  test ! -f $(OUT)/text-report.txt || cat $(OUT)/text-report.txt; exit 1; }
	@cat $(OUT)/text-report.txt

test-asan: setup-tests ## Run all tests with AddressSanitizer
	HEADFRAME_SANITIZED=1 ASAN_OPTIONS=detect_leaks=0 \
	  swift test $(SWIFTFLAGS) --scratch-path .build/asan --sanitize=address

test-tsan: setup-tests ## Run all tests with ThreadSanitizer
	@make/test-tsan.sh

test-release: setup-tests ## Run the tests of a release build, without InterfaceBuilderTests, which crash the optimizer
	HEADFRAME_OMITTED_TESTS=InterfaceBuilderTests swift test $(SWIFTFLAGS) --scratch-path .build/release-tests \
	  -c release -Xswiftc -enable-testing

# Solutions, edits, conflicts and ambiguities of the solver against a lexicographic sequence of linear programs.
oracle-program:
	@make/common.sh program SolverOracle -c release --scratch-path .build/oracle-program >/dev/null
	@make/common.sh venv .build/oracle highspy numpy

oracle: oracle-program ## Check SOLVES=100000 random solves against linear programs
	$(ORACLE)

oracle-quick: oracle-program ## Check random solves against linear programs for 25 seconds
	$(ORACLE) 25

oracle-record: oracle-program ## Record the cases that the tests replay
	.build/oracle/bin/python Tests/Oracle/record.py .build/oracle-program/release/SolverOracle 2000 Tests/ConstraintSolverTests/RecordedCases.jsonl
