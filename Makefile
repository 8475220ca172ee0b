# The words a newcomer needs: play, test, check, bench, help. Each sets up what it needs by itself.
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
RESEARCH := $(VENV)/.research
CLIENT := src/guimard/web/static/index.html
MODULES := src/guimard/wasm/modules
CLIENT_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/tests/*' 2>/dev/null)
STEP := scripts/step
# What test runners say at the end stays visible: pytest's and vitest's closing lines, and what had to be tried twice.
PYTEST_LINE := --show '^[= ]*[0-9]+ (passed|failed|skipped|errors?)\b'
VITEST_LINE := --show '^ *(Test Files|Tests) |\(retry x'
# Hashes for every platform, and no download addresses.
LOCK := $(RUN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

.PHONY: help play terminal test test-python test-rules test-web test-firefox test-wasm wasm check format golden bench strength research research-learn research-test soak wheel site lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(PLAYABLE) $(CLIENT) ## play in the browser (ARGS="--port 8080" for more)
	@$(RUN)/guimard serve --open $(ARGS)

terminal: $(PLAYABLE) ## play Metro in this terminal (ARGS="metromania --seats 2" for more)
	@$(RUN)/guimard play $(ARGS)

test: test-python test-rules test-web test-wasm ## all tests

test-python: $(RESEARCH) $(CLIENT) ## rules, bots, server: compiled, on real databases
	@$(STEP) "Compiling the rules" $(RUN)/guimard warm
	@$(STEP) "Compiling the research bench" $(RUN)/python -m guimard.research.warm
	@$(STEP) $(PYTEST_LINE) "Testing rules, bots and server" \
		$(RUN)/python -m pytest -q -n 2 --dist worksteal -m "not soak" $(ARGS)

test-rules: $(READY) ## the rules with the compiler off, and how many of their branches that covers
	@$(STEP) $(PYTEST_LINE) "Testing the rules uncompiled" scripts/rules-coverage -m "not soak"

test-web: $(READY) $(CLIENT) wasm ## the web client: geometry, languages, whole games in a real browser
	@$(STEP) $(VITEST_LINE) "Testing the page's parts" npm --prefix web run --silent test
	@scripts/browser chromium
	@PYTHON=$(CURDIR)/$(RUN)/python CHROMIUM=$$(scripts/browser chromium --path) \
		$(STEP) $(VITEST_LINE) "Testing the page in a browser" npm --prefix web run --silent test:browser

test-firefox: $(READY) $(CLIENT) wasm ## playing on the device in Firefox: whole games, no network, rules that fail
	@scripts/browser firefox
	@PYTHON=$(CURDIR)/$(RUN)/python FIREFOX=$$(scripts/browser firefox --path) \
		$(STEP) $(VITEST_LINE) "Testing the page in Firefox" npm --prefix web run --silent test:firefox

test-wasm: wasm $(CLIENT) ## the rules as WebAssembly against the native ones, to the byte
	@PYTHON=$(CURDIR)/$(RUN)/python $(STEP) $(VITEST_LINE) "Comparing WebAssembly with the native rules" \
		npm --prefix web run --silent test:wasm

wasm: $(READY) ## the rules and bots of both games as WebAssembly, inside the package (commit them)
	@scripts/client --only-install
	@$(STEP) "Compiling the rules to WebAssembly" $(RUN)/python -m guimard.wasm.build $(MODULES)

check: $(READY) ## format, lint, types
	@$(STEP) "Checking Python's format" $(RUN)/ruff format --check .
	@$(STEP) "Linting Python" $(RUN)/ruff check .
	@$(STEP) "Checking Python's types" $(RUN)/mypy
	@scripts/client --only-install
	@$(STEP) "Checking the page" npm --prefix web run --silent check

format: $(READY) ## format the sources
	@$(RUN)/ruff format .
	@$(RUN)/ruff check --fix .
	@npm --prefix web run --silent format

golden: $(READY) ## write the golden files of tests/data anew (then read the diff)
	@$(RUN)/python -m tests.support.golden
	@$(RUN)/python -m tests.support.playthrough
	@$(RUN)/python -m tests.support.perft
	@$(RUN)/python -m tests.support.golden_bots

bench: $(RESEARCH) wasm ## every figure of speed in docs/measurements.md, on one core
	@$(RUN)/guimard warm
	@$(RUN)/python bench/run.py $(ARGS)
	@$(RUN)/python bench/wasm.py
	@scripts/browser chromium
	@$(RUN)/python bench/page.py
	@$(RUN)/python bench/research.py
	@$(RUN)/python bench/server.py
	@$(RUN)/python bench/server.py --processes 2 --tables 1000

strength: $(READY) ## the table of bots in docs/measurements.md (ARGS="--games 40" for a quick look)
	@$(RUN)/guimard warm
	@$(RUN)/python bench/strength.py $(ARGS)

research: $(RESEARCH) ## PettingZoo, Gymnasium, OpenSpiel and Parquet for this clone (docs/research.md)
	@$(RUN)/python examples/random_play.py

research-learn: $(RESEARCH) ## torch (a CPU build, if pip finds one) and Stable-Baselines3 for the examples that learn
	@$(RUN)/python -m pip --version >/dev/null 2>&1 || $(RUN)/python -m ensurepip --default-pip >/dev/null
	@$(RUN)/python -c 'import torch' 2>/dev/null || \
		$(STEP) "Adding torch" $(RUN)/python -m pip install --quiet --disable-pip-version-check torch==2.13.0
	@$(STEP) "Adding Stable-Baselines3" $(RUN)/python -m pip install --quiet --disable-pip-version-check \
		"stable-baselines3>=2.9" "sb3-contrib>=2.9"

research-test: research-learn ## the research tests that need torch: training, and its bot in the arena
	@$(RUN)/python -m pytest -q -m soak tests/research $(ARGS)

soak: $(READY) ## the long tests
	@$(RUN)/python -m pytest -m soak $(ARGS)
	@WASM_GAMES=2000 WASM_DECISIONS=200 $(MAKE) --no-print-directory test-wasm

site: $(CLIENT) wasm ## the page as static files for any web host, in build/site (ARGS="DIR")
	@$(RUN)/guimard site $(or $(ARGS),build/site)

wheel: $(READY) $(CLIENT) wasm ## the package with the web client inside, in dist/
	@rm -rf build/lib build/bdist.*  # setuptools would pack files again that are gone
	@$(RUN)/uv build --wheel --no-build-isolation

lock: $(READY) ## pin the dependencies again
	@$(LOCK) -o requirements.lock pyproject.toml
	@$(LOCK) --extra cluster --extra dev -o requirements-dev.lock pyproject.toml
	@$(LOCK) --extra cluster --extra dev --extra research-dev -c requirements-dev.lock \
		-o requirements-research.lock pyproject.toml

clean: ## remove everything that can be made again
	@rm -rf $(VENV) build dist src/*.egg-info src/guimard/web web/node_modules bench/build
	@rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage*

$(PLAYABLE): requirements.lock pyproject.toml scripts/make-venv scripts/install-python
	@scripts/make-venv $(PYTHON) $(VENV)
	@touch $@

$(READY): $(PLAYABLE) requirements-dev.lock
	@$(STEP) "Adding what tests and checks need" scripts/install-python $(PYTHON) $(VENV) requirements-dev.lock
	@touch $@

$(RESEARCH): $(READY) requirements-research.lock
	@$(STEP) "Adding the research libraries" scripts/install-python $(PYTHON) $(VENV) requirements-research.lock
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) scripts/client
	@scripts/client
