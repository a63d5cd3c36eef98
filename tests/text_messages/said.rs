//! What the code says: each place that makes a message, with the ids it may have and the arguments it passes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::rust_source::{Token, arguments_after, close, files, functions, looks_like_an_id, tokens};

/// One place in the code that makes a message.
#[derive(Debug)]
pub struct Place {
    /// The file.
    pub file: String,
    /// The outermost function.
    pub function: String,
    /// Ids the message may have there; more than one where the code chooses.
    pub ids: BTreeSet<String>,
    /// Arguments passed to it; all that may be passed where the code chooses.
    pub args: BTreeSet<String>,
    /// Whether a repeated notice may add `count`.
    pub may_count: bool,
    /// Whether the id is no string in the call itself.
    pub computed: bool,
    /// What the id begins with, where a word of a list ends it.
    pub list: Option<String>,
    /// The variable it becomes, a closure's name among them.
    variable: Option<String>,
    /// Whether the call is given a variable and no more.
    by_variable: bool,
}

/// What the code of a folder says.
#[derive(Debug, Default)]
pub struct Said {
    /// The places that make messages.
    pub places: Vec<Place>,
    /// Every string that has the form of an id, and the file it stands in.
    pub strings: BTreeMap<String, String>,
    /// Beginnings from which ids are put together at run time, and the file.
    pub beginnings: BTreeMap<String, String>,
    /// Ids that stand in no call that makes a message.
    loose: Vec<Loose>,
}

/// An id that a message made elsewhere may have.
#[derive(Debug)]
struct Loose {
    id: String,
    file: String,
    function: String,
    /// What is called with it.
    callee: Option<String>,
    /// Arguments added to what that call gives, or to the block around it.
    args: Vec<String>,
}

impl Said {
    /// Reads the source of every crate below a folder; tests, examples and build scripts are left out.
    pub fn by_crates(root: &Path, folder: &str) -> Said {
        let mut said = Said::default();
        for path in files(&root.join(folder), &["rs"]) {
            let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            let apart = ["/tests/", "/examples/", "/benches/", "build.rs"];
            if !apart.iter().any(|part| name.contains(part)) {
                said.read(&name, &tokens(&fs::read_to_string(&path).expect("source can be read")));
            }
        }
        for loose in std::mem::take(&mut said.loose) {
            said.attach(&loose);
        }
        said
    }

    /// Gives an id to the computed messages that may have it: those of the closure or function it is passed to, else
    /// those of the function it stands in.
    fn attach(&mut self, loose: &Loose) {
        let computed = || self.places.iter().enumerate().filter(|(_, place)| place.computed);
        let here = |place: &Place| (&place.file, &place.function) == (&loose.file, &loose.function);
        let callee = loose.callee.as_ref();
        let crate_of = |file: &str| file.split("/src/").next().map(str::to_owned);
        let by_closure = computed()
            .filter(|(_, place)| here(place) && callee.is_some() && place.variable.as_ref() == callee);
        let by_function = computed().filter(|(_, place)| {
            Some(&place.function) == callee && crate_of(&place.file) == crate_of(&loose.file)
        });
        let by_variable = computed().filter(|(_, place)| here(place) && place.by_variable);
        let around = computed().filter(|(_, place)| here(place));
        let choices: [Vec<usize>; 4] = [
            by_closure.map(|(at, _)| at).collect(),
            by_function.map(|(at, _)| at).collect(),
            by_variable.map(|(at, _)| at).collect(),
            around.map(|(at, _)| at).collect(),
        ];
        for at in choices.into_iter().find(|places| !places.is_empty()).unwrap_or_default() {
            self.places[at].ids.insert(loose.id.clone());
            self.places[at].args.extend(loose.args.iter().cloned());
        }
    }

    fn read(&mut self, file: &str, tokens: &[Token]) {
        for (at, token) in tokens.iter().enumerate() {
            let Some(text) = token.text() else { continue };
            if let Some(beginning) = beginning(tokens, at) {
                self.beginnings.insert(beginning, file.to_owned());
            } else if looks_like_an_id(text) {
                self.strings.insert(text.to_owned(), file.to_owned());
            }
        }
        for (function, range) in functions(tokens) {
            self.read_function(file, &function, &tokens[range]);
        }
    }

    fn read_function(&mut self, file: &str, function: &str, body: &[Token]) {
        let mut found: Vec<Place> = Vec::new();
        let mut in_calls: BTreeSet<usize> = BTreeSet::new();
        for start in 0..body.len() {
            let Some(Call { open, of_a_list }) = constructor(body, start) else { continue };
            let end = close(body, open);
            let strings = (open..end).filter(|at| !in_calls.contains(at));
            let inside: Vec<usize> = strings.filter(|at| id(body, *at).is_some()).collect();
            let mut args: BTreeSet<String> = arguments_after(body, end).into_iter().collect();
            args.extend(added_later(body, start));
            args.extend(added_around(body, start));
            args.extend(
                call_around(body, start).map_or_else(Vec::new, |(callee, _)| added_by(body, &callee)),
            );
            let ids: BTreeSet<String> =
                inside.iter().filter_map(|at| id(body, *at)).map(str::to_owned).collect();
            let list = (open..end).find_map(|at| beginning(body, at));
            found.push(Place {
                file: file.to_owned(),
                function: function.to_owned(),
                computed: ids.is_empty() && list.is_none(),
                ids: if of_a_list { BTreeSet::new() } else { ids },
                list,
                variable: variable_of(body, start).map(str::to_owned),
                by_variable: end == open + 2 && body[open + 1].name().is_some(),
                args,
                may_count: body.iter().any(|token| token.name() == Some("once")),
            });
            in_calls.extend(inside);
        }
        for at in (0..body.len()).filter(|at| !in_calls.contains(at)) {
            let Some(id) = id(body, at) else { continue };
            let call = call_around(body, at);
            let mut args = call.as_ref().map_or_else(Vec::new, |(_, end)| arguments_after(body, *end));
            args.extend(added_around(body, at));
            self.loose.push(Loose {
                id: id.to_owned(),
                file: file.to_owned(),
                function: function.to_owned(),
                callee: call.map(|(callee, _)| callee),
                args,
            });
        }
        self.places.extend(found);
    }
}

/// The beginning of ids that the string at `at` is: of `format!("beginning-{}", …)`, of `concat!("beginning-", …)` or
/// of `word("list", …)`.
fn beginning(body: &[Token], at: usize) -> Option<String> {
    let text = body.get(at)?.text()?;
    let before = |n: usize| at.checked_sub(n).and_then(|at| body.get(at));
    let word = match before(3).and_then(Token::name) {
        Some("format" | "concat") => text.split('{').next()?.strip_suffix('-')?,
        _ if before(2).and_then(Token::name) == Some("word") && before(1) == Some(&Token::Sign('(')) => text,
        _ => return None,
    };
    looks_like_an_id(&format!("{word}-x")).then(|| format!("{word}-"))
}

fn id(body: &[Token], at: usize) -> Option<&str> {
    body.get(at)?.text().filter(|text| looks_like_an_id(text))
}

/// A call that makes a message.
struct Call {
    /// Where its bracket opens.
    open: usize,
    /// `word("list", …)`: the id is put together from a list and a word of it.
    of_a_list: bool,
}

/// `Message::new(`, `Message::plain(` or `word(` at `start`.
fn constructor(body: &[Token], start: usize) -> Option<Call> {
    let named = |n: usize, names: &[&str]| {
        body.get(start + n).and_then(Token::name).is_some_and(|name| names.contains(&name))
    };
    let opens = |n: usize| body.get(start + n) == Some(&Token::Sign('('));
    if named(0, &["Message", "LawMessage"]) && named(3, &["new", "plain"]) && opens(4) {
        return Some(Call { open: start + 4, of_a_list: false });
    }
    let list = named(0, &["word"]) && opens(1) && body.get(start + 2)?.text().is_some();
    list.then_some(Call { open: start + 1, of_a_list: true })
}

/// Arguments added to a whole block that the message at `start` is the value of: `match … { … }.with("name", …)`.
fn added_around(body: &[Token], start: usize) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0;
    for at in (0..start).rev() {
        match &body[at] {
            Token::Sign(')' | ']' | '}') => depth += 1,
            Token::Sign('(' | '[' | '{') if depth > 0 => depth -= 1,
            Token::Sign('{') => names.extend(arguments_after(body, close(body, at))),
            // Within `.with("name", …)` it is an argument and not the value.
            Token::Sign('(') if at > 0 && body[at - 1].name() == Some("with") => return names,
            Token::Sign(';') if depth == 0 => return names,
            _ => {}
        }
    }
    names
}

/// Arguments added in later statements to the variable that the message at `start` becomes, until its name means
/// something else.
fn added_later(body: &[Token], start: usize) -> Vec<String> {
    let Some(variable) = variable_of(body, start) else { return Vec::new() };
    let mut names = Vec::new();
    for at in start..body.len() {
        if body[at].name() == Some("let") && body.get(at + 1).and_then(Token::name) == Some(variable) {
            break;
        }
        if body[at].name() == Some(variable) {
            names.extend(arguments_after(body, at));
        }
    }
    names
}

/// Arguments that a closure of the function adds to a message it is given: `let named = |message| message.with(…);`.
fn added_by(body: &[Token], closure: &str) -> Vec<String> {
    let begins = |at: &usize| {
        body[*at].name() == Some("let")
            && body.get(at + 1).and_then(Token::name) == Some(closure)
            && body.get(at + 3) == Some(&Token::Sign('|'))
    };
    let Some(start) = (0..body.len()).find(begins) else { return Vec::new() };
    let end = (start..body.len()).find(|at| body[*at] == Token::Sign(';')).unwrap_or(body.len());
    (start..end).filter(|at| body[*at].name().is_some()).flat_map(|at| arguments_after(body, at)).collect()
}

/// The variable whose `let` the expression at `start` is part of.
fn variable_of(body: &[Token], start: usize) -> Option<&str> {
    let mut depth = 0;
    let mut outermost = 0;
    for at in (0..start).rev() {
        match &body[at] {
            Token::Sign(')' | ']' | '}') => depth += 1,
            Token::Sign('(' | '[' | '{') => depth -= 1,
            Token::Sign(';') if depth <= outermost => return None,
            Token::Name(name) if name == "let" && depth <= outermost => {
                return (at + 1..start).filter_map(|at| body[at].name()).find(|name| *name != "mut");
            }
            _ => {}
        }
        outermost = outermost.min(depth);
    }
    None
}

/// The function called with the string at `at` among its arguments, and where the call ends.
fn call_around(body: &[Token], at: usize) -> Option<(String, usize)> {
    let mut depth = 0;
    for i in (0..at).rev() {
        match body[i] {
            Token::Sign(')' | ']' | '}') => depth += 1,
            Token::Sign('(') if depth == 0 => {
                let function = i.checked_sub(1).and_then(|i| body[i].name())?;
                return Some((function.to_owned(), close(body, i)));
            }
            Token::Sign('[' | '{') if depth == 0 => return None,
            Token::Sign('(' | '[' | '{') => depth -= 1,
            _ => {}
        }
    }
    None
}

#[test]
fn every_way_of_making_a_message_is_seen() {
    let source = r##"
        fn direct() { Message::new("a-direct").with("one", 1).with("two", f(2, "x")); } // Message::new("a-comment")
        fn later() { let m = Message::plain("a-later").with("one", 1); push(m.with("two", 2)); }
        fn chosen() { Message::new(if yes { "a-chosen" } else { "b-chosen" }) }
        fn around() { match x { true => Message::new("a-around"), false => Message::new("b-around") }.with("one", 1) }
        fn closure() { let named = |id| Message::new(id).with("one", 1); named("a-closure").with("two", 2) }
        fn adding() { let more = |m: Message| m.with("two", 2); more(Message::new("a-adding").with("one", 1)) }
        fn given(id: &str) -> Message { Message::new(id).with("one", 1) }
        fn gives() { given("a-given").with("two", 2) }
        fn computed() { let id = match x { 1 => "a-computed", _ => "b-computed" }; Message::new(id).with("one", 1) }
        fn mixed() { let x = Message::new(kind.name()); for id in ["a-mixed", "b-mixed"] { Message::new(id).with("one", 1); } }
        fn listed() { word("a-list", x.word()).with("one", 1); Message::new(format!("b-list-{}", x)); }
        #[cfg(test)] mod tests { fn t() { Message::new("a-test") } }
    "##;
    let mut said = Said::default();
    said.read("crates/x/src/lib.rs", &tokens(source));
    for loose in std::mem::take(&mut said.loose) {
        said.attach(&loose);
    }
    let seen: BTreeSet<String> = said
        .places
        .iter()
        .map(|place| {
            let words = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
            format!(
                "{}: {} ({})",
                place.list.as_deref().unwrap_or(&place.function),
                words(&place.ids),
                words(&place.args)
            )
        })
        .collect();
    let expected = [
        "a-list-:  (one)",
        "adding: a-adding (one two)",
        "around: a-around (one)",
        "around: b-around (one)",
        "b-list-:  ()",
        "chosen: a-chosen b-chosen ()",
        "closure: a-closure (one two)",
        "computed: a-computed b-computed (one)",
        "direct: a-direct (one two)",
        "given: a-given (one two)",
        "later: a-later (one two)",
        "mixed:  ()",
        "mixed: a-mixed b-mixed (one)",
    ];
    assert_eq!(seen, expected.map(str::to_owned).into());
}
