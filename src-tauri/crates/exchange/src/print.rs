//! Pages made to be printed on A4, or on an envelope: one self-contained HTML document, no script, nothing loaded from elsewhere.
//!
//! What stands on a page is put together elsewhere; this is the paper: headings, facts, tables, pictures, lines to sign
//! on, and the foot with the short head hash of the journal, which the browser repeats on every sheet.

use std::fmt::Write as _;

use crate::diagram::{DiagramOptions, diagram};

/// A part of a page, from top to bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading; a new board or player begins with one.
    Heading(String),
    /// A smaller heading.
    Subheading(String),
    /// The one sentence the sheet is about, to be read from across a table.
    Banner(String),
    /// A sentence or several.
    Paragraph(String),
    /// Sentences that belong together.
    List(Vec<String>),
    /// Names and values in two columns.
    Facts(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// A position.
    Diagram {
        /// In Forsyth notation; what is none gives an empty board.
        fen: String,
        /// Squares to mark: `e4`.
        marked: Vec<String>,
        /// What it shows.
        caption: String,
    },
    /// Somebody's own words.
    Quote(String),
    /// Lines to sign on, with what stands under each.
    Signatures(Vec<String>),
    /// The rest goes onto a new sheet.
    NewSheet,
}

/// A table with a head that is repeated on every sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The head of each column.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<Vec<String>>,
    /// Columns to write in by hand, by number: they get room.
    pub by_hand: Vec<usize>,
}

/// A document to print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// The language's tag.
    pub language: String,
    /// What it is.
    pub title: String,
    /// Of what: competition, section, round.
    pub subtitle: String,
    /// The parts.
    pub parts: Vec<Part>,
    /// At the foot of every sheet.
    pub foot: String,
    /// What it is printed on.
    pub paper: Paper,
}

/// What a page is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// A sheet.
    #[default]
    A4,
    /// An envelope, or a sheet glued to one.
    A6,
}

/// The one style sheet of all pages. The window's content policy names its hash, since nothing else may style a page
/// shown in it.
const STYLE: &str = "\
@page{size:A4;margin:16mm 16mm 22mm;@bottom-right{content:counter(page) ' / ' counter(pages);font-size:8.5pt}}\
*{box-sizing:border-box}\
html{font:10.5pt/1.4 'Liberation Sans',Arial,Helvetica,sans-serif;color:#000;background:#fff}\
body{margin:0 auto;max-width:178mm}\
@media screen{body{padding:16mm 0}}\
header{border-bottom:1.5pt solid #000;margin-bottom:5mm;padding-bottom:2mm}\
h1{font-size:16pt;line-height:1.2;margin:0}\
header p{margin:1mm 0 0}\
h2{font-size:12.5pt;margin:6mm 0 2mm;border-bottom:.5pt solid #000;break-after:avoid}\
h3{font-size:10.5pt;margin:4mm 0 1mm;break-after:avoid}\
p{margin:0 0 2mm}\
ul{margin:0 0 2mm;padding-left:5mm}\
dl{display:grid;grid-template-columns:38mm 1fr;gap:.6mm 5mm;margin:0 0 3mm}\
dt{font-weight:bold}\
dd{margin:0;overflow-wrap:anywhere}\
table{border-collapse:collapse;width:100%;margin:0 0 4mm;font-size:9.5pt}\
th,td{border-bottom:.5pt solid #000;padding:.8mm 1.6mm;text-align:left;vertical-align:top}\
th{border-bottom-width:1pt}\
thead{display:table-header-group}\
tr{break-inside:avoid}\
td.hand{width:32mm;height:8mm;border-left:.5pt solid #000}\
.banner{font-size:20pt;font-weight:bold;line-height:1.2}\
figure{margin:0 0 3mm;width:72mm;break-inside:avoid}\
figure svg{display:block;width:72mm;height:72mm}\
figcaption{font-size:9pt}\
blockquote{margin:0 0 2mm;padding-left:3mm;border-left:1.5pt solid #000}\
.sign{display:flex;flex-wrap:wrap;gap:12mm 10mm;margin:14mm 0 4mm;break-inside:avoid}\
.sign span{flex:1 1 50mm;border-top:.5pt solid #000;padding-top:1mm;font-size:9pt}\
.sheet{break-after:page}\
footer{border-top:.5pt solid #000;margin-top:8mm;padding-top:1mm;font-size:8.5pt}\
@media print{footer{position:fixed;bottom:0;left:0;right:0;margin:0;background:#fff}body{padding-bottom:8mm}}";

/// What differs on an envelope: everything is smaller and on one side.
const A6: &str = "\
@page{size:A6;margin:7mm 7mm 9mm}\
html{font-size:8.5pt;line-height:1.3}\
body{max-width:91mm}\
header{margin-bottom:2.5mm;padding-bottom:1mm}\
h1{font-size:12pt}\
dl{gap:.3mm 3mm;margin-bottom:2mm}\
p{margin-bottom:1mm}\
figure,figure svg{width:44mm}\
figure{margin:0 auto 1.5mm}\
figure svg{height:44mm}\
figcaption{font-size:7pt;text-align:center}\
.sign{margin:7mm 0 1mm;gap:4mm}\
.sign span{flex-basis:34mm;font-size:7pt}\
footer{font-size:6pt;margin-top:2mm}";

impl Page {
    /// The document.
    pub fn html(&self) -> String {
        let mut out = String::with_capacity(8192);
        let _ = write!(
            out,
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{}</title>\n<style>{STYLE}{}</style>\n</head>\n<body>\n",
            escape(&self.language),
            escape(&self.title),
            match self.paper {
                Paper::A4 => "",
                Paper::A6 => A6,
            },
        );
        let _ = writeln!(
            out,
            "<header><h1>{}</h1><p>{}</p></header>",
            escape(&self.title),
            escape(&self.subtitle)
        );
        for part in &self.parts {
            part.write(&mut out);
        }
        let _ = writeln!(out, "<footer>{}</footer>\n</body>\n</html>", escape(&self.foot));
        out
    }
}

impl Part {
    fn write(&self, out: &mut String) {
        let _ = match self {
            Self::Heading(text) => writeln!(out, "<h2>{}</h2>", escape(text)),
            Self::Subheading(text) => writeln!(out, "<h3>{}</h3>", escape(text)),
            Self::Banner(text) => writeln!(out, "<p class=\"banner\">{}</p>", lines(text)),
            Self::Paragraph(text) => writeln!(out, "<p>{}</p>", lines(text)),
            Self::Quote(text) => writeln!(out, "<blockquote>{}</blockquote>", lines(text)),
            Self::List(items) => {
                let items: String = items.iter().map(|item| format!("<li>{}</li>", lines(item))).collect();
                writeln!(out, "<ul>{items}</ul>")
            }
            Self::Facts(facts) => {
                let facts: String = facts
                    .iter()
                    .map(|(name, value)| format!("<dt>{}</dt><dd>{}</dd>", escape(name), lines(value)))
                    .collect();
                writeln!(out, "<dl>{facts}</dl>")
            }
            Self::Table(table) => table.write(out),
            Self::Diagram { fen, marked, caption } => {
                let (marked, title) = (marked.clone(), caption.clone());
                let svg = diagram(fen, &DiagramOptions { flipped: false, marked, title });
                writeln!(out, "<figure>{svg}<figcaption>{}</figcaption></figure>", escape(caption))
            }
            Self::Signatures(names) => {
                let names: String =
                    names.iter().map(|name| format!("<span>{}</span>", escape(name))).collect();
                writeln!(out, "<div class=\"sign\">{names}</div>")
            }
            Self::NewSheet => writeln!(out, "<div class=\"sheet\"></div>"),
        };
    }
}

impl Table {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        let head: String = self.head.iter().map(|text| format!("<th>{}</th>", escape(text))).collect();
        writeln!(out, "<table><thead><tr>{head}</tr></thead><tbody>")?;
        for row in &self.rows {
            out.push_str("<tr>");
            for (column, text) in row.iter().enumerate() {
                let class = if self.by_hand.contains(&column) { " class=\"hand\"" } else { "" };
                write!(out, "<td{class}>{}</td>", lines(text))?;
            }
            out.push_str("</tr>\n");
        }
        writeln!(out, "</tbody></table>")
    }
}

/// Text as HTML, so that nothing a person types becomes markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The same, with line ends kept.
fn lines(text: &str) -> String {
    escape(text.trim()).replace('\n', "<br>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_typed_becomes_markup() {
        let page = Page {
            title: "<script>".to_owned(),
            parts: vec![
                Part::Quote("<b>\"&\"</b>\nsecond".to_owned()),
                Part::Table(Table { head: vec![], rows: vec![vec!["<i>".to_owned()]], by_hand: vec![0] }),
            ],
            ..Page::default()
        };
        let html = page.html();
        assert!(!html.contains("<script") && !html.contains("<b>") && !html.contains("<i>"));
        assert!(html.contains("&lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;<br>second"));
    }
}
