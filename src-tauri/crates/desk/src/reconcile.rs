//! stub
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices;
