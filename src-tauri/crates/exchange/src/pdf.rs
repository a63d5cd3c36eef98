//! A page as a PDF file of sheets: what a browser would print, without one, with the number of every sheet.

mod face;
mod flow;
mod outline;
mod table;

use pdf_writer::{Filter, Finish as _, Pdf, Rect, Ref, TextStr};

use crate::print::Page;
use flow::{Flow, Sheet};

/// A page as a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many sheets it has.
    pub sheets: usize,
    /// Letters the face does not have: a hollow square stands for each.
    pub missing: Vec<char>,
}

impl Page {
    /// The file, with what stands at the foot of a sheet given its number, from 1, and how many there are. The same page
    /// gives the same bytes.
    pub fn pdf(&self, number: &dyn Fn(usize, usize) -> String) -> Printed {
        let size = Sheet::of(self.paper);
        let mut flow = Flow::new(size);
        flow.head(&self.title, &self.subtitle);
        for part in &self.parts {
            flow.part(part);
        }
        let sheets = flow.finish(&self.foot, number);
        let mut pdf = Pdf::new();
        let (catalogue, pages, about, plain, bold) =
            (Ref::new(1), Ref::new(2), Ref::new(3), Ref::new(4), Ref::new(9));
        let sheet = |at: usize| i32::try_from(14 + at * 2).unwrap_or(i32::MAX);
        let count = i32::try_from(sheets.contents.len()).unwrap_or(i32::MAX);
        let mut root = pdf.catalog(catalogue);
        root.pages(pages).lang(TextStr(&self.language));
        root.viewer_preferences().display_doc_title(true);
        root.finish();
        pdf.pages(pages).kids((0..sheets.contents.len()).map(|at| Ref::new(sheet(at)))).count(count);
        pdf.document_info(about).title(TextStr(&self.title)).subject(TextStr(&self.subtitle));
        sheets.plain.write(&mut pdf, plain);
        sheets.bold.write(&mut pdf, bold);
        for (at, content) in sheets.contents.iter().enumerate() {
            let id = Ref::new(sheet(at));
            let drawn = Ref::new(sheet(at) + 1);
            let mut page = pdf.page(id);
            page.media_box(Rect::new(0.0, 0.0, size.width * size.scale, size.height * size.scale))
                .parent(pages)
                .contents(drawn);
            page.resources().fonts().pair(flow::PLAIN, plain).pair(flow::BOLD, bold);
            page.finish();
            pdf.stream(drawn, &deflated(content)).filter(Filter::FlateDecode);
        }
        Printed { bytes: pdf.finish(), sheets: sheets.contents.len(), missing: sheets.missing }
    }
}

fn deflated(data: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(data, 6)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::{Part, Table};

    fn printed(parts: Vec<Part>) -> Printed {
        let page = Page { title: "Incident report".to_owned(), parts, ..Page::default() };
        page.pdf(&|number, of| format!("{number} of {of}"))
    }

    #[test]
    fn a_long_page_takes_as_many_sheets_as_it_needs() {
        let one = printed(vec![Part::Paragraph("Nothing.".to_owned())]);
        assert!(one.bytes.starts_with(b"%PDF-1.") && one.bytes.trim_ascii_end().ends_with(b"%%EOF"));
        assert_eq!((one.sheets, one.missing.len()), (1, 0));
        let rows = (1..=120).map(|row| vec![row.to_string(), "Rd1".repeat(20)]).collect();
        let table =
            Part::Table(Table { head: vec!["Entry".to_owned(), String::new()], rows, by_hand: vec![] });
        assert!(printed(vec![table]).sheets > 2);
        assert_eq!(printed(vec![Part::NewSheet, Part::NewSheet]).sheets, 1, "an empty sheet is not printed");
    }

    #[test]
    fn whatever_is_typed_comes_out_as_a_file() {
        let odd = ["", "\u{0}\u{7}\t", "ჯავახიშვილი 陳", "🙂", &"x".repeat(20_000), &"a\n".repeat(500)];
        for text in odd {
            let row = vec![text.to_owned(); 3];
            let table = Table { head: vec!["Board".to_owned()], rows: vec![row], by_hand: vec![7] };
            let all = printed(vec![
                Part::Heading(text.to_owned()),
                Part::Facts(vec![(text.to_owned(), text.to_owned())]),
                Part::Table(table),
                Part::Quote(text.to_owned()),
                Part::List(vec![text.to_owned()]),
                Part::Signatures(vec![text.to_owned(); 5]),
                Part::Diagram { fen: text.to_owned(), marked: vec![], caption: text.to_owned() },
            ]);
            assert!(all.bytes.trim_ascii_end().ends_with(b"%%EOF"), "{text:.20}");
        }
        let missing = printed(vec![Part::Paragraph("ჯ ჯ 陳".to_owned())]).missing;
        assert_eq!(missing, ['ჯ', '陳']);
    }
}
