//! The strict writer: PGN's export format to the letter, for every reader.

use shakmaty::{Color, Position};

use crate::{
    clock::{ClockReading, push_collapsed, write_commands},
    game::{Annotation, Game, Rest},
    position::StartPosition,
};

use super::{
    convert::{NOTE, NOTE_END, REST_LEAD},
    profile::{Profile, export_tags},
    wrap::Lines,
};

/// Writes a game: tags, an empty line, the movetext, an empty line; LF, UTF-8 without a mark. `None` for what the
/// profile does not write: a bye, or for rating a game that does not count.
///
/// Guarantees that reading it again gives the same start, moves, clocks, result and rest; tag values come back in
/// their normal form. What is not legal goes into a comment behind the legal moves, so that every reader takes it.
pub fn write_game(game: &Game, profile: Profile) -> Option<String> {
    if !profile.takes(game) {
        return None;
    }
    let mut text = String::new();
    for (name, value) in export_tags(game, profile) {
        text.push_str(&format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\"")));
    }
    text.push('\n');
    let mut writer = Writer {
        lines: Lines::default(),
        start: Count::of(&game.start_position()),
        numbered: false,
        opening: 0,
        held: None,
    };
    writer.movetext(game, profile);
    writer.token(game.result.strict_marker());
    writer.flush();
    text.push_str(&writer.lines.finish());
    text.push('\n');
    Some(text)
}

/// Writes several games one after the other; those the profile does not write are left out.
pub fn write_games<'a>(games: impl IntoIterator<Item = &'a Game>, profile: Profile) -> String {
    games.into_iter().filter_map(|game| write_game(game, profile)).collect()
}

/// How half-moves are numbered from a start position on.
#[derive(Clone, Copy)]
struct Count {
    first_number: u32,
    black_first: bool,
}

impl Count {
    fn of(start: &StartPosition) -> Self {
        Self {
            first_number: start.chess().fullmoves().get(),
            black_first: start.chess().turn() == Color::Black,
        }
    }

    /// Move number of a half-move and whether Black makes it.
    fn number(self, ply: u32) -> (u32, bool) {
        let index = ply.saturating_sub(1).saturating_add(u32::from(self.black_first));
        (self.first_number.saturating_add(index / 2), index % 2 == 1)
    }
}

struct Writer {
    lines: Lines,
    start: Count,
    /// The last token was a move, so that Black's needs no number.
    numbered: bool,
    /// Parentheses that were opened and wait for the next token.
    opening: usize,
    /// A token that waits for a closing parenthesis.
    held: Option<String>,
}

impl Writer {
    fn movetext(&mut self, game: &Game, profile: Profile) {
        if profile.annotations() {
            self.annotations(&game.intro, &ClockReading::default());
        }
        for (i, played) in game.moves.iter().enumerate() {
            let ply = u32::try_from(i).unwrap_or(u32::MAX).saturating_add(1);
            self.number(ply, None);
            self.token(&played.san.to_string());
            self.numbered = true;
            let clock = if profile.clocks() { played.clock } else { ClockReading::default() };
            if profile.annotations() {
                self.annotations(&played.annotations, &clock);
            } else if !clock.is_empty() {
                self.comment(&write_commands(&clock));
            }
        }
        if let Some(rest) = game.rest.as_ref().filter(|_| profile.annotations()) {
            self.rest(rest);
        }
    }

    fn rest(&mut self, rest: &Rest) {
        if rest.tokens.is_empty() {
            return;
        }
        let mut words = Vec::new();
        for (i, token) in rest.tokens.iter().enumerate() {
            let ply = rest.ply.saturating_add(u32::try_from(i).unwrap_or(u32::MAX));
            let (number, black) = self.start.number(ply);
            if !black {
                words.push(format!("{number}."));
            } else if i == 0 {
                words.push(format!("{number}..."));
            }
            words.push(token.text.replace([NOTE, NOTE_END], "\""));
            if !token.clock.is_empty() {
                words.push(write_commands(&token.clock));
            }
            if !token.note.is_empty() {
                words.push(format!("{NOTE}{}{NOTE_END}", token.note.replace(NOTE_END, "\"")));
            }
        }
        self.comment(&format!("{REST_LEAD}{}", words.join(" ")));
    }

    fn number(&mut self, ply: u32, black: Option<bool>) {
        let (number, counted) = self.start.number(ply);
        if !black.unwrap_or(counted) {
            self.token(&format!("{number}."));
        } else if !self.numbered {
            self.token(&format!("{number}..."));
        }
    }

    /// Annotations behind a move: glyphs, then the clock with the first comment, then the others.
    fn annotations(&mut self, annotations: &[Annotation], clock: &ClockReading) {
        let glyphs = annotations.iter().take_while(|a| matches!(a, Annotation::Nag(_))).count();
        let (first, mut others) = annotations.split_at_checked(glyphs).unwrap_or((annotations, &[]));
        self.each(first);
        if !clock.is_empty() {
            let mut text = write_commands(clock);
            if let Some((Annotation::Comment(comment), behind)) = others.split_first() {
                text.push(' ');
                text.push_str(comment);
                others = behind;
            }
            self.comment(&text);
        }
        self.each(others);
    }

    fn each(&mut self, annotations: &[Annotation]) {
        for annotation in annotations {
            match annotation {
                Annotation::Nag(number) => self.token(&format!("${number}")),
                Annotation::Comment(text) => self.comment(text),
                Annotation::DrawOffer => self.comment("(=)"),
                Annotation::VariationStart => {
                    self.flush();
                    self.opening += 1;
                    self.numbered = false;
                }
                Annotation::VariationEnd => self.close(),
                Annotation::VariationMove { san, ply, black } => {
                    self.number(*ply, Some(*black));
                    self.token(&san.to_string());
                    self.numbered = true;
                }
                Annotation::VariationNull { ply, black } => {
                    self.number(*ply, Some(*black));
                    self.token("--");
                    self.numbered = true;
                }
            }
        }
    }

    fn comment(&mut self, text: &str) {
        let mut plain = String::new();
        push_collapsed(&mut plain, text);
        if plain.trim_end().is_empty() {
            return;
        }
        self.flush();
        for _ in 0..std::mem::take(&mut self.opening) {
            self.lines.push_opening();
        }
        self.lines.push_comment(&plain);
        self.numbered = false;
    }

    fn close(&mut self) {
        if self.opening > 0 {
            // Nothing was in it.
            self.opening -= 1;
        } else {
            match &mut self.held {
                Some(held) => held.push(')'),
                None => self.lines.push_closing(),
            }
        }
        self.numbered = false;
    }

    /// Holds a token back until it is known whether a parenthesis closes behind it.
    fn token(&mut self, token: &str) {
        self.flush();
        let opening = "(".repeat(std::mem::take(&mut self.opening));
        self.held = Some(format!("{opening}{token}"));
    }

    fn flush(&mut self) {
        if let Some(held) = self.held.take() {
            self.lines.push(&held);
        }
    }
}
