//! Fluent messages to sentences, for the headless front and the reports.
