"""The compiled rules as WebAssembly modules: a game's rules, and its bots."""
