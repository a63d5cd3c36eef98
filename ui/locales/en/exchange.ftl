# Other people's files: what a reader says about them.

## Kinds of files

exchange-format-trf16 = tournament report (TRF16)
exchange-format-trf26 = tournament report (TRF26)
exchange-format-pairing-list = pairing list (text)
exchange-format-crosstable = crosstable (text)
exchange-format-start-list = start list (text)
exchange-format-pairing-workbook = pairing list (workbook)
exchange-format-crosstable-workbook = crosstable (workbook)
exchange-format-start-list-workbook = start list (workbook)
exchange-format-swiss-manager = Swiss-Manager file

## Files that cannot be used, and what to do instead

exchange-refused-empty = The file is empty. Export it again from the pairing program and choose it once more.
exchange-refused-pgn = This file holds games (PGN), not pairings. Export a tournament report (TRF) or a pairing list from the pairing program; games are imported in their own place.
exchange-refused-vega-tdf = This is Vega’s own file. In Vega, export the tournament report (FIDE report, TRF) and import that.
exchange-refused-swiss-manager = This is Swiss-Manager’s own file, of a team competition or of a version that is not known. In Swiss-Manager, export the FIDE report (TRF16) or the pairings as an Excel file and import that.
exchange-refused-old-workbook = This is an Excel workbook of before 2007. Open it in a spreadsheet program, save it as .xlsx or .csv, and import that.
exchange-refused-access = This is a database of Papi. In Papi, export the tournament report (TRF) and import that.
exchange-refused-sqlite = This is a database, not a pairing file. If it is a competition file, open it instead of importing it.
exchange-refused-rating-list = This is a rating list, not a pairing file. Export a tournament report (TRF) or a pairing list from the pairing program.
exchange-refused-single-players = This file reports the results of single players to a rating office; it has no pairings. Export a tournament report (TRF) or a pairing list from the pairing program.
exchange-refused-workbook = No sheet of this workbook has a pairing list. It needs a row of headings with White and Black, one row for each board below it.
exchange-refused-workbook-damaged = This workbook cannot be opened; it is damaged or was not copied whole. Save it again as .xlsx or .csv and import that.
exchange-refused-archive = This archive holds no workbook that can be read. Unpack it and import the tournament report (TRF), .csv or .xlsx file from it.
exchange-refused-pdf = A PDF cannot be imported. Export a tournament report (TRF), .csv or .xlsx file from the pairing program.
exchange-refused-html = This is a web page. Use the page’s Excel link, or export a tournament report (TRF) from the pairing program.
exchange-refused-xml = This XML file is none that can be imported. Export a tournament report (TRF), .csv or .xlsx file from the pairing program.
exchange-refused-json = This JSON file is none that can be imported. Export a tournament report (TRF), .csv or .xlsx file from the pairing program.
exchange-refused-binary = This file is no tournament report and no pairing list. Export a tournament report (TRF), .csv or .xlsx file from the pairing program.
exchange-refused-not-recognised = Nothing in this file is recognised as a tournament report or a pairing list. A pairing list needs a row of headings with White and Black; a tournament report has lines that start with 001.
exchange-refused-no-players = There are no players in this file (in a tournament report their lines start with 001). Export it again after the players were entered.
exchange-refused-contradictions =
    { $count ->
        [one] The file contradicts itself in one place, so nothing was imported. Correct it in the pairing program, export again, and import that:
       *[other] The file contradicts itself in { $count } places, so nothing was imported. Correct them in the pairing program, export again, and import that:
    }

## Contradictions

exchange-problem-number-twice = Line { $line }: starting number { $number } was already given on line { $first }.
exchange-problem-tab = Line { $line }: there is a tab among the columns, so they cannot be trusted. Replace it by blanks, or export again.
exchange-problem-unreadable-round = Line { $line }, round { $round }: “{ $text }” is no opponent, colour and result.
exchange-problem-own-opponent = Line { $line }, round { $round }: { $player } is named as their own opponent.
exchange-problem-opponent-unknown = Line { $line }, round { $round }: { $player } plays number { $opponent }, which nobody has.
exchange-problem-opponent-mismatch =
    { $instead ->
        [0] Line { $line }, round { $round }: { $player } plays { $opponent }, who has no opponent.
       *[other] Line { $line }, round { $round }: { $player } plays { $opponent }, who plays number { $instead }.
    }
exchange-problem-same-colour = Line { $line }, round { $round }: { $player } and { $opponent } have the same colour.
exchange-problem-seated-twice = Line { $line }, round { $round }: { $player } already has a game or a bye in this round.
exchange-problem-too-many-points = Line { $line }, round { $round }: { $white } – { $black } is { $result }. One game cannot give more than one win; a result such as 1–½ does not exist.

## Encoding

exchange-encoding-guessed = The file does not say how its letters are encoded; it was read as { $charset }. Check the names ({ $sample }) and choose another encoding if they look wrong.
exchange-control-characters =
    { $count ->
        [one] One character that cannot be printed was read as a blank. Check the names.
       *[other] { $count } characters that cannot be printed were read as blanks, the first here. Check the names.
    }
exchange-encoding-damaged = Some letters could not be read in { $charset } ({ $sample }). Choose another encoding, or export the file again as UTF-8.

## Notices on tournament reports

trf-columns-shifted =
    { $count ->
        [one] One line was written with its columns moved by { $columns }; it was put right. Check the names with accented letters.
       *[other] { $count } lines were written with their columns moved (the first by { $columns }); they were put right. Check the names with accented letters.
    }
trf-record-carried = The desk keeps this record for the report only and does not reckon with it: “{ $text }”.
trf-bye-of-the-paired = Record 240 gives player { $player } a bye in round { $round }, where the file has a game of theirs. The game was taken over, the bye was not; please check.
trf-line-unread = This line was not understood: “{ $text }”. It is kept and written back on export.
trf-player-without-number = This player’s line has no starting number and was not read: “{ $text }”. Check whether a player is missing.
trf-ruler = Lines that only help reading (rulers, legends) were kept and not read.
trf-record-twice = Record { $code } occurs a second time with “{ $text }”; the first one counts.
trf-date-form = Record { $code }: “{ $text }” was read as { $date }.
trf-date-unreadable = Record { $code }: “{ $text }” is no date that can be read; it is kept as text.
trf-round-dates-order = The dates of the rounds are not written year/month/day. “{ $text }” was read as { $date }: please confirm.
trf-kind-unknown = Record 192: “{ $text }” is no published code for a type of tournament; it is kept as text.
trf-tie-break-unknown = Not among the published codes for tie-breaks: { $text }. Kept as text.
trf-initial-colour-form = Record 152 should be W or B, it is “{ $text }”.
trf-scoring-unreadable = The scoring “{ $text }” could not be read whole: please check the points of a win, a draw and a bye.
trf-scoring-inferred = The file does not state its scoring, but everybody’s points fit { $win } for a win, { $draw } for a draw and { $loss } for a loss. Please confirm.
trf-adjourned = Round { $round }, { $white } – { $black } is adjourned in the file. It comes in as a game without result; record the adjournment at its board.
trf-adjourned-as-draw = The records of 2016 know no adjourned game: { $count } are written as draws, as the pairing counts them. Give the pairing program the real results as soon as they are in.
trf-points-differ = { $player } has { $stated } points in the file, the results give { $computed }. The results count; please check.
trf-points-unreadable = The points “{ $text }” are no number of half-points; they were computed from the results.
trf-points-missing = Points are missing ({ $count } players); they were computed from the results.
trf-rank-missing = Ranks are missing ({ $count } players).
trf-decimal-comma = Points are written with a decimal comma ({ $count } players).
trf-name-missing = Player { $player } has no name.
trf-name-cut = Names of 33 letters were probably cut ({ $count }); players are matched by FIDE number.
trf-sex-unusual = The sex is written in an unusual way (“{ $letter }”, { $count } players); it was read as m or w where that is clear.
trf-title-old = Titles are written in an older way (“{ $title }”, { $count } players).
trf-title-unknown = “{ $title }” is no title ({ $count } players); it was left out.
trf-rating-unreadable = “{ $text }” is no rating ({ $count } players); it was left out.
trf-fide-number-unreadable = “{ $text }” is no FIDE number ({ $count } players); it was left out.
trf-fide-number-twice = Players { $first } and { $second } have the same FIDE number { $number }. Please check which one is right.
trf-birth-unreadable = “{ $text }” is no date of birth that can be read ({ $count } players).
trf-number-gaps = { $missing } starting numbers below { $highest } are not used.
trf-opponent-left-aligned = Opponents’ numbers are not aligned to the right ({ $count }); they were read all the same.
trf-colour-unusual = Colours are written in an unusual way (“{ $letter }”, { $count } times).
trf-colours-missing = Colours are missing in { $count } pairings; the lower number is shown as White.
trf-colours-missing-forfeit = Colours are missing in { $count } forfeits.
trf-forfeit-one-sided = Forfeits in which only the winner’s line names the opponent: { $count }, the first { $player } in round { $round }.
trf-bye-unusual = Byes are written in an older or unusual way ({ $count }, the first { $player } in round { $round }); they were read by their points.
trf-full-bye-deprecated = Full-point byes ({ $count }, the first { $player } in round { $round }) are deprecated, but legal.
trf-two-pairing-byes = Round { $round } has { $number } pairing-allocated byes; there should be one at most. Please check.
trf-pair-met-again = Pairs that meet a second time: { $count }, the first { $white } – { $black } in rounds { $first } and { $round }.
trf-result-doubtful = Round { $round }, { $white } – { $black }: the two lines disagree about how the game ended ({ $result }). Please check.
trf-result-unclear = Round { $round }, { $white } – { $black }: { $result } is no result, so none was taken over. Please enter it.
trf-rounds-differ = Record 142 plans { $planned } rounds, XXR { $extension }; record 142 counts.
trf-more-rounds-than-planned = { $paired } rounds are paired, but only { $planned } are planned. Please check.
trf-player-count = The file states { $stated } players and has { $found }.
trf-end-before-start = The last day ({ $end }) is before the first ({ $start }).
trf-team-columns = Players of a team are not in their columns ({ $count } teams, the first { $team }); they were read all the same.
trf-team-player-unreadable = “{ $text }” is no player’s number in a team.
trf-team-player-unknown = { $team }: player { $player } is not in the file, or in two teams.
trf-team-number-twice = Team number { $team } occurs twice; the second one was left out. Please check.
trf-point-change-columns = A change of points (record 299) is not in the specified columns: “{ $text }”. It was read in the columns another program uses; please confirm.
trf-point-change-unreadable = A change of points (record 299) could not be read: “{ $text }”. Please enter it by hand.
trf-absent-unknown = Player { $player } is marked absent but is not in the file.

## Notices on Swiss-Manager’s own files

swiss-manager-result-unknown = Round { $round }, board { $board }: the result has a code that is not known ({ $code }), so none was taken over. Please enter it.

## Notices on lists

list-round-unknown = The list does not say which round it is. Please choose the round.
list-round-from-name = The round ({ $round }) was taken from the name of the file.
list-boards-by-order = The list has no board numbers; the boards were numbered in its order.
list-board-twice = Round { $round }: board { $board } occurs twice. The second game was put behind the last board; please check.
list-row-unread = This row was not read: “{ $text }”.
list-result-unreadable = { $white } – { $black }: “{ $text }” is no result, so none was taken over. Please enter it.
list-opponent-missing = { $player } has no opponent and the list does not say why. Please check.
list-number-two-names = Number { $number } belongs to { $first } and to { $second }. Please check who is meant.
list-namesakes = Two players are called { $player }. Please check who is who.
list-colour-letters = The colours are marked with { $letters }, which may mean White or Black; they were not taken over. Please check.
list-commas-unquoted = Names with commas were not put in quotes ({ $count } rows); they were joined again.
list-rounds-unread = There are columns of rounds, but their cells were not understood; only the players were read. Export a tournament report (TRF) instead.
list-team-colours = The list names teams, not colours: the first-named team was given White on odd boards. Please check the colours of { $count } boards.
list-other-sheets =
    { $count ->
        [one] One more sheet of the workbook was not read.
       *[other] { $count } more sheets of the workbook were not read.
    }

## Notices on written reports

trf-write-left-out = A report of 2016 has no place for “{ $text }”; it was left out.
trf-write-no-point-changes =
    { $count ->
        [one] A report of 2016 cannot hold changes of points; one was left out.
       *[other] A report of 2016 cannot hold changes of points; { $count } were left out.
    }
trf-write-cut =
    { $count ->
        [one] The name “{ $player }” or another field was cut to its columns, or a number too long for them left out.
       *[other] { $count } players or teams have fields that were cut to their columns, or numbers too long for them that were left out, the first “{ $player }”.
    }
