# make test: set-up of what is missing, then every test.
.PHONY: test
test:
	cargo test --workspace
