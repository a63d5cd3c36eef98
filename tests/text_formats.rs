//! Numbers, times, scores and citations as they are printed: one table of cases for each function.

use std::fs;
use std::path::Path;

use laws::{Colour, Outcome};
use text::{Text, format};

/// What a table's function gives for its arguments, as text.
fn printed(function: &str, args: &[&str]) -> Option<String> {
    let number = |at: usize| args.get(at)?.parse::<i64>().ok();
    let small = |at: usize| i32::try_from(number(at)?).ok();
    Some(match function {
        "clock_time" => format::clock_time(number(0)?),
        "clock_change" => format::clock_change(number(0)?),
        "points" => format::points(small(0)?),
        "points_change" => format::points_change(small(0)?),
        "score" => format::score(Outcome::from_code(args.first()?)?).to_owned(),
        "score_in_points" => format::score_in_points(small(0)?, small(1)?),
        "move_number" => {
            format::move_number(u16::try_from(number(0)?).ok()?, Colour::from_code(args.get(1)?)?)
        }
        "hall_date" => format::hall_date(number(0)?, small(1)?),
        "hall_time" => format::hall_time(number(0)?, small(1)?),
        "hall_time_with_seconds" => format::hall_time_with_seconds(number(0)?, small(1)?),
        "article" => Text::new("en").article(args.first()?.parse().ok()?),
        _ => return None,
    })
}

#[test]
fn every_line_of_every_table_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/text/formats");
    let (mut wrong, mut tables, mut lines) = (Vec::new(), 0, 0);
    for entry in fs::read_dir(folder).expect("the tables are there") {
        let path = entry.expect("the folder can be read").path();
        let function = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        tables += 1;
        for line in fs::read_to_string(&path).expect("the table can be read").lines() {
            if line.is_empty() || line.starts_with("# ") {
                continue;
            }
            let (args, expected) = line.split_once(" => ").expect("arguments => what is printed");
            let args: Vec<&str> = args.split(' ').collect();
            let got = printed(&function, &args);
            if got.as_deref() != Some(expected) {
                wrong.push(format!("{function} {args:?}: expected {expected}, got {got:?}"));
            }
            lines += 1;
        }
    }
    println!("{lines} lines in {tables} tables");
    assert!(tables >= 11 && lines >= 80, "{lines} lines in {tables} tables");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_number_is_too_large_or_too_small() {
    for ms in [i64::MIN, i64::MIN + 1, -1, 0, 1, i64::MAX] {
        for offset in [i32::MIN, -1, 0, 1, i32::MAX] {
            let date = format::hall_date(ms, offset);
            assert!(date.len() >= 10, "{ms} {offset}: {date}");
            let time = format::hall_time_with_seconds(ms, offset);
            assert!(time.len() == 8 && time.is_ascii(), "{ms} {offset}: {time}");
        }
        assert!(format::clock_change(ms).contains(':'));
    }
}

/// Read back by the Laws’ own reader: what is printed at a minute and over is what is typed.
#[test]
fn a_printed_reading_reads_back() {
    for seconds in (60..40_000).step_by(7) {
        let printed = format::clock_time(seconds * 1_000);
        let read = laws::clock::parse_reading(&printed).map(laws::clock::Millis::get);
        assert_eq!(read, Ok(seconds * 1_000), "{printed}");
    }
    for tenths in 0..600 {
        let printed = format::clock_time(tenths * 100);
        let read = laws::clock::parse_reading(&printed).map(laws::clock::Millis::get);
        assert_eq!(read, Ok(tenths * 100), "{printed}");
    }
}
