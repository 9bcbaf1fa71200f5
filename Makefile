# make play   set up and open the table          make test   set up and run every test
# make page   build the page that the server hands out
# make check  lint, formatting, types, imports   make bench  speed, as ratios in one run
# make soak   a million random games of Cochonstructeurs with every invariant checked
# make thinking  whether bots keep to their budgets, a thousand moves a game
# make load   the server's load ladder           make wire   the page's message types
# make pictures  retake the pictures of the README and the docs
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
MODULES := web/node_modules/.ready
PAGE := src/hamlet/server/page
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -path 'web/test-results*' -prune -o \
  -path 'web/playwright-report*' -prune -o -path web/e2e -prune -o -path web/fixtures -prune -o -path web/pictures -prune -o -path 'web/*' -print)

.PHONY: play test page check bench thinking soak load pictures wire sentences services setup pins \
  clean

play: $(STAMP) page
	$(BIN)/hamlet play

test: check services page
	$(BIN)/pytest -n 2 --dist worksteal
	cd web && npm run check
	cd web && npm test
	cd web && npm run e2e

page: $(PAGE)/index.html

$(PAGE)/index.html: $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build

$(MODULES): web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(STAMP)
	$(BIN)/python -m bench

thinking: $(STAMP)
	$(BIN)/python -m bench.thinking

wire: $(STAMP)
	$(BIN)/python -m hamlet.server.typescript web/src/wire.ts

sentences: $(STAMP)
	$(BIN)/python tests/sentences.py > web/src/words/sentences.fixture.json

load: $(STAMP)
	$(BIN)/python -m bench.load

services:
	@tests/services.sh

pictures: $(STAMP) services page
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/board.py
	cd web && npx playwright test --config pictures.config.ts

soak: $(STAMP)
	PYTHONPATH=tests $(BIN)/python -m soak

setup: $(STAMP)

$(STAMP): requirements-dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check "$$(grep '^uv==' requirements-dev.txt)"
	$(BIN)/uv pip sync --quiet --compile-bytecode --python $(BIN)/python requirements-dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $(STAMP)

pins: $(STAMP)
	$(BIN)/uv pip compile --quiet --upgrade --no-header --no-annotate --no-emit-index-url \
	  requirements-dev.in --output-file requirements-dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache \
	  web/node_modules web/test-results web/playwright-report $(PAGE)
