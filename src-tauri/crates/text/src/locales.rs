//! The Fluent files of `ui/locales`, embedded when the program is built: no file is looked for at run time.

/// One language: a folder of `ui/locales`.
pub(crate) struct Language {
    /// The folder's name, a language tag such as `en` or `pt-BR`.
    pub(crate) tag: &'static str,
    /// Its files, by name.
    pub(crate) files: &'static [File],
}

/// One Fluent file.
pub(crate) struct File {
    /// Such as `desk.ftl`.
    pub(crate) name: &'static str,
    /// Its whole text.
    pub(crate) text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The language every message exists in.
pub(crate) const FALLBACK: &str = "en";

/// The embedded language that comes nearest to a tag: the tag itself, then its language alone; case and the kind of
/// hyphen do not matter.
pub(crate) fn nearest(tag: &str) -> Option<&'static Language> {
    let tag = tag.trim().replace('_', "-");
    let alone = tag.split('-').next().unwrap_or_default();
    [tag.as_str(), alone]
        .into_iter()
        .find_map(|wanted| LANGUAGES.iter().find(|language| language.tag.eq_ignore_ascii_case(wanted)))
}

/// The tags of the embedded languages, in alphabetical order.
pub fn languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.tag)
}

/// The embedded files of a language with their names: what a test reads to hold code and sentences together.
pub fn files(tag: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let language = LANGUAGES.iter().find(|language| language.tag == tag);
    language.into_iter().flat_map(|language| language.files).map(|file| (file.name, file.text))
}
