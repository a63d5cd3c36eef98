//! The Laws as a list: number, our title, what the desk does about it, where the text is.

use laws::{Answer, Article, Edition};

use super::{Message, crossing};

crossing! {
    /// An Article.
    pub struct LawRow {
        /// Its number.
        pub article: String,
        /// `2023:7.5.5`.
        pub code: String,
        /// Our short title.
        pub title: Message,
        /// What it requires, in our words.
        pub paraphrase: Message,
        /// What the desk does about it.
        pub answer: Message,
        /// Where the authentic text is published.
        pub address: Option<String>,
        /// Entries of this competition that cite it.
        pub cited: u32,
    }
}

/// Every Article of an edition, in the order of its text.
pub fn laws_list(edition: Edition, state: Option<&desk::state::State>) -> Vec<LawRow> {
    let articles = Article::all().filter(|article| article.number(edition).is_some());
    articles
        .map(|article| {
            let citation = article.cite_in(edition);
            LawRow {
                article: citation.number().to_owned(),
                code: citation.to_string(),
                title: Message::new(article.title()),
                paraphrase: Message::new(article.paraphrase()),
                answer: Message::new(match article.answer() {
                    Answer::Code(_) => "law-answer-code",
                    Answer::ByType => "law-answer-by-type",
                    Answer::Judgement => "law-answer-judgement",
                    Answer::NotOurs(_) => "law-answer-not-ours",
                    Answer::Todo(_) => "law-answer-todo",
                }),
                address: citation.official_address().map(str::to_owned),
                cited: state.map_or(0, |state| {
                    super::competition::count(super::journal::citing(state, citation).count())
                }),
            }
        })
        .collect()
}
