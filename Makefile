# make play   set up and open the table          make test   set up and run every test
# make check  lint, formatting, types, imports   make bench  speed, as ratios in one run
# make soak   a million random games of Cochonstructeurs with every invariant checked
# make thinking  whether bots keep to their budgets, a thousand moves a game
# make load   the server's load ladder           make wire   the page's message types
# make pictures  retake the pictures of the README and the docs
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready

.PHONY: play test check bench thinking soak load pictures wire sentences services setup pins clean

play: $(STAMP)
	$(BIN)/hamlet play

test: check services
	$(BIN)/pytest -n 2 --dist worksteal

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

pictures: $(STAMP)
	$(BIN)/python docs/pictures.py
	$(BIN)/python docs/board.py

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
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
