PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: setup play test lint rules readme playthroughs soak bench clean

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	touch $@

play: $(READY)
	@$(BIN)/hotstove play superstar

lint: $(READY)
	$(BIN)/ruff check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	$(BIN)/python -m pytest -n 2 -m "not soak"

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

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
