# Checks solutions, edits, conflicts and ambiguities of the solver against a lexicographic sequence of linear programs.
ORACLE_BUILD ?= .build/benchmarks
ORACLE_PYTHON = .build/oracle/bin/python
# The number of solves to check.
SOLVES ?= 100000
# The first seed of the random systems.
ORACLE_SEED ?= 1

.PHONY: oracle oracle-quick oracle-record

oracle: oracle-program $(ORACLE_PYTHON) ## Check SOLVES=100000 random solves against linear programs
	nice -n 19 $(ORACLE_PYTHON) Tests/Oracle/oracle.py $(ORACLE_BUILD)/release/SolverOracle $(SOLVES) $(ORACLE_SEED)

oracle-quick: oracle-program $(ORACLE_PYTHON) ## Check random solves against linear programs for 25 seconds
	$(ORACLE_PYTHON) Tests/Oracle/oracle.py $(ORACLE_BUILD)/release/SolverOracle $(SOLVES) $(ORACLE_SEED) 25

.PHONY: oracle-program
oracle-program:
	swift build -c release --package-path Benchmarks --scratch-path $(ORACLE_BUILD) --product SolverOracle

$(ORACLE_PYTHON):
	python3 -m venv .build/oracle
	.build/oracle/bin/pip install --quiet highspy numpy

oracle-record: oracle-program $(ORACLE_PYTHON) ## Record the cases that the tests replay
	$(ORACLE_PYTHON) Tests/Oracle/record.py $(ORACLE_BUILD)/release/SolverOracle 2000 Tests/ConstraintSolverTests/RecordedCases.jsonl
