# The targets of the project, which `make` without a target lists. Most install their requirements first.
.DEFAULT_GOAL := help
.PHONY: help setup setup-tests demo test record lint format clean

# Options for the swift commands that build and test this package, such as SWIFTFLAGS="--scratch-path /tmp/build".
SWIFTFLAGS ?=
# The folder for pictures and reports.
OUT ?= out

export SWIFTFLAGS OUT

help: ## List the targets
	@echo "make TARGET, where TARGET is one of:"
	@cat $(MAKEFILE_LIST) | sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/  \1\t\2/p' | expand -t 22

setup: ## Install what is missing to build: Debian packages, a check of swift
	@make/setup.sh

setup-tests:
	@make/setup.sh --tests
	@make/fonts.sh --if-possible

demo: setup ## Build, render the examples to out/ and list the pictures
	@echo "Building the command and the example client (the first time takes a few minutes)"
	@headframe=$$(make/common.sh program headframe) && client=$$(make/example-client.sh) && \
	  "$$headframe" render Examples/*.yaml Examples/*.storyboard -o "$(OUT)/" && \
	  echo && echo "Layout code: the package Examples/Ticker" && "$$client/Ticker" "$(OUT)/" && "$$client/FirstPicture"

test: setup-tests ## Run all tests
	@make/test.sh

record: setup-tests ## Render the reference pictures in Snapshots/ again; look at them before you commit
	@make/record.sh

lint: ## Check the format of the Swift files
	@swift format lint -s -r -p Package.swift $(wildcard Sources Plugins Tests Examples Benchmarks)

format: ## Format the Swift files
	@swift format -i -r -p Package.swift $(wildcard Sources Plugins Tests Examples Benchmarks)

clean: ## Delete what was built and rendered
	swift package $(SWIFTFLAGS) clean
	rm -rf $(OUT)

# Targets of single areas, such as benchmarks and galleries.
-include make/*.mk
