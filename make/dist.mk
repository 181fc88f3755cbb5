# Installing and packaging the command; see Documentation/Installation.md.
PREFIX ?= /usr/local
# The output folder of the packages.
DIST ?= dist
# A finished binary to install or package; without one, a release build is made.
BINARY ?=

export PREFIX DIST BINARY

.PHONY: setup-packaging install dist deb wheel libraries release

setup-packaging:
	@make/setup.sh --packaging

install: setup ## Install the command, its man page and completions below PREFIX=/usr/local
	@make/dist.sh install

dist: setup ## Package the command with its libraries as dist/headframe-VERSION-linux-ARCH.tar.gz
	@make/dist.sh archive

deb: setup-packaging ## Package the command for Debian as dist/headframe_VERSION_ARCH.deb
	@make/dist.sh deb

wheel: setup-packaging ## Package the Python client with the command as dist/headframe-VERSION-py3-none-PLATFORM.whl
	@make/dist.sh wheel

libraries: setup ## Compile UIKit and SnapshotTesting for other packages as dist/headframe-libraries-….tar.gz
	@make/dist.sh libraries

release: setup-packaging ## Make all packages, and their checksums as dist/SHA256SUMS
	@make/dist.sh release
