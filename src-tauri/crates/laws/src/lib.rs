//! The Laws of Chess as pure functions: facts in, advice with citations out.
