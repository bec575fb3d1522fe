# What the project can do, each a few lines. `make help` lists it.

SWIFT ?= swift
PREFIX ?= /usr/local
PROGRAM := .build/release/zoomfit

# One fully static, stripped program; on macOS the system's libraries are always dynamic. A start is
# mostly waiting for pages and making types: so functions can be moved one by one and stand in the
# order in which they are needed, and types are made by the compiler where it can.
ifeq ($(shell uname -s),Darwin)
RELEASE := -c release -Xlinker -dead_strip
else
FRONTEND := -function-sections -prespecialize-generic-metadata -disable-type-layout
SYMBOLS := -c release --static-swift-stdlib -Xswiftc -static-executable \
           $(foreach flag,$(FRONTEND),-Xswiftc -Xfrontend -Xswiftc $(flag)) \
           -Xswiftc -use-ld=lld -Xlinker --gc-sections
RELEASE := $(SYMBOLS) -Xlinker -s -Xlinker --no-warn-symbol-ordering \
           -Xlinker --symbol-ordering-file -Xlinker "$(CURDIR)/.packaging/start.order"
endif

.PHONY: build run test lint bench fuzz pictures drawings docs example install uninstall dist dist-test \
        start-order clean help

build: ## the program, as it is shipped: .build/release/zoomfit
	$(SWIFT) build $(RELEASE) --product zoomfit
	@# The linker writes page by page, and so the system caches it; a copy is cached in larger pieces,
	@# as an installed program is, and starts a sixth faster.
	@cp -p $(PROGRAM) $(PROGRAM).copy && mv $(PROGRAM).copy $(PROGRAM)

run: build ## build, and print how a fixture fits an iPhone's screen
	$(PROGRAM) Fixtures/beach.jpg --viewport 390x844@3 --safe-area 91,0,34,0 --adjust always

test: ## build and run all tests
	$(SWIFT) test

lint: ## format and architecture
	$(SWIFT) format lint --strict -r Package.swift Sources Tests
	Tests/lint

bench: build ## measure against the floor and the peers that are installed
	Tests/Benchmarks/run

fuzz: ## fuzz the readers for SECONDS in all (make fuzz SECONDS=600)
	Tests/Fuzz/run $(or $(SECONDS),60)

pictures: build ## pictures of what the program draws, and its pages held against Chromium
	Tests/Pictures/run

drawings: build ## the drawings that the README shows: Fixtures/pictures
	cd Fixtures && ../$(PROGRAM) beach.jpg --device iphone-17-pro --nav-bar standard \
	  --tab-bar standard --adjust always -q -f svg --embed -o pictures/photo.svg
	cd Fixtures && ../$(PROGRAM) panorama.jpg --device iphone-12 --nav-bar standard \
	  --model symmetric-insets -q -f svg --embed -o pictures/forgotten-bar.svg

docs: ## the libraries' documentation: .build/docs
	.packaging/docs

example: ## build and run a package that depends on the geometry
	$(SWIFT) run --package-path Fixtures/example --scratch-path .build/example example

install: build ## program, manual page and completions, into $(DESTDIR)$(PREFIX)
	DESTDIR="$(DESTDIR)" .packaging/install $(PROGRAM) "$(PREFIX)"

uninstall: ## what install brought
	DESTDIR="$(DESTDIR)" .packaging/install --remove "$(PREFIX)"

dist: build ## tarball, .deb and their checksums: dist/
	SWIFT="$(SWIFT)" .packaging/dist $(PROGRAM)

dist-test: dist ## install them into bare systems without network, and work there; wants root
	.packaging/install-test $(PROGRAM)
	.packaging/dist-test

start-order: ## measure what a start touches: .packaging/start.order; on Linux, wants valgrind
	$(SWIFT) build $(SYMBOLS) --product zoomfit -Xlinker --strip-debug \
	  -Xlinker --no-demangle -Xlinker -Map=.build/zoomfit.map
	.packaging/start-order $(PROGRAM) .build/zoomfit.map

clean: ## what was built
	rm -rf .build dist

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1	\2/p' $(MAKEFILE_LIST) | expand -t 12
