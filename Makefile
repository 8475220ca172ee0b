# The words a newcomer needs: play, test, check, bench, help. Each sets up what it needs by itself.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
READY := $(VENV)/.ready
# Hashes for every platform, and no download addresses.
LOCK := $(RUN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.PHONY: help play test check format bench soak lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(READY) ## play Metro in this terminal (ARGS="metro --seats 4" for more)
	@$(RUN)/guimard play $(ARGS)

test: $(READY) ## all tests, compiled and interpreted, with the coverage of the rules
	@$(RUN)/python -m pytest -n auto --dist loadgroup $(ARGS)
	@scripts/rules-coverage

check: $(READY) ## format, lint, types
	@$(RUN)/ruff format --check .
	@$(RUN)/ruff check .
	@$(RUN)/mypy

format: $(READY) ## put the sources into their form
	@$(RUN)/ruff format .
	@$(RUN)/ruff check --fix .

bench: $(READY) ## every speed figure of the README, on one core
	@$(RUN)/python bench/run.py

soak: $(READY) ## the long tests
	@$(RUN)/python -m pytest -m soak $(ARGS)

lock: $(READY) ## pin the dependencies anew
	@$(LOCK) -o requirements.lock pyproject.toml
	@$(LOCK) --all-extras -o requirements-dev.lock pyproject.toml

clean: ## remove everything that can be made again
	@rm -rf $(VENV) build dist src/*.egg-info bench/build .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(READY): requirements-dev.lock pyproject.toml scripts/make-venv
	@scripts/make-venv $(PYTHON) $(VENV)
	@touch $@
