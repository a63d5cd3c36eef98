//! Headings of columns in the languages pairing programs speak.
//!
//! A heading is compared in lower case, without dots, by whole words. Where a word means two things in two
//! languages the place of the column decides (see `pairing_list`).

use std::collections::HashMap;
use std::sync::LazyLock;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Heading {
    Board,
    Match,
    Round,
    Result,
    /// Something about the player with White or Black; `None` where the heading does not say of which.
    Of(Option<Side>, Field),
    /// No heading.
    Empty,
    /// A heading of no use here.
    Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    White,
    Black,
}

/// What can be said about a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Field {
    Name,
    Number,
    Rank,
    Title,
    Rating,
    Federation,
    FideNumber,
    Club,
    Team,
    Points,
    Result,
    Sex,
    Birth,
}

const WHITE: &str = "white|whites|weiß|weiss|blancs|blanc|blancas|blanques|bianco|bianchi|brancas|wit|vit|hvid|\
    hvit|hvítt|valkea|valkeat|valge|белые|белый|біл|білі|бели|бял|białe|biały|bílý|bílí|biely|\
    beli|bijeli|fehér|világos|alb|λευκά|λευκός|beyaz|baltie|baltieji|trắng|putih|לבן|白|白方";

const BLACK: &str = "black|blacks|schwarz|noirs|noir|negras|negres|nero|neri|pretas|zwart|svart|sort|svört|\
    musta|mustat|must|черные|чёрные|черный|чорні|черни|црни|czarne|czarny|černý|černí|čierny|\
    črni|crni|fekete|sötét|negru|μαύρα|μαύρος|siyah|melnie|juodieji|đen|hitam|שחור|黑|黑方";

const BOARD: &str = "board|board no|board number|board nr|table no|table number|boards|bo|brd|bd|table|tbl|brett|br|tisch|échiquier|echiquier|éch|ech|table n|\
    tablero|tab|mesa|m|scacchiera|sc|tavolo|tav|tabuleiro|bord|bräde|bräda|pöytä|laud|доска|\
    стол|дошка|маса|табла|szachownica|szach|stół|stolik|šachovnice|šach|šachovnica|stôl|deska|\
    miza|ploča|tabla|tábla|masa|σκακιέρα|σκακ|galds|lenta|bàn|papan|שולחן|台次";

const MATCH: &str = "match|match no|match number|kampf|wettkampf|mecz|encuentro|rencontre|матч|zápas";

const ROUND: &str = "round|rd|rnd|runde|rde|ronde|ronda|turno|rodada|rond|kierros|voor|тур|kolo|runda|forduló|\
    γύρος|tur|kārta|ratas|vòng|סיבוב|轮次";

const RESULT: &str = "result|results|res|score|ergebnis|erg|résultat|rés|resultado|resultat|risultato|ris|\
    uitslag|uitsl|tulos|tulemus|результат|рез|резултат|wynik|výsledek|výsledok|rezultat|rez|\
    eredmény|eredm|αποτέλεσμα|sonuç|rezultāts|rezultatas|kết quả|hasil|תוצאה|结果";

const FIELDS: &[(Field, &str)] = &[
    (
        Field::Name,
        "name|names|player|players|nom|joueur|nombre|jugador|nome|giocatore|jogador|naam|speler|\
        namn|spelare|navn|spiller|nimi|pelaaja|spieler|teilnehmer|имя|фио|участник|игрок|імя|\
        учасник|име|играч|nazwisko|zawodnik|imię i nazwisko|nazwisko i imię|jméno|meno|hráč|\
        ime|igrač|igralec|név|játékos|nume|jucător|όνομα|παίκτης|ονοματεπώνυμο|isim|ad soyad|\
        oyuncu|vārds|vardas|tên|họ tên|nama|שם|姓名|surname|last name first name|full name",
    ),
    (
        Field::Number,
        "no|nr|nº|n°|n|№|#|num|number|numer|sno|snr|start no|startno|stnr|startnr|start nr|seed|\
        tpn|rk0|id no|starting number|pairing number|pairing no|č|št|rb|ssz|α α|αα|ном",
    ),
    (
        Field::Rank,
        "rk|rank|rg|rang|pl|place|platz|pos|position|класс|место|мм|m ce|miejsce|poř|por|hely|\
        loc|cl|clas|class|puesto|sija|plac|plass|plats",
    ),
    (Field::Title, "title|tit|titel|titre|título|titolo|titul|titulus|звание|ttl"),
    (
        Field::Rating,
        "rtg|rating|ratings|elo|rtgi|rtgn|elo int|elo nat|rtg int|rat|twz|dwz|рейтинг|рейт|irtg|\
        ranking|élő|értékszám|fide elo|elo fide|rating fide|fide|elo rating|fide rating",
    ),
    (
        Field::Federation,
        "fed|federation|fédé|land|country|pays|país|paese|nat|nation|država|страна|фед|kraj|\
        ország|maa|χώρα",
    ),
    (
        Field::FideNumber,
        "fideid|fide id|fide no|fide nr|fide number|id fide|fideno|fide code|idnr|id|\
        código fide|fin",
    ),
    (
        Field::Club,
        "club|verein|club city|verein ort|club ort|klubb|klub|клуб|city|ort|seura|vereniging|clube|circolo",
    ),
    (
        Field::Team,
        "team|teams|mannschaft|équipe|equipe|equipo|squadra|команда|ploeg|lag|hold|drużyna|družstvo|\
        csapat|ekipa|ομάδα|takım|joukkue|võistkond|komanda|echipa|đội|קבוצה",
    ),
    (
        Field::Points,
        "pts|pt|points|pkt|punkte|punkt|p|pnt|puntos|ptos|punti|pontos|pon|poäng|poeng|point|\
        pisteet|очки|очк|бали|точки|поени|punkty|body|bod|točke|bodovi|pont|puncte|βαθμοί|βαθ|\
        puan|total|tot|punten|ptn",
    ),
    (Field::Sex, "sex|gender|geschlecht|sexe|sexo|пол|g"),
    (Field::Birth, "birth|born|birthday|b day|dob|date of birth|year|jahr|geb|geburt"),
];

/// Lower case, words only, one blank between them. `WhiteElo` gives `white elo`.
pub(crate) fn normalise(text: &str) -> String {
    let mut words = String::new();
    let mut before_lower = false;
    for character in text.chars() {
        if character.is_alphanumeric() || matches!(character, '#' | '№' | '°' | 'º') {
            if before_lower && character.is_uppercase() {
                words.push(' ');
            }
            before_lower = character.is_lowercase();
            words.extend(character.to_lowercase());
        } else {
            before_lower = false;
            if !matches!(character, '\'' | '’' | '.') || !words.ends_with(' ') {
                words.push(' ');
            }
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a list (`a|b c|d`) has these words.
fn listed(list: &str, words: &str) -> bool {
    list.split('|').any(|known| known == words)
}

/// Every heading by its words. Sides come first: what names a side is never anything else.
static HEADINGS: LazyLock<HashMap<&'static str, Heading>> = LazyLock::new(|| {
    let sides = [(WHITE, Side::White), (BLACK, Side::Black)];
    let sides = sides.map(|(list, side)| (list, Heading::Of(Some(side), Field::Name)));
    let lists = [
        (BOARD, Heading::Board),
        (MATCH, Heading::Match),
        (ROUND, Heading::Round),
        (RESULT, Heading::Result),
    ];
    let fields = FIELDS.iter().map(|(field, list)| (*list, Heading::Of(None, *field)));
    let mut headings = HashMap::new();
    for (list, heading) in sides.into_iter().chain(lists).chain(fields) {
        for words in list.split('|') {
            headings.entry(words).or_insert(heading);
        }
    }
    headings
});

fn field(words: &str) -> Option<Field> {
    match HEADINGS.get(words) {
        Some(Heading::Of(None, field)) => Some(*field),
        // A word that is a field in one language and something else in another.
        _ => FIELDS.iter().find(|(_, names)| listed(names, words)).map(|(field, _)| *field),
    }
}

/// What a heading says.
pub(crate) fn heading(text: &str) -> Heading {
    let words = normalise(text);
    if words.is_empty() {
        return Heading::Empty;
    }
    if let Some(heading) = HEADINGS.get(words.as_str()) {
        return *heading;
    }
    of_side(&words).unwrap_or(Heading::Other)
}

/// `White Elo`, `Elo White`, `W Elo`: a side and a field.
fn of_side(words: &str) -> Option<Heading> {
    let parts: Vec<&str> = words.split(' ').collect();
    let side_of = |word: &str| match (HEADINGS.get(word), word) {
        (Some(Heading::Of(Some(side), Field::Name)), _) => Some(*side),
        (_, "w") => Some(Side::White),
        (_, "b") => Some(Side::Black),
        _ => None,
    };
    let (first, last) = (parts.first()?, parts.last()?);
    if parts.len() < 2 {
        return None;
    }
    let (side, rest) = match (side_of(first), side_of(last)) {
        (Some(side), _) => (side, parts.get(1..)?),
        (None, Some(side)) => (side, parts.get(..parts.len() - 1)?),
        (None, None) => return None,
    };
    let rest = rest.join(" ");
    let field = field(&rest).or_else(|| listed(RESULT, &rest).then_some(Field::Result))?;
    Some(Heading::Of(Some(side), field))
}

/// The round a text speaks of: `Round 5 on 2026/02/13`, `5. Runde`, `Тур 5`, `Rd.5`.
pub(crate) fn round_in(text: &str) -> Option<u16> {
    let mut spaced = String::new();
    let mut last: Option<char> = None;
    for character in normalise(text).chars() {
        if last.is_some_and(|last| last.is_ascii_digit() != character.is_ascii_digit() && last != ' ') {
            spaced.push(' ');
        }
        spaced.push(character);
        last = Some(character);
    }
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let number = |word: Option<&&str>| {
        word.and_then(|word| word.parse::<u16>().ok()).filter(|number| (1..=99).contains(number))
    };
    let is_round = |word: &str| listed(ROUND, word) || word == "r";
    words.iter().enumerate().find_map(|(place, word)| {
        if !is_round(word) {
            return None;
        }
        number(words.get(place + 1))
            .or_else(|| number(place.checked_sub(1).and_then(|before| words.get(before))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_known_in_many_languages() {
        let white = Heading::Of(Some(Side::White), Field::Name);
        for text in
            ["White", "Weiß", "Blancs", "BLANCAS", "Bianco", "Wit", "Белые", "Białe", "Λευκά", "Beyaz"]
        {
            assert_eq!(heading(text), white, "{text}");
        }
        for text in ["Bo.", "Br.", "Board", "Tisch", "Mesa", "Table", "Доска", "Board No."] {
            assert_eq!(heading(text), Heading::Board, "{text}");
        }
        for text in ["Result", "Ergebnis", "Rés.", "Resultado", "Uitslag", "Результат", "Wynik"] {
            assert_eq!(heading(text), Heading::Result, "{text}");
        }
        let of = |side, field| Heading::Of(Some(side), field);
        assert_eq!(heading("WhiteElo"), of(Side::White, Field::Rating));
        assert_eq!(heading("Black FIDE ID"), of(Side::Black, Field::FideNumber));
        assert_eq!(heading("FideID"), Heading::Of(None, Field::FideNumber));
        assert_eq!(heading("Pts. "), Heading::Of(None, Field::Points));
        assert_eq!(heading(" "), Heading::Empty);
        assert_eq!(heading("TB1"), Heading::Other);
    }

    #[test]
    fn the_round_is_found_in_titles_and_names() {
        for (text, round) in [
            ("Round 5 on 2026/02/13 at 18:00", Some(5)),
            ("Paarungen der 3. Runde", Some(3)),
            ("Тур 12", Some(12)),
            ("pairings_rd7.csv", Some(7)),
            ("Open-A R4.xlsx", Some(4)),
            ("Ranking crosstable", None),
            ("Fjord Open 2026", None),
        ] {
            assert_eq!(round_in(text), round, "{text}");
        }
    }
}
