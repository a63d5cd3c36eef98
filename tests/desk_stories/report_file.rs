//! Files of the pairing program, written short: `1 | Correa, Ana | 2301 POR 1503014 1990 | 4w1 3b= -H` becomes the
//! player line of a tournament report, with its columns and points.

use super::names::number;

/// The bytes of a report. A row that begins with `!` is a line as it stands in the file.
pub fn report(rows: &[String]) -> Result<Vec<u8>, String> {
    let mut text = String::from("012 Story Open\r\n");
    for row in rows {
        match row.strip_prefix('!') {
            Some(line) => text.push_str(line.strip_prefix(' ').unwrap_or(line)),
            None => text.push_str(&player(row)?),
        }
        text.push_str("\r\n");
    }
    Ok(text.into_bytes())
}

fn player(row: &str) -> Result<String, String> {
    let parts: Vec<&str> = row.split('|').map(str::trim).collect();
    let [start, name, about, games] = parts.as_slice() else {
        return Err(format!("number | name | about | games: {row}"));
    };
    let start: u16 = number(start)?;
    let (mut title, mut rating, mut fed, mut fide, mut birth, mut sex) = ("", "", "", "", "", "");
    for word in about.split_whitespace() {
        let digits = word.chars().all(|c| c.is_ascii_digit());
        match word {
            "m" | "w" => sex = word,
            "GM" | "IM" | "FM" | "WGM" | "WIM" | "WFM" | "CM" => title = word,
            _ if word.contains('/') => birth = word,
            _ if digits && word.len() <= 4 => rating = word,
            _ if digits => fide = word,
            _ => fed = word,
        }
    }
    let mut halves = 0;
    let mut columns = String::new();
    for game in games.split_whitespace() {
        let (opponent, colour, result) = match game.strip_prefix('-') {
            Some("") => ("0000".to_owned(), ' ', ' '),
            Some(bye) => ("0000".to_owned(), '-', bye.chars().next().unwrap_or(' ')),
            None => {
                let at = game.find(['w', 'b']).ok_or_else(|| format!("no colour: {game}"))?;
                let (opponent, rest) = game.split_at(at);
                let mut rest = rest.chars();
                (format!("{:>4}", opponent), rest.next().unwrap_or(' '), rest.next().unwrap_or(' '))
            }
        };
        halves += match result {
            '1' | '+' | 'U' | 'F' | 'W' => 2,
            '=' | 'H' | 'D' => 1,
            _ => 0,
        };
        columns.push_str(&format!("{opponent} {colour} {result}  "));
    }
    let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
    let line = format!(
        "001 {start:>4} {sex:>1}{title:>3} {name:<33} {rating:>4} {fed:>3} {fide:>11} {birth:>10} {points:>4} {start:>4}  {columns}"
    );
    Ok(line.trim_end().to_owned())
}
