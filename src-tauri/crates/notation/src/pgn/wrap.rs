//! Tokens filled into lines of fewer than 80 characters, one blank between them.

/// The longest line PGN's export format allows.
const WIDTH: usize = 79;

/// Fills lines.
#[derive(Debug, Default)]
pub(super) struct Lines {
    out: String,
    column: usize,
    /// The next token follows without a blank.
    glue: bool,
}

impl Lines {
    /// Adds a token. It is never broken, also where it contains blanks.
    pub(super) fn push(&mut self, token: &str) {
        let length = token.chars().count();
        if self.column > 0 && !self.glue {
            if self.column + 1 + length > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.glue = false;
        self.out.push_str(token);
        self.column += length;
    }

    /// An opening parenthesis before a comment.
    pub(super) fn push_opening(&mut self) {
        self.push("(");
        // Only where the next word has room: a line may end with the parenthesis.
        self.glue = self.column < WIDTH / 2;
    }

    /// A closing parenthesis behind a comment.
    pub(super) fn push_closing(&mut self) {
        self.glue = self.column < WIDTH;
        self.push(")");
    }

    /// A comment: words between braces. Commands are not broken, and no line begins with a sign that would hide it or
    /// make it a tag.
    pub(super) fn push_comment(&mut self, text: &str) {
        let mut words = comment_words(text);
        if let Some(first) = words.first_mut() {
            first.insert(0, '{');
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        for word in words {
            self.push(&word);
        }
    }

    /// The lines, the last one ended.
    pub(super) fn finish(mut self) -> String {
        self.out.push('\n');
        self.out
    }
}

fn comment_words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let length = if rest.starts_with("[%") {
            rest.find(']')
                .map_or(rest.len(), |i| i + 1 + rest.get(i + 1..).and_then(|r| r.find(' ')).unwrap_or(0))
        } else {
            rest.find(' ').unwrap_or(rest.len())
        };
        let (word, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
        let word: String = word
            .chars()
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                c => c,
            })
            .collect();
        let hides = word.starts_with('%') || word.starts_with('[') && !word.starts_with("[%");
        match words.last_mut() {
            Some(last) if hides && last.chars().count() + word.chars().count() < 70 => {
                last.push(' ');
                last.push_str(&word);
            }
            _ => words.push(word),
        }
        rest = after.trim_start();
    }
    words
}
