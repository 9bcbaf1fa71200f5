# make play   set up and open the table          make test   set up and run every test
# make page   build the page that the server hands out
# make check  lint, formatting, types, imports   make bench  speed, as ratios in one run
# make soak   a million random games of Cochonstructeurs with every invariant checked
# make thinking  whether bots keep to their budgets, a thousand moves a game
# make load   the server's load ladder           make wire   the page's message types
# make words  the catalogues laid out, the page's keys   make pictures  retake the pictures
# make peers  the same Piggyback elsewhere in the field, installed and run beside ours
# make mutants  rules broken in small ways, against their own scenarios
# make attacks  what a normal table notices while one rude client does its worst
# make coverage  which lines of Python and of the page the tests run
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
MODULES := web/node_modules/.ready
PAGE := src/hamlet/server/page
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -path 'web/test-results*' -prune -o \
  -path 'web/playwright-report*' -prune -o -path web/e2e -prune -o -path web/bench -prune -o -path web/fixtures -prune -o -path web/pictures -prune -o -path 'web/*' -print) \
  $(shell find src/hamlet/languages src/hamlet/games -name '*.ftl' -o -name language.toml)

.PHONY: play test page check bench peers thinking soak mutants coverage load attacks pictures wire words services \
  setup pins \
  clean

play: $(STAMP) page
	$(BIN)/hamlet play

# Whatever waits in one suite is time for another: together they take less than one after the other.
test: $(STAMP) services page
	@$(BIN)/python tests/side_by_side.py .test-logs \
	  'check=make --no-print-directory check' \
	  'pytest=$(BIN)/pytest -n 2 --dist worksteal' \
	  'playwright=cd web && npm run --silent e2e' \
	  'vitest=cd web && npm test --silent'

page: $(PAGE)/index.html

$(PAGE)/index.html: $(MODULES) $(PAGE_SOURCES)
	cd web && npm run build

$(MODULES): web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	touch $@

check: $(STAMP) $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m wording
	cd web && npm run --silent check
	$(BIN)/python -m hamlet.server.protocol.schema | node web/scripts/wire.js | \
	  diff -q web/src/types/wire.ts - || (echo 'the page knows other types than the server: make wire'; false)

bench: $(STAMP) services page
	$(BIN)/python -m bench
	cd web && npx playwright test --config bench.config.ts

peers: $(STAMP)
	$(BIN)/python -m bench.peers

thinking: $(STAMP)
	$(BIN)/python -m bench.thinking

wire: $(STAMP) $(MODULES)
	$(BIN)/python -m hamlet.server.protocol.schema | node web/scripts/wire.js > web/wire.new
	mv web/wire.new web/src/types/wire.ts

words: $(STAMP)
	$(BIN)/python -m wording --write

load: $(STAMP)
	$(BIN)/python -m bench.load

attacks: $(STAMP)
	$(BIN)/python -m bench.attacks

services:
	@tests/services.sh

pictures: $(STAMP) services page
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/board.py
	cd web && npx playwright test --config pictures.config.ts

soak: $(STAMP)
	PYTHONPATH=tests $(BIN)/python -m soak

mutants: $(STAMP)
	PYTHONPATH=tests $(BIN)/python -m mutants

coverage: $(STAMP) services page
	rm -f .coverage .coverage.*
	$(BIN)/coverage run -m pytest -n 2 --dist worksteal
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	cd web && npm run coverage

setup: $(STAMP)

$(STAMP): requirements-dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.txt > $(VENV)/uv.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $(VENV)/uv.txt
	$(BIN)/uv pip sync --quiet --compile-bytecode --require-hashes --python $(BIN)/python requirements-dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $(STAMP)

pins: $(STAMP)
	$(BIN)/uv pip compile --quiet --upgrade --generate-hashes --no-header --no-annotate --no-emit-index-url \
	  requirements-dev.in --output-file requirements-dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage .coverage.* \
	  web/node_modules web/test-results web/playwright-report .test-logs $(PAGE)
