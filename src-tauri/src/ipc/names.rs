/// Every command of the window by its name on the wire. The build script turns each into a permission; a test holds
/// this list, the handler and the capability file together.
pub const COMMANDS: &[&str] = &["competition_on_the_desk"];
