# Everything a fresh clone needs: `make play` and `make test` set themselves up. Needs Python 3.11+; a C compiler helps.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help play terminal test check screenshots compile bench versus load lock clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "error: Python 3.11 or newer is needed; name one with make PYTHON=…" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): $(BIN)/python requirements/dev.txt pyproject.toml scripts/hatch_build.py
	@echo "Setting up $(VENV), once; this takes about a minute."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(INSTALLED)  ## play in the browser
	@$(BIN)/python scripts/web
	@exec $(BIN)/python scripts/play

terminal: $(INSTALLED)  ## play in the terminal
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/elbowroom play

# The many quick tests run on plain Python. The slow ones, among them those that play thousands of games, run on what
# people play on: the compiled engine, which plays the same games, or plain Python where there is no compiler.
test: $(INSTALLED)  ## run all tests on all cores
	@$(BIN)/python scripts/web
	@$(BIN)/python scripts/compile --optional
	ELBOWROOM_COMPILED=0 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest -n auto -m slow

check: $(INSTALLED)  ## lint, types, layers, rules without a test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests
	$(BIN)/lint-imports
	ELBOWROOM_COMPILED=0 $(BIN)/elbowroom rules coverage --require core,base,underground,sky_islands,mixing

screenshots: $(INSTALLED)  ## write pictures of every page to build/screenshots (needs Chromium)
	@$(BIN)/python scripts/web
	@$(BIN)/python scripts/screenshots

compile: $(INSTALLED)  ## compile the engine
	@$(BIN)/python scripts/compile

bench: $(INSTALLED)  ## measure the engine
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/elbowroom bench

versus: $(INSTALLED)  ## measure it beside other engines
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/versus.txt
	@$(BIN)/python scripts/compile
	@$(BIN)/python benchmarks/versus.py

load: $(INSTALLED)  ## measure how many games a server holds
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/python benchmarks/load.py

lock: $(INSTALLED)  ## write the lock files anew (needs uv)
	$(BIN)/python scripts/lock

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) web/node_modules src/elbowroom/server/page build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
