//! The real window, driven as an arbiter drives it: by the keyboard. Each test has its own screen, driver, home folder
//! and window; screenshots are kept under tests/out.

mod adjournment;
mod claims;
mod clocks;
mod driver;
mod games;
mod history;
mod incidents;
mod places;
mod refusals;
mod replays;
mod reports;
mod screen;
mod screens;
mod smoke;
mod story;
mod two_windows;
mod window;
