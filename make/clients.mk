.PHONY: clients

clients: setup ## Build and test the client packages in Swift 5 and 6 mode and both test frameworks
	@make/clients.sh

# The folder of packages with manifests for Linux, the command, and a folder of build products that all packages share,
# for `make port-verdicts`.
CHECKOUTS ?= checkouts
HEADFRAME ?= .build/debug/headframe
SCRATCH ?=

.PHONY: port-verdicts

port-verdicts: ## Compare `headframe port` with the compiler for the packages in CHECKOUTS=folder
	@make/port_verdicts.py $(HEADFRAME) $(CHECKOUTS) $(if $(SCRATCH),--scratch-path $(SCRATCH)) $(if $(TESTS),--tests)
