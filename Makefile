# The targets of the project, which `make` without a target lists. Each installs its requirements first.
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests demo test record lint format clean

# The options of every swift command, such as SWIFTFLAGS="--scratch-path /tmp/build".
SWIFTFLAGS ?=
# The folder for the pictures of `make demo`.
OUT ?= out

export SWIFTFLAGS OUT

help: ## List the verbs
	@echo "make VERB, where VERB is one of:"
	@cat $(MAKEFILE_LIST) | sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  \1\t\2/p' | expand -t 22

setup: ## Install what is missing to build: Debian packages, a check of swift
	@make/setup.sh

setup-tests:
	@make/setup.sh --tests

demo: setup ## Build, render the examples to out/ and list the pictures
	@make/demo.sh

test: setup-tests ## Run all tests
	@make/test.sh

record: setup ## Render the reference pictures in Snapshots/ again; look at them before you commit
	@make/record.sh

lint: ## Check the style of every Swift file
	@swift format lint -s -r -p Package.swift $(wildcard Sources Plugins Tests Examples Benchmarks)

format: ## Bring every Swift file into style
	@swift format -i -r -p Package.swift $(wildcard Sources Plugins Tests Examples Benchmarks)

clean: ## Delete what was built and rendered
	swift package $(SWIFTFLAGS) clean
	rm -rf $(OUT)

# Targets of single areas, such as benchmarks and galleries.
-include make/*.mk
