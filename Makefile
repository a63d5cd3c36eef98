# Each target sets up what is missing and nothing else. `make` alone says what there is.
.PHONY: help run run-window test dev bench bench-winnable torture window-libraries window-drivers ui

help:
	@grep -E '^## ' $(MAKEFILE_LIST) | cut -c4-

# ── What is missing ─────────────────────────────────────────────────────────────────────────────────────────────

# No dbus-x11: with it every display starts a message bus that never ends.
LIBRARIES := libwebkit2gtk-4.1-dev librsvg2-dev build-essential pkg-config
DRIVERS := xvfb webkit2gtk-driver

# Installs what is missing of the packages named; as another user than root it prints the one line to run.
define install
	@missing=$$(for one in $(1); do dpkg-query -W -f='$${Status}' $$one 2>/dev/null | grep -q 'ok installed' || echo $$one; done); \
	if [ -n "$$missing" ]; then \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	  else echo "Please run: sudo apt-get install -y --no-install-recommends" $$missing; exit 1; fi; \
	fi
endef

window-libraries:
	$(call install,$(LIBRARIES))

window-drivers: window-libraries
	$(call install,$(DRIVERS))

ui/node_modules/.package-lock.json: ui/package-lock.json
	npm --prefix ui ci
	@touch $@

UI_SOURCES := $(shell find ui/src ui/locales -type f) ui/index.html ui/vite.config.ts
ui/dist/index.html: ui/node_modules/.package-lock.json $(UI_SOURCES)
	npm --prefix ui run --silent build

ui: ui/dist/index.html

# ── What there is to do ─────────────────────────────────────────────────────────────────────────────────────────

## make run      the window on the sample competition; without a display, the same story in the terminal
run:
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then $(MAKE) --no-print-directory run-window; \
	else echo "No display here: the same story in the terminal."; cargo run -q -p flagfall -- demo; fi

# The development build: minutes sooner than the release build, and the same program.
run-window: window-libraries ui
	cargo run -p flagfall-window -- --sample

## make test     everything: Rust, the page, the real window on a virtual screen
# One cargo call with one set of features: another choice of packages would build the window anew. The window's tests wait
# for frames more than they compute, so more of them run at once than there are cores.
test: window-drivers ui
	cargo fmt --all --check
	npm --prefix ui run --silent check
	npm --prefix ui run --silent test
	RUST_TEST_THREADS=5 cargo test --workspace

## make dev      the window with the page reloaded as it is edited
dev: window-libraries ui
	ui/node_modules/.bin/tauri dev

## make bench    speed and memory, printed
bench: window-drivers ui
	cargo bench --workspace --bench bench-window --bench bench-store --bench bench_import --bench reading --bench whole_game --bench bench-games --bench bench-audit
	$(MAKE) --no-print-directory bench-winnable

## make bench-winnable  the mate question beside the incumbent, on the vectors that lie here
bench-winnable:
	cd tests/bench/winnable && cargo run --release -- table ../../cases/winnable

## make torture  the full counts that make test only samples
torture: window-drivers ui
	cargo bench --workspace --bench torture-store --bench torture
	cargo bench --bench torture-winnable -- 1000000 11
	FLAGFALL_TORTURE=20 cargo test --release --workspace
