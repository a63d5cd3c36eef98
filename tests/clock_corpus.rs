//! Time controls as files have them: every record 222 is read, and every PGN tag is read or kept as text.
//!
//! The files are other people's and are read in place: set `FLAGFALL_CORPUS` to their folder.

use laws::time_control::{PgnControl, TimeControl};
use std::path::{Path, PathBuf};

/// Files larger than this hold many games of one event, whose control is seen in the first of them.
const MOST_BYTES: u64 = 4_000_000;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let small = entry.metadata().is_ok_and(|data| data.len() <= MOST_BYTES);
        if path.is_dir() {
            files(&path, found);
        } else if small
            && path.extension().is_some_and(|ext| matches!(ext.to_str(), Some("pgn" | "trf" | "TRF" | "txt")))
        {
            found.push(path);
        }
    }
}

#[test]
fn the_controls_of_real_files_are_read() {
    let Some(corpus) = std::env::var_os("FLAGFALL_CORPUS") else {
        println!("skipped: FLAGFALL_CORPUS is not set");
        return;
    };
    let mut found = Vec::new();
    files(Path::new(&corpus), &mut found);
    let (mut tags, mut read, mut in_words, mut records) = (0, 0, 0, 0);
    let mut kept = std::collections::BTreeMap::<String, u32>::new();
    for bytes in found.iter().filter_map(|path| std::fs::read(path).ok()) {
        let text = String::from_utf8_lossy(&bytes);
        for line in text.lines() {
            if let Some(tag) = line.strip_prefix("[TimeControl \"").and_then(|rest| rest.split_once('"')) {
                tags += 1;
                match TimeControl::from_pgn(tag.0) {
                    Ok(PgnControl::Periods(control)) => {
                        assert_eq!(TimeControl::from_trf(&control.to_trf().text), Ok(control), "{}", tag.0);
                        read += 1;
                    }
                    Ok(_) => read += 1,
                    Err(_) if TimeControl::from_words(tag.0).is_ok() => in_words += 1,
                    Err(_) => *kept.entry(tag.0.to_owned()).or_default() += 1,
                }
            }
            if let Some(record) = line.strip_prefix("222 ") {
                let control = TimeControl::from_trf(record);
                assert!(control.is_ok_and(|control| control.to_trf().text == record.trim()), "{record}");
                records += 1;
            }
        }
    }
    println!(
        "{tags} tags: {read} read, {in_words} read in words, kept as text: {kept:?}; {records} records 222"
    );
    assert!(tags > 0 && records > 0, "no time control in the corpus");
    let text: u32 = kept.values().sum();
    assert!(text * 20 <= tags, "more than one tag in twenty was not understood: {kept:?}");
}
