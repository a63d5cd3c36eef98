//! Messages, and how a reader collects what a person should know.

use std::collections::HashMap;

use desk::roster::{Notice, NoticeLevel};

/// A message to look up in the Fluent files, with preformatted arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Message id.
    pub id: &'static str,
    /// Arguments, already formatted.
    pub args: Vec<(&'static str, String)>,
}

impl Message {
    /// A message without arguments.
    pub fn plain(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Adds one argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
}

/// Collects notices. What repeats on hundreds of lines is told once, with the number of times.
#[derive(Debug, Default)]
pub(crate) struct Notices {
    list: Vec<Notice>,
    repeated: HashMap<&'static str, (usize, u32)>,
}

impl Notices {
    /// A notice of its own.
    pub(crate) fn add(&mut self, level: NoticeLevel, line: Option<u32>, message: Message) {
        self.list.push(Notice { line, level, id: message.id, args: message.args });
    }

    /// A notice that stands for every further one with the same id; its message may use `$count`.
    pub(crate) fn once(&mut self, level: NoticeLevel, line: Option<u32>, message: Message) {
        match self.repeated.get_mut(message.id) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => {
                self.repeated.insert(message.id, (self.list.len(), 1));
                self.add(level, line, message);
            }
        }
    }

    /// The notices in order of lines, those without a line first.
    pub(crate) fn finish(mut self) -> Vec<Notice> {
        for (place, count) in self.repeated.values() {
            if let Some(notice) = self.list.get_mut(*place) {
                notice.args.push(("count", count.to_string()));
            }
        }
        self.list.sort_by_key(|notice| notice.line);
        self.list
    }
}
