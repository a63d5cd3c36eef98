//! The face of the printed page: measures, what was used of it, and how it goes into the file.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish as _, Name, Pdf, Rect, Ref, Str};
use subsetter::GlyphRemapper;

use super::deflated;

/// What stands for a letter that the face does not have.
const UNKNOWN: char = '□';
const IDENTITY: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// One weight of Liberation Sans, with the letters used so far.
pub(super) struct Face {
    data: &'static [u8],
    /// None where the data is no face, which a test rules out: the page then comes out without letters.
    read: Option<ttf_parser::Face<'static>>,
    mapper: GlyphRemapper,
    /// What each glyph used stands for, by its number in the file.
    letters: BTreeMap<u16, (char, f32)>,
    name: &'static str,
}

impl Face {
    /// The upright one.
    pub(super) fn plain() -> Self {
        Self::of(include_bytes!("../../fonts/LiberationSans-Regular.ttf"), "FLAGFA+LiberationSans")
    }

    /// The bold one.
    pub(super) fn bold() -> Self {
        Self::of(include_bytes!("../../fonts/LiberationSans-Bold.ttf"), "FLAGFB+LiberationSans-Bold")
    }

    fn of(data: &'static [u8], name: &'static str) -> Self {
        let read = ttf_parser::Face::parse(data, 0).ok();
        Self { data, read, mapper: GlyphRemapper::new(), letters: BTreeMap::new(), name }
    }

    /// Whether the face has the letter.
    pub(super) fn has(&self, letter: char) -> bool {
        self.read.as_ref().is_some_and(|face| face.glyph_index(letter).is_some())
    }

    fn glyph(&self, letter: char) -> Option<ttf_parser::GlyphId> {
        let face = self.read.as_ref()?;
        face.glyph_index(letter).or_else(|| face.glyph_index(UNKNOWN))
    }

    /// Thousandths of the size.
    fn thousandths(&self, units: i32) -> f32 {
        let em = self.read.as_ref().map_or(1000, ttf_parser::Face::units_per_em);
        units as f32 * 1000.0 / f32::from(em.max(1))
    }

    fn advance(&self, glyph: ttf_parser::GlyphId) -> f32 {
        let units = self.read.as_ref().and_then(|face| face.glyph_hor_advance(glyph)).unwrap_or(0);
        self.thousandths(i32::from(units))
    }

    /// How wide a text is at a size, in points.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        let glyphs = text.chars().filter_map(|letter| self.glyph(letter));
        glyphs.map(|glyph| self.advance(glyph)).sum::<f32>() * size / 1000.0
    }

    /// The text as the file writes it: two bytes a glyph.
    pub(super) fn encode(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(text.len() * 2);
        for letter in text.chars() {
            let Some(glyph) = self.glyph(letter) else { continue };
            let number = self.mapper.remap(glyph.0);
            let advance = self.advance(glyph);
            self.letters.entry(number).or_insert((letter, advance));
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }

    /// Lines of at most so many points. Broken at spaces, and inside a word only where it fills a line alone.
    pub(super) fn wrap(&self, text: &str, size: f32, width: f32) -> Vec<String> {
        text.lines().flat_map(|line| self.wrap_line(line, size, width)).collect()
    }

    fn wrap_line(&self, text: &str, size: f32, width: f32) -> Vec<String> {
        let space = self.width(" ", size);
        let mut lines = Vec::new();
        let (mut line, mut filled) = (String::new(), 0.0);
        for word in text.split_whitespace() {
            let wide = self.width(word, size);
            if !line.is_empty() && filled + space + wide <= width {
                line.push(' ');
                line.push_str(word);
                filled += space + wide;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            filled = 0.0;
            for letter in word.chars() {
                let wide = self.width(letter.encode_utf8(&mut [0; 4]), size);
                if !line.is_empty() && filled + wide > width {
                    lines.push(std::mem::take(&mut line));
                    filled = 0.0;
                }
                line.push(letter);
                filled += wide;
            }
        }
        lines.push(line);
        lines
    }

    /// Puts what was used of the face into the file, as `first` and the four references after it.
    pub(super) fn write(&self, pdf: &mut Pdf, first: Ref) {
        let [font, cid, descriptor, cmap, file] = references(first);
        let name = Name(self.name.as_bytes());
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(cmap);
        let mut written = pdf.cid_font(cid);
        written.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY).font_descriptor(descriptor);
        written.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = written.widths();
        for (number, (_, advance)) in &self.letters {
            widths.consecutive(*number, [*advance]);
        }
        widths.finish();
        written.finish();
        let scaled = |units: i16| self.thousandths(i32::from(units));
        let bounds = self.read.as_ref().map(ttf_parser::Face::global_bounding_box);
        let bounds = bounds.map_or(Rect::new(0.0, 0.0, 0.0, 0.0), |b| {
            Rect::new(scaled(b.x_min), scaled(b.y_min), scaled(b.x_max), scaled(b.y_max))
        });
        let line = self.read.as_ref().map_or((0, 0), |face| (face.ascender(), face.descender()));
        let capital = self.read.as_ref().and_then(ttf_parser::Face::capital_height).unwrap_or(line.0);
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(FontFlags::SYMBOLIC)
            .bbox(bounds)
            .italic_angle(0.0)
            .ascent(scaled(line.0))
            .descent(scaled(line.1))
            .cap_height(scaled(capital))
            .stem_v(if self.name.ends_with("Bold") { 140.0 } else { 88.0 })
            .font_file2(file);
        let mut letters = UnicodeCmap::new(Name(b"Letters"), IDENTITY);
        for (number, (letter, _)) in &self.letters {
            letters.pair(*number, *letter);
        }
        pdf.cmap(cmap, letters.finish().as_slice());
        // A face that cannot be cut goes in whole.
        let cut = subsetter::subset(self.data, 0, &self.mapper);
        let data = cut.as_deref().unwrap_or(self.data);
        let packed = deflated(data);
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Length1"), i32::try_from(data.len()).unwrap_or(i32::MAX));
    }
}

fn references(first: Ref) -> [Ref; 5] {
    [0, 1, 2, 3, 4].map(|more| Ref::new(first.get() + more))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_weights_are_faces_and_have_the_letters_of_names() {
        for face in [Face::plain(), Face::bold()] {
            for letter in "AzŁőğșțЖω½–’→×□".chars() {
                assert!(face.has(letter), "{letter}");
            }
            // Figures stand under each other.
            let widths: Vec<_> = ('0'..='9').map(|figure| face.width(&figure.to_string(), 10.0)).collect();
            assert!(widths.windows(2).all(|pair| pair[0] == pair[1]));
        }
    }

    #[test]
    fn lines_are_no_wider_than_asked_and_lose_no_letter() {
        let face = Face::plain();
        let text =
            "Rd1 was played with the left hand,\nWaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaay  then pressed.";
        let lines = face.wrap(text, 10.0, 90.0);
        assert!(lines.iter().all(|line| face.width(line, 10.0) <= 90.0), "{lines:?}");
        let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert_eq!(letters(&lines.concat()), letters(text));
    }
}
