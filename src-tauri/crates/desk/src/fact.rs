//! Facts: what one entry says happened. One struct here is one typed, strict table of the competition file.
//!
//! A field is a column; `Option` is a nullable column. The order of the fields is the order in the hash, and a field is
//! left out of the hash while it is null: a column that a later version adds does not disturb an old entry's hash.

use laws::{Colour, Edition, IncidentKind, MateAnswer, Outcome, PenaltyKind, Regime};

use crate::ids::*;
use crate::value::{BadValue, Citations, Column, Value};
use crate::words::*;

/// One column of a fact's table, as the program expects it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColumnSpec {
    /// Its name in the file.
    pub name: &'static str,
    /// Its SQLite type.
    pub sql: &'static str,
    /// Whether it may be null.
    pub nullable: bool,
}

/// One fact table, as the program expects it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSpec {
    /// Its name in the file.
    pub name: &'static str,
    /// Its columns after `entry_id` and `item`.
    pub columns: &'static [ColumnSpec],
}

macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident = $table:literal { $($(#[$fdoc:meta])* $field:ident : $type:ty,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub struct $name { $($(#[$fdoc])* pub $field: $type,)+ }
        )+

        /// Something an entry says happened.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[allow(missing_docs)] // Each variant is the struct of the same name, documented there.
        pub enum Fact { $($name($name),)+ }

        $(impl From<$name> for Fact { fn from(fact: $name) -> Self { Self::$name(fact) } })+

        /// Every fact table, in the order in which the facts are declared.
        pub const TABLES: &[TableSpec] = &[$(TableSpec {
            name: $table,
            columns: &[$(ColumnSpec {
                name: stringify!($field),
                sql: <$type as Column>::SQL,
                nullable: <$type as Column>::NULLABLE,
            },)+],
        },)+];

        impl Fact {
            /// The table this fact is a row of.
            pub fn table(&self) -> &'static str {
                match self { $(Self::$name(_) => $table,)+ }
            }

            /// The names of the table's columns, in order.
            pub fn columns(&self) -> &'static [&'static str] {
                match self { $(Self::$name(_) => &[$(stringify!($field),)+],)+ }
            }

            /// The row's values, in the order of [`Fact::columns`].
            pub fn values(&self) -> Vec<Value> {
                match self { $(Self::$name(fact) => vec![$(fact.$field.to_value(),)+],)+ }
            }

            /// The fact of a row, from a table's name and its values in the order of the table's columns.
            ///
            /// # Errors
            /// [`BadValue`] when the table or a value is not one this program knows; missing values read as null.
            pub fn from_values(table: &str, values: impl IntoIterator<Item = Value>) -> Result<Self, BadValue> {
                let mut values = values.into_iter();
                let mut next = move || values.next().unwrap_or(Value::Null);
                match table {
                    $($table => Ok(Self::$name($name { $($field: Column::from_value(next())?,)+ })),)+
                    other => Err(BadValue::Table(other.to_owned())),
                }
            }
        }
    };
}

facts! {
    /// The competition itself. Later ones replace earlier ones.
    Competition = "competition" {
        /// What it is called.
        name: String,
        /// Where it is played.
        city: Option<String>,
        /// The federation's three letters.
        federation: Option<String>,
        /// `YYYY-MM-DD`.
        first_day: Option<String>,
        /// `YYYY-MM-DD`.
        last_day: Option<String>,
        /// Whose results stand when desk and pairing program disagree.
        results_owner: ResultsOwner,
    }
    /// An arbiter of the competition.
    Arbiter = "arbiter" {
        /// Who.
        arbiter: ArbiterId,
        /// Initials shown beside every ruling, unique in the competition.
        initials: String,
        /// Full name.
        name: String,
        /// Part in the competition.
        role: ArbiterRole,
        /// FIDE number.
        fide_number: Option<u64>,
    }
    /// A section: one tournament with settings of its own.
    Section = "section" {
        /// Which.
        section: SectionId,
        /// The short code typed as a prefix of the quick line (`A`), unique in the competition.
        code: String,
        /// What it is called.
        name: String,
        /// Place in the list of sections, from 1.
        place: u16,
        /// Rounds planned.
        rounds: Option<u16>,
    }
    /// The rules of a section, or of one round where they differ (play-offs). Replaces the earlier rules as a whole.
    Rules = "rules" {
        /// Of which section.
        section: SectionId,
        /// Only for this round; null is the whole section.
        round: Option<RoundNo>,
        /// The text of the Laws.
        edition: Edition,
        /// Rate of play, and A.4 or A.5, B.2 or B.3.
        regime: Regime,
        /// Time control, `40/90+30:30+30`.
        time_control: String,
        /// Default time, minutes (6.7.1); null means that the regulations are silent, which the Laws read as none.
        default_time_min: Option<u16>,
        /// Whether White's clock runs while both are absent (6.7.2).
        white_clock_runs: bool,
        /// No draw by agreement before both have completed this many moves (9.1.1); null is no limit.
        draw_limit_move: Option<u16>,
        /// No draw by agreement without the arbiter's consent.
        draw_by_consent: bool,
        /// The opponent's extra minutes for an illegal move and a wrong claim, where B.2 was announced with other ones.
        added_min: Option<u8>,
        /// A milder penalty than the loss for a device was announced (11.3.2.2).
        device_milder: bool,
        /// A player not on move must report before leaving (11.2.4).
        report_leaving: bool,
        /// Fines were announced (12.9.7).
        fines: bool,
        /// Appeals are possible (11.10).
        appeals: bool,
        /// Guidelines III hold for a finish without increment.
        quickplay_finish: bool,
    }
    /// What results are worth in a section, in half-points.
    Scoring = "scoring" {
        /// Of which section.
        section: SectionId,
        /// A win, a win by forfeit and a full-point bye.
        win: i32,
        /// A draw and a half-point bye.
        draw: i32,
        /// A loss over the board.
        loss: i32,
        /// An absence or a loss by forfeit.
        absence: i32,
        /// The bye the pairing gave.
        pairing_bye: i32,
    }
    /// A team of a section.
    Team = "team" {
        /// Which.
        team: TeamId,
        /// Of which section.
        section: SectionId,
        /// Its number in the pairing program.
        number: Option<u16>,
        /// What it is called.
        name: String,
        /// Who speaks for it.
        captain: Option<String>,
    }
    /// A player's registration in a section, as it stands from this entry on.
    Player = "player" {
        /// Who.
        player: PlayerId,
        /// In which section.
        section: SectionId,
        /// Starting rank or pairing number in the pairing program.
        starting_no: Option<u16>,
        /// `Lastname, Firstname`.
        name: String,
        /// GM, IM, …
        title: Option<String>,
        /// `m`, `w` or as the file had it.
        sex: Option<String>,
        /// Rating.
        rating: Option<u16>,
        /// Federation.
        federation: Option<String>,
        /// FIDE number.
        fide_number: Option<u64>,
        /// `YYYY-MM-DD`, with zeros for what is unknown.
        birth: Option<String>,
        /// The team played for.
        team: Option<TeamId>,
        /// Place in the team's order.
        team_board: Option<u16>,
    }
    /// A player withdraws, is excluded or comes back.
    PlayerStatus = "player_status" {
        /// Who.
        player: PlayerId,
        /// From which round on.
        from_round: RoundNo,
        /// What holds from then on.
        status: Participation,
        /// Why.
        reason: Option<String>,
    }
    /// A round without opponent for one player; null takes it back.
    Bye = "bye" {
        /// Who.
        player: PlayerId,
        /// In which round.
        round: RoundNo,
        /// Which bye.
        bye: Option<ByeKind>,
    }
    /// Two players put together; the same identity with another board, colour or player is a change of the pairing.
    Pairing = "pairing" {
        /// Which.
        pairing: PairingId,
        /// In which section.
        section: SectionId,
        /// In which round.
        round: RoundNo,
        /// At which table, once numbered.
        board: Option<BoardNo>,
        /// Who has White.
        white: PlayerId,
        /// Who has Black.
        black: PlayerId,
        /// Number of the team match.
        match_no: Option<u16>,
        /// Board within the match.
        match_board: Option<u16>,
    }
    /// A pairing undone. What was logged about its game stays.
    Unpairing = "unpairing" {
        /// Which.
        pairing: PairingId,
        /// Why.
        reason: Option<String>,
    }
    /// A game of a pairing begins to exist: with the pairing, or in place of one annulled (7.2, 7.3).
    Game = "game" {
        /// Which.
        game: GameId,
        /// Of which pairing.
        pairing: PairingId,
        /// The annulled game it replaces.
        replaces: Option<GameId>,
        /// Why the other was annulled.
        reason: Option<String>,
    }
    /// A round was started in a section, in hall time.
    RoundStart = "round_start" {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// When, UTC ms.
        started_at: i64,
    }
    /// A round was closed in a section: the short head hash of the journal then.
    RoundClose = "round_close" {
        /// In which section.
        section: SectionId,
        /// Which round.
        round: RoundNo,
        /// The short head hash printed on the round's reports.
        head: String,
    }
    /// A player arrived at the board.
    Arrival = "arrival" {
        /// For which game.
        game: GameId,
        /// Who.
        player: PlayerId,
        /// When, UTC ms.
        arrived_at: i64,
    }
    /// The result of a game: outcome, points and rating are three facts. A null outcome clears the result.
    GameResult = "game_result" {
        /// Of which game.
        game: GameId,
        /// Who had White then; a later change of colours takes the points with the player.
        white: PlayerId,
        /// Who had Black then.
        black: PlayerId,
        /// How it ended.
        outcome: Option<Outcome>,
        /// White's points, half-points.
        white_points: Option<i32>,
        /// Black's points, half-points.
        black_points: Option<i32>,
        /// Whether it counts for rating.
        rated: bool,
        /// Where it came from.
        source: ResultSource,
    }
    /// Both clocks as they showed.
    ClockReading = "clock_reading" {
        /// Of which game.
        game: GameId,
        /// During which incident.
        incident: Option<IncidentId>,
        /// When.
        moment: Moment,
        /// White's clock, ms.
        white_ms: Option<i64>,
        /// Black's clock, ms.
        black_ms: Option<i64>,
        /// The move being played.
        move_no: Option<u16>,
        /// Whose move it was.
        to_move: Option<Colour>,
    }
    /// Something reported.
    Incident = "incident" {
        /// Which.
        incident: IncidentId,
        /// In which section, if in one.
        section: Option<SectionId>,
        /// In which round, if in one.
        round: Option<RoundNo>,
        /// In which game, if in one.
        game: Option<GameId>,
        /// What kind.
        kind: IncidentKind,
        /// The move at which it happened.
        move_no: Option<u16>,
        /// Who told the arbiter.
        reported_by: Option<Reporter>,
        /// That person's name, where it is neither player nor arbiter.
        reporter: Option<String>,
        /// Who saw it.
        witness: Option<String>,
        /// In the arbiter's words.
        note: Option<String>,
        /// When it was raised; null where that makes no difference.
        noticed: Option<Noticed>,
        /// Whether the opponent of who is at fault could still checkmate, as far as the position on record told.
        opponent_can_mate: Option<MateAnswer>,
        /// Minutes reported: a delay, a disturbance; ms.
        amount_ms: Option<i64>,
    }
    /// Who was at fault in an incident; two rows where both were, and one person may be no player.
    Fault = "fault" {
        /// In which incident.
        incident: IncidentId,
        /// The player.
        player: Option<PlayerId>,
        /// Somebody else's name.
        person: Option<String>,
        /// The player's colour in this game.
        side: Option<Colour>,
        /// The move as played or written.
        move_text: Option<String>,
        /// Whether it counts towards the next one (7.5.5); two faults in one action count once.
        counts: bool,
        /// Which one of this player in this game it was when it was recorded, from 1.
        ordinal: Option<u16>,
    }
    /// A piece touched, in the order of touching; `item` gives the order.
    TouchedPiece = "touched_piece" {
        /// In which incident.
        incident: IncidentId,
        /// On which square, `e4`.
        square: String,
        /// How.
        manner: TouchManner,
    }
    /// What the Laws prescribed or permitted when the incident was recorded: one measure a row.
    Advised = "advised" {
        /// In which incident.
        incident: IncidentId,
        /// The message that says it.
        measure: String,
        /// For whom.
        player: Option<PlayerId>,
        /// How much time, ms.
        amount_ms: Option<i64>,
        /// Because of which Articles.
        articles: Citations,
    }
    /// What the arbiter decided.
    Ruling = "ruling" {
        /// On which incident.
        incident: IncidentId,
        /// Who decided.
        ruled_by: Option<ArbiterId>,
        /// Whether it is what the Laws prescribed.
        as_advised: bool,
        /// Why, where it is not; null while the reason is owed.
        reason: Option<String>,
        /// Because of which Articles.
        articles: Citations,
    }
    /// A penalty of Article 12.9.
    Penalty = "penalty" {
        /// For which incident.
        incident: IncidentId,
        /// On which player.
        player: Option<PlayerId>,
        /// Or on whom.
        person: Option<String>,
        /// Which of the nine.
        kind: PenaltyKind,
        /// Time, ms.
        amount_ms: Option<i64>,
        /// Half-points.
        points: Option<i32>,
        /// From which round on the player is excluded.
        from_round: Option<RoundNo>,
        /// For how many rounds.
        rounds: Option<u16>,
        /// The fine, in words.
        fine: Option<String>,
    }
    /// A clock changed by the arbiter.
    TimeAdjustment = "time_adjustment" {
        /// Of which game.
        game: GameId,
        /// For which incident.
        incident: Option<IncidentId>,
        /// Whose clock.
        player: PlayerId,
        /// By how much, ms; negative takes time away.
        delta_ms: i64,
        /// Why.
        cause: AdjustmentCause,
    }
    /// Points given or taken apart from any game (299 of the report file, or a rule of the event).
    PointsAdjustment = "points_adjustment" {
        /// Whose.
        player: PlayerId,
        /// In which round; null is the whole competition.
        round: Option<RoundNo>,
        /// Half-points, signed.
        points: i32,
        /// Why.
        reason: Option<String>,
    }
    /// The moves of a game, as PGN movetext; illegal ones are kept as they were written.
    Moves = "moves" {
        /// Of which game.
        game: GameId,
        /// Whose record.
        source: MovesSource,
        /// The start position, where it is not the usual one.
        start_fen: Option<String>,
        /// The movetext.
        movetext: String,
    }
    /// A note.
    Note = "note" {
        /// About which section.
        section: Option<SectionId>,
        /// About which round.
        round: Option<RoundNo>,
        /// About which game.
        game: Option<GameId>,
        /// About which player.
        player: Option<PlayerId>,
        /// What.
        text: String,
    }
    /// An earlier entry taken back.
    Taken = "taken_back" {
        /// Which entry.
        about: EntryId,
        /// Which way.
        way: Withdrawal,
        /// Why; null while the reason is owed.
        reason: Option<String>,
    }
    /// The reason owed for an earlier entry.
    Reason = "reason" {
        /// Which entry.
        about: EntryId,
        /// The reason.
        text: String,
    }
    /// A file brought in from a pairing program.
    Import = "import" {
        /// Which.
        import: ImportId,
        /// Into which section.
        section: SectionId,
        /// The file's name.
        file_name: String,
        /// Its format, as it was recognised.
        format: String,
        /// SHA-256 of its bytes, hex.
        sha256: String,
    }
    /// A line of the imported file that this program does not use and the export gives back.
    KeptLine = "kept_line" {
        /// From which file.
        import: ImportId,
        /// Its number in the file.
        line: u32,
        /// The line.
        text: String,
    }
}
