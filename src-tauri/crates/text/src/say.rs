//! A message and a language give a sentence.

use desk::message_code::StoredMessage;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use laws::{Arg, Citation, Message};
use unic_langid::LanguageIdentifier;

use crate::argument::Argument;
use crate::format;
use crate::locales::{self, Language};
use crate::word::Word;

/// The sentences of one language, with English behind it for what the language lacks.
///
/// Guaranteed: every call gives text, whatever the message and its arguments. A message without a sentence is said as
/// `[id: name value, …]`, so that nothing recorded is hidden. Marks that isolate arguments are not put in: names are
/// set apart by the page they stand on.
pub struct Text {
    language: &'static str,
    /// In the order in which a message is looked for.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Text {
    /// The sentences of a language, given by its tag (`en`, `de-AT`). A region that is missing falls back to its
    /// language, a language that is missing to English.
    pub fn new(tag: &str) -> Self {
        let english = locales::nearest(locales::FALLBACK);
        let chosen = locales::nearest(tag).or(english);
        let behind = english.filter(|english| chosen.is_none_or(|chosen| chosen.tag != english.tag));
        Self {
            language: chosen.map_or(locales::FALLBACK, |language| language.tag),
            bundles: chosen.into_iter().chain(behind).map(bundle).collect(),
        }
    }

    /// The tag of the language in use, after falling back.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Whether there is a sentence for an id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundles
            .iter()
            .any(|bundle| bundle.get_message(id).is_some_and(|message| message.value().is_some()))
    }

    /// The sentence of a message.
    pub fn say(&self, message: &Message) -> String {
        self.sentence(message.id, &self.arguments(message))
    }

    /// The sentence of a message read back from the journal, also one this program no longer says.
    pub fn say_stored(&self, message: &StoredMessage) -> String {
        self.sentence(&message.id, &self.stored_arguments(message))
    }

    /// The sentence of a notice whose arguments are text already, as the readers of other people's files give it.
    pub fn say_notice<N: AsRef<str>, A: AsRef<str>>(&self, id: &str, args: &[(N, A)]) -> String {
        let args: Vec<_> =
            args.iter().map(|(name, text)| (name.as_ref(), Argument::of_text(text.as_ref()))).collect();
        self.sentence(id, &args)
    }

    /// The sentence of an id with arguments that were formatted by [`format`](crate::format).
    pub fn sentence<N: AsRef<str>>(&self, id: &str, args: &[(N, Argument)]) -> String {
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, argument) in args {
            values.set(name.as_ref().to_owned(), argument.value());
        }
        let found = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            // An argument that is missing stays visible as `{$name}`; the rest of the sentence is still right.
            let mut missing = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&values), &mut missing).into_owned())
        });
        found.unwrap_or_else(|| unknown(id, args))
    }

    /// A message's arguments in this language, for a front that puts them into the sentence itself.
    pub fn arguments(&self, message: &Message) -> Vec<(&'static str, Argument)> {
        message.args.iter().map(|(name, arg)| (*name, self.argument(message.id, arg))).collect()
    }

    /// The same for a message read back from the journal, which keeps a message within a message by its id: where a
    /// text is the id of a sentence, the sentence is meant.
    pub fn stored_arguments<'m>(&self, message: &'m StoredMessage) -> Vec<(&'m str, Argument)> {
        let argument = |arg: &Arg| match arg {
            Arg::Text(text) if self.knows(text) => Argument::Text(self.sentence::<&str>(text, &[])),
            arg => self.argument(&message.id, arg),
        };
        message.args.iter().map(|(name, arg)| (name.as_str(), argument(arg))).collect()
    }

    fn argument(&self, id: &str, arg: &Arg) -> Argument {
        Argument::Text(match arg {
            Arg::Number(number) => return Argument::Number(*number),
            Arg::Millis(ms) => format::time_in(id, *ms),
            Arg::Text(text) => text.clone(),
            Arg::Colour(side) => self.word(*side),
            Arg::Points(points) => format::points(i32::from(points.0)),
            Arg::Citation(citation) => citation.number().to_owned(),
            Arg::Message(message) => self.say(message),
        })
    }

    /// The word for one of a closed list: a side, a kind of bye, an arbiter's role.
    pub fn word(&self, word: impl Word) -> String {
        self.sentence::<&str>(&word.message_id(), &[])
    }

    /// An Article as it is cited outside a sentence: `Art. 7.5.5`, `Guidelines III.4`, `Preface`; a historical text
    /// is named.
    pub fn article(&self, citation: Citation) -> String {
        let id = match citation.number() {
            preface if preface.starts_with("0.") => "cite-preface",
            guideline if guideline.starts_with('I') => "cite-guidelines",
            _ => "cite-article",
        };
        let article = self.sentence(id, &[("number", citation.number().into())]);
        if citation.edition().for_rated_play() {
            return article;
        }
        let laws = self.sentence::<&str>(citation.edition().name(), &[]);
        self.sentence("cite-edition", &[("article", article.into()), ("laws", laws.into())])
    }

    /// Several Articles, in the order given: `Art. 7.5.1, Art. 7.5.5`.
    pub fn articles(&self, citations: &[Citation]) -> String {
        citations.iter().map(|citation| self.article(*citation)).collect::<Vec<_>>().join(", ")
    }
}

fn bundle(language: &Language) -> FluentBundle<FluentResource> {
    // A folder that is no language tag still has sentences; their plural forms are then English.
    let tag: LanguageIdentifier = language.tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    for file in language.files {
        // What cannot be parsed or comes twice is left out here and found by a test.
        let resource = match FluentResource::try_new(file.text.to_owned()) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        let _ = bundle.add_resource(resource);
    }
    bundle
}

fn unknown<N: AsRef<str>>(id: &str, args: &[(N, Argument)]) -> String {
    if args.is_empty() {
        return format!("[{id}]");
    }
    let args: Vec<_> =
        args.iter().map(|(name, argument)| format!("{} {}", name.as_ref(), argument.printed())).collect();
    format!("[{id}: {}]", args.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::message_code;
    use laws::articles::{ILLEGAL_MOVE_PENALTY, PREFACE_JUDGEMENT, QUICKPLAY_APPLIES, RAPID_SUPERVISION};
    use laws::{Article, Colour, Edition};

    fn text() -> Text {
        Text::new("en")
    }

    #[test]
    fn a_sentence_has_its_arguments_formatted_and_no_marks_around_them() {
        let message = Message::new("offer-opponent-time")
            .with("player", Colour::Black)
            .with("time", Arg::Millis(120_000));
        assert_eq!(text().say(&message), "Black gets 0:02:00 more");
    }

    #[test]
    fn the_journals_copy_of_a_message_is_said_in_the_same_words() {
        let message = Message::new("law-says-increment-removed")
            .with("time", Arg::Millis(30_000))
            .with("offender", Colour::White);
        let stored = message_code::read(&message_code::write(&message));
        assert_eq!(text().say_stored(&stored), text().say(&message));
    }

    #[test]
    fn a_message_within_a_stored_message_is_said_too() {
        let message = Message::new("refused-import-needs")
            .with("change", Message::new("import-scoring"))
            .with("needs", Message::new("import-something-left-out"));
        let stored = message_code::read(&message_code::write(&message));
        assert_eq!(text().say_stored(&stored), text().say(&message));
        assert!(text().say(&message).starts_with("“Points for win, draw, loss and byes” cannot"));
    }

    #[test]
    fn a_message_without_a_sentence_shows_its_id_and_arguments() {
        let stored = message_code::read("said-by-a-later-program|player=c:white|time=m:-61000|what=t:a");
        assert_eq!(
            text().say_stored(&stored),
            "[said-by-a-later-program: player White, time −0:01:01, what a]"
        );
        assert_eq!(text().say(&Message::new("no-such-message")), "[no-such-message]");
        assert_eq!(text().say(&Message::new("")), "[]");
    }

    #[test]
    fn a_missing_argument_stays_visible() {
        assert_eq!(text().say(&Message::new("offer-loses")), "{$player} loses");
    }

    #[test]
    fn a_notice_with_a_count_as_text_chooses_its_form() {
        let say = |count: &str| text().say_notice("exchange-refused-contradictions", &[("count", count)]);
        assert!(say("1").starts_with("The file contradicts itself in one place"));
        assert!(say("3").starts_with("The file contradicts itself in 3 places"));
    }

    #[test]
    fn a_language_that_is_missing_is_english() {
        for tag in ["en", "EN", "en-GB", "en_US", "xx", "", "not a tag at all", "-", "ⅷ"] {
            assert_eq!(Text::new(tag).language(), "en", "{tag}");
            assert_eq!(Text::new(tag).word(Colour::White), "White", "{tag}");
        }
    }

    #[test]
    fn articles_are_cited_as_arbiters_cite_them() {
        for (citation, printed) in [
            (ILLEGAL_MOVE_PENALTY.cite(), "Art. 7.5.5"),
            (RAPID_SUPERVISION.cite(), "Art. A.4.1"),
            (QUICKPLAY_APPLIES.cite(), "Guidelines III.2"),
            (PREFACE_JUDGEMENT.cite(), "Preface"),
        ] {
            assert_eq!(text().article(citation), printed);
        }
        assert_eq!(
            text().articles(&[ILLEGAL_MOVE_PENALTY.cite(), PREFACE_JUDGEMENT.cite()]),
            "Art. 7.5.5, Preface"
        );
    }

    #[test]
    fn a_historical_text_is_named_with_its_article() {
        let old = Article::all().find(|article| article.number(Edition::Old).is_some());
        let citation = old.map(|article| article.cite_in(Edition::Old));
        let printed = citation.map(|citation| (text().article(citation), citation.number()));
        let Some((printed, number)) = printed else {
            println!("not checked: the table has no Article of a historical text");
            return;
        };
        assert_eq!(printed, format!("Art. {number}, Laws of the 1970s (historical text)"));
    }

    #[test]
    fn sentences_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Text>();
    }
}
