-- The competition file, version 1.
--
-- One act at the desk is one row of `entry` and one or more facts, each a row of the table of its kind with the key
-- (entry_id, item); `item` counts the facts of an entry through all tables. Nothing is ever changed or removed: a
-- correction is another entry. What stands now is in the views of the next file.
--
-- Times are UTC in milliseconds since 1970, clock times milliseconds, points half-points. Ids are UUIDs.

create table entry (
    -- Chosen by whoever recorded it, so that a retry records once.
    entry_id text not null primary key check (length(entry_id) = 36),
    -- The desk (a machine) and the entry's number in that desk's chain.
    desk_id text not null check (length(desk_id) = 36),
    seq integer not null check (seq >= 1),
    -- When it was typed.
    recorded_at integer not null,
    -- When it happened, and the hall's offset from UTC in minutes.
    occurred_at integer,
    occurred_offset integer check ((occurred_offset is null) = (occurred_at is null)),
    -- The arbiter who typed it.
    recorded_by text,
    -- What it is.
    kind text not null check (kind in ('competition', 'arbiter', 'section', 'rules', 'player', 'participation', 'pairing', 'import', 'round', 'arrival', 'result', 'clock', 'incident', 'ruling', 'note', 'moves', 'withdrawal', 'reason', 'replay', 'claim', 'appeal', 'adjournment')),
    -- The earlier entry it is about.
    about_entry_id text references entry (entry_id) deferrable initially deferred,
    -- The desk's chain: SHA-256 of the entry before and of this one, in hexadecimal digits.
    prev_hash text not null check (length(prev_hash) = 64),
    hash text not null unique check (length(hash) = 64),
    unique (desk_id, seq)
) strict;

-- The one order in which entries are read, whichever desk they came from.
create index entry_order on entry (recorded_at, desk_id, seq);

-- The competition itself. Later ones replace earlier ones.
create table competition (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- What it is called.
    name text not null,
    -- Where it is played.
    city text,
    -- The federation's three letters.
    federation text,
    -- `YYYY-MM-DD`.
    first_day text,
    -- `YYYY-MM-DD`.
    last_day text,
    -- Whose results stand when desk and pairing program disagree.
    results_owner text not null check (results_owner in ('desk', 'pairing_program')),
    primary key (entry_id, item)
) strict;

-- An arbiter of the competition.
create table arbiter (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Who.
    arbiter text not null check (length(arbiter) = 36),
    -- Initials shown beside every ruling, unique in the competition.
    initials text not null,
    -- Full name.
    name text not null,
    -- Part in the competition.
    role text not null check (role in ('chief', 'deputy', 'section', 'floor')),
    -- FIDE number.
    fide_number integer check (fide_number >= 0),
    primary key (entry_id, item)
) strict;

-- A section: one tournament with settings of its own.
create table section (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    section text not null check (length(section) = 36),
    -- The short code typed as a prefix of the quick line (`A`), unique in the competition.
    code text not null,
    -- What it is called.
    name text not null,
    -- Place in the list of sections, from 1.
    place integer not null check (place between 0 and 65535),
    -- Rounds planned.
    rounds integer check (rounds between 0 and 65535),
    primary key (entry_id, item)
) strict;

-- The rules of a section, or of one round where they differ (play-offs). Replaces the earlier rules as a whole.
create table rules (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which section.
    section text not null check (length(section) = 36),
    -- Only for this round; null is the whole section.
    round integer check (round between 1 and 65535),
    -- The text of the Laws.
    edition text not null check (edition in ('2023', 'old')),
    -- Rate of play, and A.4 or A.5, B.2 or B.3.
    regime text not null check (regime in ('standard', 'rapid-a4', 'rapid-a5', 'blitz-b2', 'blitz-b3')),
    -- Time control, `40/90+30:30+30`.
    time_control text not null,
    -- Default time, minutes (6.7.1); null means that the regulations are silent, which the Laws read as none.
    default_time_min integer check (default_time_min between 0 and 65535),
    -- Whether White's clock runs while both are absent (6.7.2).
    white_clock_runs integer not null check (white_clock_runs in (0, 1)),
    -- No draw by agreement before both have completed this many moves (9.1.1); null is no limit.
    draw_limit_move integer check (draw_limit_move between 0 and 65535),
    -- No draw by agreement without the arbiter's consent.
    draw_by_consent integer not null check (draw_by_consent in (0, 1)),
    -- The opponent's extra minutes for an illegal move and a wrong claim, where B.2 was announced with other ones.
    added_min integer check (added_min between 0 and 255),
    -- A milder penalty than the loss for a device was announced (11.3.2.2).
    device_milder integer not null check (device_milder in (0, 1)),
    -- A player not on move must report before leaving (11.2.4).
    report_leaving integer not null check (report_leaving in (0, 1)),
    -- Fines were announced (12.9.7).
    fines integer not null check (fines in (0, 1)),
    -- Appeals are possible (11.10).
    appeals integer not null check (appeals in (0, 1)),
    -- Guidelines III hold for a finish without increment.
    quickplay_finish integer not null check (quickplay_finish in (0, 1)),
    primary key (entry_id, item)
) strict;

-- What results are worth in a section, in half-points.
create table scoring (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which section.
    section text not null check (length(section) = 36),
    -- A win, a win by forfeit and a full-point bye.
    win integer not null,
    -- A draw and a half-point bye.
    draw integer not null,
    -- A loss over the board.
    loss integer not null,
    -- An absence or a loss by forfeit.
    absence integer not null,
    -- The bye the pairing gave.
    pairing_bye integer not null,
    primary key (entry_id, item)
) strict;

-- A team of a section.
create table team (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    team text not null check (length(team) = 36),
    -- Of which section.
    section text not null check (length(section) = 36),
    -- Its number in the pairing program.
    number integer check (number between 0 and 65535),
    -- What it is called.
    name text not null,
    -- Who speaks for it.
    captain text,
    primary key (entry_id, item)
) strict;

-- A player's registration in a section, as it stands from this entry on.
create table player (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Who.
    player text not null check (length(player) = 36),
    -- In which section.
    section text not null check (length(section) = 36),
    -- Starting rank or pairing number in the pairing program.
    starting_no integer check (starting_no between 0 and 65535),
    -- `Lastname, Firstname`.
    name text not null,
    -- GM, IM, …
    title text,
    -- `m`, `w` or as the file had it.
    sex text,
    -- Rating.
    rating integer check (rating between 0 and 65535),
    -- Federation.
    federation text,
    -- FIDE number.
    fide_number integer check (fide_number >= 0),
    -- `YYYY-MM-DD`, with zeros for what is unknown.
    birth text,
    -- The team played for.
    team text check (length(team) = 36),
    -- Place in the team's order.
    team_board integer check (team_board between 0 and 65535),
    primary key (entry_id, item)
) strict;

-- A player withdraws, is excluded or comes back.
create table player_status (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Who.
    player text not null check (length(player) = 36),
    -- From which round on.
    from_round integer not null check (from_round between 1 and 65535),
    -- What holds from then on.
    status text not null check (status in ('playing', 'withdrawn', 'excluded')),
    -- Why.
    reason text,
    primary key (entry_id, item)
) strict;

-- A round without opponent for one player; null takes it back.
create table bye (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Who.
    player text not null check (length(player) = 36),
    -- In which round.
    round integer not null check (round between 1 and 65535),
    -- Which bye.
    bye text check (bye in ('pairing_allocated', 'full', 'half', 'zero', 'forfeit_win', 'forfeit_loss')),
    primary key (entry_id, item)
) strict;

-- Two players put together; the same identity with another board, colour or player is a change of the pairing.
create table pairing (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    pairing text not null check (length(pairing) = 36),
    -- In which section.
    section text not null check (length(section) = 36),
    -- In which round.
    round integer not null check (round between 1 and 65535),
    -- At which table, once numbered.
    board integer check (board between 1 and 65535),
    -- Who has White.
    white text not null check (length(white) = 36),
    -- Who has Black.
    black text not null check (length(black) = 36),
    -- Number of the team match.
    match_no integer check (match_no between 0 and 65535),
    -- Board within the match.
    match_board integer check (match_board between 0 and 65535),
    primary key (entry_id, item)
) strict;

-- A pairing undone. What was logged about its game stays.
create table unpairing (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    pairing text not null check (length(pairing) = 36),
    -- Why.
    reason text,
    primary key (entry_id, item)
) strict;

-- A game of a pairing begins to exist: with the pairing, or in place of one annulled (7.2, 7.3).
create table game (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    game text not null check (length(game) = 36) unique,
    -- Of which pairing.
    pairing text not null check (length(pairing) = 36),
    -- The annulled game it replaces.
    replaces text check (length(replaces) = 36),
    -- Why the other was annulled.
    reason text,
    primary key (entry_id, item)
) strict;

-- A round was started in a section, in hall time.
create table round_start (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which section.
    section text not null check (length(section) = 36),
    -- Which round.
    round integer not null check (round between 1 and 65535),
    -- When, UTC ms.
    started_at integer not null,
    primary key (entry_id, item)
) strict;

-- A round was closed in a section: the short head hash of the journal then.
create table round_close (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which section.
    section text not null check (length(section) = 36),
    -- Which round.
    round integer not null check (round between 1 and 65535),
    -- The short head hash printed on the round's reports.
    head text not null,
    primary key (entry_id, item)
) strict;

-- A player arrived at the board.
create table arrival (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- For which game.
    game text not null references game (game) deferrable initially deferred,
    -- Who.
    player text not null check (length(player) = 36),
    -- When, UTC ms.
    arrived_at integer not null,
    primary key (entry_id, item)
) strict;

-- The result of a game: outcome, points and rating are three facts. A null outcome clears the result.
create table game_result (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- Who had White then; a later change of colours takes the points with the player.
    white text not null check (length(white) = 36),
    -- Who had Black then.
    black text not null check (length(black) = 36),
    -- How it ended.
    outcome text check (outcome in ('1-0', '0-1', '1/2-1/2', '1/2-0', '0-1/2', '0-0', '+/-', '-/+', '-/-')),
    -- White's points, half-points.
    white_points integer,
    -- Black's points, half-points.
    black_points integer,
    -- Whether it counts for rating.
    rated integer not null check (rated in (0, 1)),
    -- Where it came from.
    source text not null check (source in ('desk', 'pairing_program', 'ruling', 'default_time', 'appeal')),
    primary key (entry_id, item)
) strict;

-- Both clocks as they showed.
create table clock_reading (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- During which incident.
    incident text references incident (incident) deferrable initially deferred,
    -- When.
    moment text not null check (moment in ('call', 'before', 'after')),
    -- White's clock, ms.
    white_ms integer,
    -- Black's clock, ms.
    black_ms integer,
    -- The move being played.
    move_no integer check (move_no between 0 and 65535),
    -- Whose move it was.
    to_move text check (to_move in ('white', 'black')),
    primary key (entry_id, item)
) strict;

-- Something reported.
create table incident (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    incident text not null check (length(incident) = 36) unique,
    -- In which section, if in one.
    section text check (length(section) = 36),
    -- In which round, if in one.
    round integer check (round between 1 and 65535),
    -- In which game, if in one.
    game text references game (game) deferrable initially deferred,
    -- What kind.
    kind text not null,
    -- The move at which it happened.
    move_no integer check (move_no between 0 and 65535),
    -- Who told the arbiter.
    reported_by text check (reported_by in ('arbiter', 'player', 'opponent', 'captain', 'parent', 'spectator', 'other')),
    -- That person's name, where it is neither player nor arbiter.
    reporter text,
    -- Who saw it.
    witness text,
    -- In the arbiter's words.
    note text,
    -- When it was raised; null where that makes no difference.
    noticed text check (noticed in ('before_press', 'before_reply', 'after_reply', 'after_reply_both_agree', 'after_game')),
    -- Whether the opponent of who is at fault could still checkmate, as far as the position on record told.
    opponent_can_mate text check (opponent_can_mate in ('can-mate', 'cannot-mate', 'undetermined')),
    -- Minutes reported: a delay, a disturbance; ms.
    amount_ms integer,
    primary key (entry_id, item)
) strict;

-- Who was at fault in an incident; two rows where both were, and one person may be no player.
create table fault (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- The player.
    player text check (length(player) = 36),
    -- Somebody else's name.
    person text,
    -- The player's colour in this game.
    side text check (side in ('white', 'black')),
    -- The move as played or written.
    move_text text,
    -- Whether it counts towards the next one (7.5.5); two faults in one action count once.
    counts integer not null check (counts in (0, 1)),
    -- Which one of this player in this game it was when it was recorded, from 1.
    ordinal integer check (ordinal between 0 and 65535),
    primary key (entry_id, item)
) strict;

-- A piece touched, in the order of touching; `item` gives the order.
create table touched_piece (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- On which square, `e4`.
    square text not null,
    -- How.
    manner text not null check (manner in ('deliberate', 'adjusting', 'accidental', 'order_unknown')),
    primary key (entry_id, item)
) strict;

-- A draw claimed (9.2, 9.3), with what the check of the moves gave.
create table claim (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- Who claimed.
    player text check (length(player) = 36),
    -- On what ground.
    ground text not null check (ground in ('repetition', 'fifty_moves')),
    -- How.
    form text not null check (form in ('on_board', 'written', 'unwritten')),
    -- The written move, as it was understood.
    written_move text,
    -- A man was touched before the claim (9.4).
    touched integer not null check (touched in (0, 1)),
    -- What the check gave.
    verdict text not null check (verdict in ('correct', 'wrong', 'not_on_move', 'touched', 'no_evidence', 'write_first', 'over_before')),
    -- Plies after which the position stood on the board, without the written move, separated by blanks.
    evidence text not null,
    -- Plies without capture and pawn move, the written one included.
    quiet_plies integer not null check (quiet_plies between 0 and 4294967295),
    -- The position claimed on.
    fen text,
    -- How the game ends by it; null where it goes on.
    outcome text check (outcome in ('1-0', '0-1', '1/2-1/2', '1/2-0', '0-1/2', '0-0', '+/-', '-/+', '-/-')),
    -- Time the opponent gets, ms.
    opponent_gains_ms integer not null,
    -- Moves one of which must be made now, separated by blanks.
    must_play text not null,
    primary key (entry_id, item)
) strict;

-- What the Laws prescribed or permitted when the incident was recorded: one measure a row.
create table advised (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- In which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- The message that says it.
    measure text not null,
    -- For whom.
    player text check (length(player) = 36),
    -- How much time, ms.
    amount_ms integer,
    -- Because of which Articles.
    articles text not null,
    primary key (entry_id, item)
) strict;

-- What the arbiter decided.
create table ruling (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- On which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- Who decided.
    ruled_by text check (length(ruled_by) = 36),
    -- Whether it is what the Laws prescribed.
    as_advised integer not null check (as_advised in (0, 1)),
    -- Why, where it is not; null while the reason is owed.
    reason text,
    -- Because of which Articles.
    articles text not null,
    primary key (entry_id, item)
) strict;

-- A penalty of Article 12.9.
create table penalty (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- For which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- On which player.
    player text check (length(player) = 36),
    -- Or on whom.
    person text,
    -- Which of the nine.
    kind text not null check (kind in ('warning', 'opponent-more-time', 'offender-less-time', 'opponent-more-points', 'offender-fewer-points', 'game-lost', 'fine', 'exclusion', 'expulsion')),
    -- Time, ms.
    amount_ms integer,
    -- Half-points.
    points integer,
    -- From which round on the player is excluded.
    from_round integer check (from_round between 1 and 65535),
    -- For how many rounds.
    rounds integer check (rounds between 0 and 65535),
    -- The fine, in words.
    fine text,
    primary key (entry_id, item)
) strict;

-- A clock changed by the arbiter.
create table time_adjustment (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- For which incident.
    incident text references incident (incident) deferrable initially deferred,
    -- Whose clock.
    player text not null check (length(player) = 36),
    -- By how much, ms; negative takes time away.
    delta_ms integer not null,
    -- Why.
    cause text not null check (cause in ('opponent_time', 'increment_back', 'penalty', 'disturbance', 'setting', 'irregularity', 'assistant', 'appeal')),
    primary key (entry_id, item)
) strict;

-- Points given or taken apart from any game (299 of the report file, or a rule of the event).
create table points_adjustment (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Whose.
    player text not null check (length(player) = 36),
    -- In which round; null is the whole competition.
    round integer check (round between 1 and 65535),
    -- Half-points, signed.
    points integer not null,
    -- Why.
    reason text,
    primary key (entry_id, item)
) strict;

-- The moves of a game, as PGN movetext; illegal ones are kept as they were written.
create table moves (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- Whose record.
    source text not null check (source in ('white', 'black', 'arbiter', 'board')),
    -- The start position, where it is not the usual one.
    start_fen text,
    -- The movetext.
    movetext text not null,
    primary key (entry_id, item)
) strict;

-- An arbiter's position from which a record that stops being legal is read on (7.5, A.5.2).
create table resumption (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which game.
    game text not null references game (game) deferrable initially deferred,
    -- Half-move of the record that is played first in the position, from 1.
    ply integer not null check (ply between 0 and 4294967295),
    -- The position.
    fen text not null,
    primary key (entry_id, item)
) strict;

-- A note.
create table note (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- About which section.
    section text check (length(section) = 36),
    -- About which round.
    round integer check (round between 1 and 65535),
    -- About which game.
    game text references game (game) deferrable initially deferred,
    -- About which player.
    player text check (length(player) = 36),
    -- What.
    text text not null,
    primary key (entry_id, item)
) strict;

-- An earlier entry taken back.
create table taken_back (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which entry.
    about text not null references entry (entry_id) deferrable initially deferred,
    -- Which way.
    way text not null check (way in ('mistyped', 'revoked', 'appeal')),
    -- Why; null while the reason is owed.
    reason text,
    primary key (entry_id, item)
) strict;

-- The reason owed for an earlier entry.
create table reason (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which entry.
    about text not null references entry (entry_id) deferrable initially deferred,
    -- The reason.
    text text not null,
    primary key (entry_id, item)
) strict;

-- A file brought in from a pairing program.
create table import (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    import text not null check (length(import) = 36) unique,
    -- Into which section.
    section text not null check (length(section) = 36),
    -- The file's name.
    file_name text not null,
    -- Its format, as it was recognised.
    format text not null,
    -- SHA-256 of its bytes, hex.
    sha256 text not null,
    primary key (entry_id, item)
) strict;

-- A line of the imported file that this program does not use and the export gives back.
create table kept_line (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- From which file.
    import text not null references import (import) deferrable initially deferred,
    -- Its number in the file.
    line integer not null check (line between 0 and 4294967295),
    -- The line.
    text text not null,
    primary key (entry_id, item)
) strict;

-- An appeal against a ruling (11.10), as it was lodged.
create table appeal (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Which.
    appeal text not null check (length(appeal) = 36) unique,
    -- On which incident.
    incident text not null references incident (incident) deferrable initially deferred,
    -- Which entry holds the ruling attacked.
    ruling text not null references entry (entry_id) deferrable initially deferred,
    -- The player for whom.
    player text check (length(player) = 36),
    -- Who lodged it.
    appellant text not null,
    -- In what capacity.
    capacity text not null check (capacity in ('player', 'captain', 'guardian', 'delegation', 'other')),
    -- The fee paid, in words.
    fee text,
    -- In writing.
    written integer not null check (written in (0, 1)),
    -- When the ruling was given, UTC ms.
    decided_at integer not null,
    -- When it was lodged, UTC ms.
    lodged_at integer not null,
    -- Until when it could be lodged, UTC ms; null where nothing was announced.
    deadline_at integer,
    -- What is asked for and why, in the appellant's words.
    statement text,
    primary key (entry_id, item)
) strict;

-- Somebody's part in the hearing of an appeal.
create table appeal_panel (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- Of which appeal.
    appeal text not null references appeal (appeal) deferrable initially deferred,
    -- The name.
    name text not null,
    -- The federation's three letters.
    federation text,
    -- The part.
    role text not null check (role in ('chair', 'member', 'reserve')),
    primary key (entry_id, item)
) strict;

-- What somebody said to an appeal.
create table appeal_statement (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- To which appeal.
    appeal text not null references appeal (appeal) deferrable initially deferred,
    -- Who.
    name text not null,
    -- What.
    text text not null,
    primary key (entry_id, item)
) strict;

-- What was decided on an appeal.
create table appeal_outcome (
    entry_id text not null references entry (entry_id),
    item integer not null check (item >= 0),
    -- On which appeal.
    appeal text not null references appeal (appeal) deferrable initially deferred,
    -- What became of it.
    verdict text not null check (verdict in ('granted', 'partly', 'dismissed', 'not_heard', 'withdrawn')),
    -- Whether the fee goes back.
    fee_returned integer not null check (fee_returned in (0, 1)),
    -- When it was decided, UTC ms.
    decided_at integer not null,
    -- Why.
    reason text,
    primary key (entry_id, item)
) strict;

-- Append-only, also against `insert or replace` (recursive_triggers is on).
create trigger entry_no_update before update on entry begin
    select raise(abort, 'the journal is append-only');
end;
create trigger entry_no_delete before delete on entry begin
    select raise(abort, 'the journal is append-only');
end;
create trigger competition_no_update before update on competition begin
    select raise(abort, 'the journal is append-only');
end;
create trigger competition_no_delete before delete on competition begin
    select raise(abort, 'the journal is append-only');
end;
create trigger arbiter_no_update before update on arbiter begin
    select raise(abort, 'the journal is append-only');
end;
create trigger arbiter_no_delete before delete on arbiter begin
    select raise(abort, 'the journal is append-only');
end;
create trigger section_no_update before update on section begin
    select raise(abort, 'the journal is append-only');
end;
create trigger section_no_delete before delete on section begin
    select raise(abort, 'the journal is append-only');
end;
create trigger rules_no_update before update on rules begin
    select raise(abort, 'the journal is append-only');
end;
create trigger rules_no_delete before delete on rules begin
    select raise(abort, 'the journal is append-only');
end;
create trigger scoring_no_update before update on scoring begin
    select raise(abort, 'the journal is append-only');
end;
create trigger scoring_no_delete before delete on scoring begin
    select raise(abort, 'the journal is append-only');
end;
create trigger team_no_update before update on team begin
    select raise(abort, 'the journal is append-only');
end;
create trigger team_no_delete before delete on team begin
    select raise(abort, 'the journal is append-only');
end;
create trigger player_no_update before update on player begin
    select raise(abort, 'the journal is append-only');
end;
create trigger player_no_delete before delete on player begin
    select raise(abort, 'the journal is append-only');
end;
create trigger player_status_no_update before update on player_status begin
    select raise(abort, 'the journal is append-only');
end;
create trigger player_status_no_delete before delete on player_status begin
    select raise(abort, 'the journal is append-only');
end;
create trigger bye_no_update before update on bye begin
    select raise(abort, 'the journal is append-only');
end;
create trigger bye_no_delete before delete on bye begin
    select raise(abort, 'the journal is append-only');
end;
create trigger pairing_no_update before update on pairing begin
    select raise(abort, 'the journal is append-only');
end;
create trigger pairing_no_delete before delete on pairing begin
    select raise(abort, 'the journal is append-only');
end;
create trigger unpairing_no_update before update on unpairing begin
    select raise(abort, 'the journal is append-only');
end;
create trigger unpairing_no_delete before delete on unpairing begin
    select raise(abort, 'the journal is append-only');
end;
create trigger game_no_update before update on game begin
    select raise(abort, 'the journal is append-only');
end;
create trigger game_no_delete before delete on game begin
    select raise(abort, 'the journal is append-only');
end;
create trigger round_start_no_update before update on round_start begin
    select raise(abort, 'the journal is append-only');
end;
create trigger round_start_no_delete before delete on round_start begin
    select raise(abort, 'the journal is append-only');
end;
create trigger round_close_no_update before update on round_close begin
    select raise(abort, 'the journal is append-only');
end;
create trigger round_close_no_delete before delete on round_close begin
    select raise(abort, 'the journal is append-only');
end;
create trigger arrival_no_update before update on arrival begin
    select raise(abort, 'the journal is append-only');
end;
create trigger arrival_no_delete before delete on arrival begin
    select raise(abort, 'the journal is append-only');
end;
create trigger game_result_no_update before update on game_result begin
    select raise(abort, 'the journal is append-only');
end;
create trigger game_result_no_delete before delete on game_result begin
    select raise(abort, 'the journal is append-only');
end;
create trigger clock_reading_no_update before update on clock_reading begin
    select raise(abort, 'the journal is append-only');
end;
create trigger clock_reading_no_delete before delete on clock_reading begin
    select raise(abort, 'the journal is append-only');
end;
create trigger incident_no_update before update on incident begin
    select raise(abort, 'the journal is append-only');
end;
create trigger incident_no_delete before delete on incident begin
    select raise(abort, 'the journal is append-only');
end;
create trigger fault_no_update before update on fault begin
    select raise(abort, 'the journal is append-only');
end;
create trigger fault_no_delete before delete on fault begin
    select raise(abort, 'the journal is append-only');
end;
create trigger touched_piece_no_update before update on touched_piece begin
    select raise(abort, 'the journal is append-only');
end;
create trigger touched_piece_no_delete before delete on touched_piece begin
    select raise(abort, 'the journal is append-only');
end;
create trigger advised_no_update before update on advised begin
    select raise(abort, 'the journal is append-only');
end;
create trigger advised_no_delete before delete on advised begin
    select raise(abort, 'the journal is append-only');
end;
create trigger ruling_no_update before update on ruling begin
    select raise(abort, 'the journal is append-only');
end;
create trigger ruling_no_delete before delete on ruling begin
    select raise(abort, 'the journal is append-only');
end;
create trigger penalty_no_update before update on penalty begin
    select raise(abort, 'the journal is append-only');
end;
create trigger penalty_no_delete before delete on penalty begin
    select raise(abort, 'the journal is append-only');
end;
create trigger time_adjustment_no_update before update on time_adjustment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger time_adjustment_no_delete before delete on time_adjustment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger points_adjustment_no_update before update on points_adjustment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger points_adjustment_no_delete before delete on points_adjustment begin
    select raise(abort, 'the journal is append-only');
end;
create trigger moves_no_update before update on moves begin
    select raise(abort, 'the journal is append-only');
end;
create trigger moves_no_delete before delete on moves begin
    select raise(abort, 'the journal is append-only');
end;
create trigger note_no_update before update on note begin
    select raise(abort, 'the journal is append-only');
end;
create trigger note_no_delete before delete on note begin
    select raise(abort, 'the journal is append-only');
end;
create trigger taken_back_no_update before update on taken_back begin
    select raise(abort, 'the journal is append-only');
end;
create trigger taken_back_no_delete before delete on taken_back begin
    select raise(abort, 'the journal is append-only');
end;
create trigger reason_no_update before update on reason begin
    select raise(abort, 'the journal is append-only');
end;
create trigger reason_no_delete before delete on reason begin
    select raise(abort, 'the journal is append-only');
end;
create trigger import_no_update before update on import begin
    select raise(abort, 'the journal is append-only');
end;
create trigger import_no_delete before delete on import begin
    select raise(abort, 'the journal is append-only');
end;
create trigger kept_line_no_update before update on kept_line begin
    select raise(abort, 'the journal is append-only');
end;
create trigger kept_line_no_delete before delete on kept_line begin
    select raise(abort, 'the journal is append-only');
end;
create trigger claim_no_update before update on claim begin
    select raise(abort, 'the journal is append-only');
end;
create trigger claim_no_delete before delete on claim begin
    select raise(abort, 'the journal is append-only');
end;
create trigger resumption_no_update before update on resumption begin
    select raise(abort, 'the journal is append-only');
end;
create trigger resumption_no_delete before delete on resumption begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_no_update before update on appeal begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_no_delete before delete on appeal begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_panel_no_update before update on appeal_panel begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_panel_no_delete before delete on appeal_panel begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_statement_no_update before update on appeal_statement begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_statement_no_delete before delete on appeal_statement begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_outcome_no_update before update on appeal_outcome begin
    select raise(abort, 'the journal is append-only');
end;
create trigger appeal_outcome_no_delete before delete on appeal_outcome begin
    select raise(abort, 'the journal is append-only');
end;
