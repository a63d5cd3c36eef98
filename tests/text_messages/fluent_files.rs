//! The sentences of a language as their files give them.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A message of a file.
#[derive(Debug)]
pub struct Sentence {
    /// Its id.
    pub id: String,
    /// The file.
    pub file: &'static str,
    /// The arguments it prints or chooses by.
    pub arguments: BTreeSet<String>,
    /// Other messages it prints.
    pub messages: BTreeSet<String>,
}

/// Every sentence of a language, as often as it is given.
pub fn sentences(language: &str) -> Vec<Sentence> {
    let mut found = Vec::new();
    for (file, source) in text::files(language) {
        let resource = match fluent_syntax::parser::parse(source) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            let id = message.id.name.to_owned();
            let mut sentence = Sentence { id, file, arguments: BTreeSet::new(), messages: BTreeSet::new() };
            sentence.read(pattern);
            found.push(sentence);
        }
    }
    found
}

impl Sentence {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
