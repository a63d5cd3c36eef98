//! Players' names as files write them, brought to one form so that a game finds its pairing.

/// A name with what is often written into it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerName {
    /// Title before or behind the name: `GM`, `WFM`.
    pub title: Option<String>,
    /// The name without title and rating, otherwise as written.
    pub name: String,
    /// Rating behind the name, in brackets or not.
    pub rating: Option<u16>,
}

const TITLES: [&str; 14] =
    ["GM", "IM", "FM", "CM", "NM", "WGM", "WIM", "WFM", "WCM", "WNM", "AGM", "AIM", "AFM", "ACM"];

impl PlayerName {
    /// Reads a name; never fails.
    pub fn read(text: &str) -> Self {
        let mut rest = text.trim();
        let mut rating = None;
        if let Some((before, inside)) = rest.rsplit_once(['(', '['])
            && let Some(digits) = inside.strip_suffix([')', ']'])
            && let Ok(number) = digits.trim().parse()
        {
            rating = Some(number);
            rest = before.trim_end();
        } else if let Some((before, digits)) = rest.rsplit_once([' ', ','])
            && (3..=4).contains(&digits.len())
            && digits.bytes().all(|digit| digit.is_ascii_digit())
        {
            rating = digits.parse().ok();
            rest = before.trim_end_matches([' ', ',']);
        }
        let mut title = None;
        if let Some((first, after)) = rest.split_once(' ')
            && TITLES.contains(&first.trim_end_matches('.'))
        {
            title = Some(first.trim_end_matches('.').to_owned());
            rest = after.trim_start();
        } else if let Some((before, last)) = rest.rsplit_once([' ', ','])
            && TITLES.contains(&last)
        {
            title = Some(last.to_owned());
            rest = before.trim_end_matches([' ', ',']);
        }
        Self { title, name: rest.to_owned(), rating }
    }

    /// The words of the name in one spelling and order: two names with the same key are written for the same person
    /// or for namesakes. Case, accents (composed or not), commas, order and initials' dots do not count.
    pub fn key(&self) -> Vec<String> {
        let mut words: Vec<String> = self
            .name
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '-' | '\u{2010}' | '\u{2011}'))
            .map(folded)
            .filter(|word| !word.is_empty())
            .collect();
        words.sort();
        words
    }
}

/// Whether two names may be written for the same person: the same words, or the words of one with initials for some
/// words of the other.
pub fn may_be_same(a: &str, b: &str) -> bool {
    let (a, b) = (PlayerName::read(a).key(), PlayerName::read(b).key());
    if a == b {
        return !a.is_empty();
    }
    // Longer words first, so that an initial does not take the word another one needs.
    let by_length = |mut words: Vec<String>| {
        words.sort_by_key(|w| std::cmp::Reverse(w.chars().count()));
        words
    };
    let (a, mut b) = (by_length(a), by_length(b));
    let mut whole = 0;
    for word in &a {
        let exact = b.iter().position(|other| other == word);
        let initial = |other: &String| {
            let (short, long) = if word.len() < other.len() { (word, other) } else { (other, word) };
            short.chars().count() == 1 && long.starts_with(short.as_str())
        };
        match exact.or_else(|| b.iter().position(initial)) {
            Some(i) => {
                let other = b.remove(i);
                whole += usize::from(other == *word && word.chars().count() > 1);
            }
            None => return false,
        }
    }
    b.is_empty() && whole > 0
}

fn folded(word: &str) -> String {
    let mut out = String::new();
    for c in word.chars().flat_map(char::to_lowercase) {
        match c {
            // Marks of decomposed letters.
            '\u{300}'..='\u{36f}' | '\'' | '’' | '`' => {}
            'à'..='å' | 'ā' | 'ă' | 'ą' => out.push('a'),
            'ç' | 'ć' | 'ĉ' | 'č' => out.push('c'),
            'ď' | 'đ' | 'ð' => out.push('d'),
            'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => out.push('e'),
            'ğ' | 'ģ' | 'ĝ' => out.push('g'),
            'ì'..='ï' | 'ī' | 'į' | 'ı' => out.push('i'),
            'ķ' => out.push('k'),
            'ļ' | 'ł' | 'ľ' | 'ĺ' => out.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => out.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ő' => out.push('o'),
            'ŕ' | 'ř' => out.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => out.push('s'),
            'ß' => out.push_str("ss"),
            'ţ' | 'ť' | 'ț' => out.push('t'),
            'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'ų' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            'æ' => out.push('a'),
            'œ' => out.push('o'),
            'þ' => out.push_str("th"),
            'ё' => out.push('е'),
            '\u{1ea0}'..='\u{1eb7}' => out.push('a'),
            '\u{1eb8}'..='\u{1ec7}' => out.push('e'),
            '\u{1ec8}'..='\u{1ecb}' => out.push('i'),
            'ơ' | '\u{1ecc}'..='\u{1ee3}' => out.push('o'),
            'ư' | '\u{1ee4}'..='\u{1ef1}' => out.push('u'),
            '\u{1ef2}'..='\u{1ef9}' => out.push('y'),
            'ά' => out.push('α'),
            'έ' => out.push('ε'),
            'ή' => out.push('η'),
            'ί' | 'ϊ' | 'ΐ' => out.push('ι'),
            'ό' => out.push('ο'),
            'ύ' | 'ϋ' | 'ΰ' => out.push('υ'),
            'ώ' => out.push('ω'),
            'ς' => out.push('σ'),
            c if c.is_alphanumeric() => out.push(c),
            _ => {}
        }
    }
    // Umlauts written out, on both sides alike.
    out.replace("ae", "a").replace("oe", "o").replace("ue", "u")
}
