# Everything a fresh clone needs: `make play` and `make test` set themselves up. Needs Python 3.11+; a C compiler helps.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

# What Python has compiled is kept, also where the machine says otherwise: hundreds of processes begin in a run of tests.
unexport PYTHONDONTWRITEBYTECODE

# Most of the slow tests wait, for a browser, a server or a clock: two of them for every core keep it busy.
WORKERS = $(shell $(BIN)/python -c 'import os; print((os.cpu_count() or 1) * 2)')
# Two runs at once, and what each says in one piece, where make can do that.
TOGETHER := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.DEFAULT_GOAL := help
.PHONY: help play terminal setup page engine docs test test-plain test-compiled test-long mutants check screenshots \
	site compile bench versus load frames lock clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "error: Python 3.11 or newer is needed; name one with make PYTHON=…" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): $(BIN)/python requirements/dev.txt pyproject.toml scripts/hatch_build.py
	@echo "Setting up $(VENV), once; this takes less than a minute."
	@$(BIN)/python scripts/install requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

setup: $(INSTALLED)

page: $(INSTALLED)
	@$(BIN)/python scripts/web
	@$(BIN)/python scripts/pocket --optional

engine: $(INSTALLED)
	@$(BIN)/python scripts/compile --optional

play: page  ## play in the browser
	@exec $(BIN)/python scripts/play

terminal: $(INSTALLED)  ## play in the terminal
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/elbowroom play

# The many quick tests run on plain Python. The slow ones, among them those that play thousands of games, run on what
# people play on: the compiled engine, which plays the same games, or plain Python where there is no compiler.
# Both run at the same time, because each waits now and then; the quick ones begin while the engine is compiled.
test: page  ## run all tests on all cores
	@$(MAKE) $(TOGETHER) test-plain test-compiled

test-plain: page
	ELBOWROOM_COMPILED=0 $(BIN)/python -m pytest -n auto --dist worksteal

test-compiled: page engine
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m slow

test-long: export ELBOWROOM_TESTS = long
test-long: test  ## run them with all the games and examples that a change alone does not need

mutants: page  ## make faults and see whether the tests notice them; takes a few minutes
	@$(BIN)/python scripts/mutants

check: $(INSTALLED)  ## lint, types, layers, workflows, words in every language, rules without a test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests
	$(BIN)/lint-imports
	$(BIN)/zizmor --offline --quiet .github
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.compose-spec deploy/compose.yml
	$(BIN)/check-jsonschema --builtin-schema vendor.citation-file-format --force-filetype yaml CITATION.cff
	ELBOWROOM_COMPILED=0 $(BIN)/python -m elbowroom.speech.codes
	ELBOWROOM_COMPILED=0 $(BIN)/elbowroom rules coverage --require core,base,underground,sky_islands,mixing

site: $(INSTALLED)  ## the whole game as static files for any host, in build/edition
	@$(BIN)/python scripts/edition

docs: $(INSTALLED)  ## build the documentation site in build/site/html
	@$(BIN)/python scripts/install requirements/docs.txt
	@$(BIN)/python scripts/site

screenshots: page  ## write pictures of every page to build/screenshots (needs Chromium)
	@$(BIN)/python scripts/screenshots

compile: $(INSTALLED)  ## compile the engine
	@$(BIN)/python scripts/compile

bench: $(INSTALLED)  ## measure the engine
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/elbowroom bench

versus: $(INSTALLED)  ## measure it beside other engines
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/versus.txt
	@$(BIN)/python scripts/compile
	@$(BIN)/python benchmarks/versus.py

load: $(INSTALLED)  ## measure how many games a server holds
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/python benchmarks/load.py

frames: $(INSTALLED)  ## measure what a server tells its clients
	@$(BIN)/python scripts/compile --optional
	@$(BIN)/python benchmarks/frames.py

lock: $(INSTALLED)  ## write the lock files anew
	$(BIN)/python scripts/lock

clean:  ## remove everything that was built or installed
	rm -rf $(VENV) web/node_modules src/elbowroom/server/page build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
