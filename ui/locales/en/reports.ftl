### Reports and appeals: the printed pages, and the places of the window where they are made. Arguments as in desk.ftl.

## The printed record

# $competition, $entries, $head, $day, $time
report-foot = { $entries ->
    [one] { $competition } · one entry, journal { $head } · printed { $day } { $time }
   *[other] { $competition } · { $entries } entries, journal { $head } · printed { $day } { $time }
}
# $number, $of: sheets
report-sheet = Page { $number } of { $of }
# $round
report-round = Round { $round }
# $board
report-board-title = { $board ->
    [0] Incident report
   *[other] Incident report, board { $board }
}
report-round-title = Incident report
# $name
report-player-title = Incident report, { $name }
# $board
report-claim-title = { $board ->
    [0] Draw claim
   *[other] Draw claim, board { $board }
}
report-competition-title = Chief arbiter’s report
report-results-title = Results
report-forfeits-title = Forfeits
# $board
report-board = { $board ->
    [0] Without a board number
   *[other] Board { $board }
}
report-hall = In the hall
# $time, $kind, $entry
report-incident = { $time } { $kind } (entry { $entry })
report-white = White
report-black = Black
# Colours were exchanged after the incident.
report-then = As they sat then
# $white, $black
report-seats = White { $white }, Black { $black }
report-result = Result
report-game = Game
report-game-annulled = Annulled, or its pairing undone
report-rating = Rating
report-fide-number = FIDE number
report-federation = Federation
report-no-incidents = No incidents.
report-move = Move
report-about = About
report-reported-by = Reported by
report-witness = Witness
report-clocks-before = Clocks before
report-clocks-after = Clocks after
# $white, $black
report-clocks = White { $white }, Black { $black }
report-claim-by = Claimed by
report-claim-ground = Ground
# $ground, $verdict
report-claim-banner = { $ground }: { $verdict }
report-claim-form = Claimed
report-laws-say = The Laws
report-claim-written = Written move
report-claim-touched = Touched before
report-claim-verdict = Check
report-claim-evidence = Position stood after
report-claim-look-alikes = Only looks the same
report-start-position = the start
report-claim-quiet = Half-moves without capture or pawn move
report-claim-must-play = To be played
report-yes = Yes
# $articles: numbers with titles, or none
report-advice = { $articles ->
    [none] What the Laws say:
   *[other] What the Laws say ({ $articles }):
}
report-open = No ruling yet.
report-ruling = Ruling
report-ruled = Ruled by
# $who: initials; $time
report-ruled-by = { $who }, { $time }
report-reason = Reason
report-because = Articles
report-differs = Differs from the advice
report-reason-owed = The reason is still owed.
report-position-claimed = Position claimed on.
# $move
report-position = Position before move { $move }
report-byes = Without a game
report-default-time = Default time
# $minutes
report-default-time-is = { $minutes ->
    [0] At the start of the round
    [one] One minute after the start of the round
   *[other] { $minutes } minutes after the start of the round
}
report-default-time-silent = None announced: at the start of the round
report-no-forfeits = No forfeits in this round.
report-sign-white = White’s signature
report-sign-black = Black’s signature
report-sign-arbiter = Arbiter
report-sign-chief = Chief arbiter
report-place = Place
report-days = Days
report-players = Players
report-rated = With a rating
report-unrated = Without a rating
report-federations = Federations
report-host = Of the host federation
report-titles = Titles
report-control = Time control
report-regime = Rules
report-incidents = Incidents
report-appeals = Appeals
report-appeal = Appeal
report-forfeits = Forfeits
report-no-forfeits-at-all = No forfeits.
report-entries = Entries
# $entry: number; $head: short head hash after it
report-entry-head = { $entry }, journal { $head }
# $section
report-standing = Standing, { $section }
# $opponent: starting number; $side: w or b; $result: the player's half of it
report-standing-game = { $opponent }{ $side ->
    [w] w
   *[b] b
}{ $result }
report-standing-games = Under each round: the opponent’s number, w with White or b with Black, and the player’s result; a bye’s points alone.
report-standing-without-games = So many rounds do not fit beside the names: the games are on the results sheet of each round.
report-standing-shared = Equal points share a place and stand in the order of the starting list. Tie-breaks are those announced for the competition; the pairing program reckons them.
report-no-appeals = No appeals.
report-corrections = Corrections
# $place: section and board; $from, $to: scores
report-result-changed = Result changed
report-result-had-been = { $place }: { $from }, now { $to }
report-no-corrections = No corrections.
report-remarks = Remarks
report-column-board = Board
report-column-round = Round
report-column-start = Started
report-column-boards = Boards
report-column-results = Results
report-column-forfeits = Forfeits
report-column-incidents = Incidents
report-column-head = Journal at close
report-column-player = Player
report-column-points = Points
report-column-entry = Entry, journal
report-column-place = Place
report-column-number = No.
report-column-way = Correction
report-column-had-been = It had been
report-column-incident = Incident
report-column-ruling = Ruling
report-column-articles = Articles
report-column-arbiter = Arbiter
report-appellant = Appellant
report-appealed = Ruling attacked
# $entry, $ruling
report-appealed-ruling = Entry { $entry }: { $ruling }
report-lodged = Lodged
# $decided, $lodged, $deadline; $late: yes or no
report-lodged-times = { $late ->
    [yes] Ruling { $decided }, lodged { $lodged }, after the deadline { $deadline }
   *[no] Ruling { $decided }, lodged { $lodged }, deadline { $deadline }
}
report-fee = Fee
report-panel = Heard by
report-outcome = Outcome
report-appeal-for = For
report-appeal-form = Form
report-appeal-spoken = Not in writing
report-appeal-notified = Parties told
report-appeal-notified-line = ____ : ____ · ____________________
report-appeal-open = Not decided yet. Until then play goes on as ruled.
# $count
report-remark-open = { $count ->
    [0] Every incident is ruled on.
    [one] One incident waits for a ruling.
   *[other] { $count } incidents wait for a ruling.
}
report-remark-owed = { $count ->
    [0] No reason is owed.
    [one] One ruling differs from the advice and owes its reason.
   *[other] { $count } rulings differ from the advice and owe their reasons.
}
report-remark-hash = Under an entry’s number stands the head hash of the journal after it: “flagfall verify --head” says whether the file still has it.

## What is not in hand for a page, and what a page could not show

report-needs-board = This page is about one board, and none is in hand. Choose a board.
report-needs-round = This page is about one round, and none is in hand. Choose section and round above, or bring pairings in first.
report-needs-player = This page is about one player, and none is in hand. Choose a player.
report-needs-claim = No draw was claimed at this board. Record the claim at the claim desk or with an incident first, or choose another board.
# $letters
report-letters-missing = The PDF’s typeface does not have { $letters }: a hollow square stands for each. The HTML page shows them.

## The places of the window

place-reports = Reports
action-go-reports = Go to the reports
action-go-appeals = Go to the appeals
action-print-verdict = Card with the answer to the board’s claim
action-appeal-ruling = Appeal against the board’s last ruling
action-save-report-pdf = Save the page as PDF…
action-save-report-html = Save the page as HTML…
reports-title = Pages to print
reports-page = Page
reports-board = Incidents of the board
reports-claim = Card for the board’s claim
reports-round = Incidents of the round
reports-results = Results of the round, to sign
reports-forfeits = Forfeits of the round
reports-player = Incidents of a player
reports-competition = Chief arbiter’s report
reports-of-player = Player
reports-pdf = Save as PDF
reports-html = Save as HTML
# $file: path
reports-saved = Saved: { $file }
reports-hint = The PDF has A4 sheets with page numbers and the journal’s head hash at the foot: print it from any viewer.
reports-appeals = Appeals
reports-preview = Preview
# $page: its name
reports-paper = { $page }, as it will be printed
appeals-title = Appeals
appeals-list = Rulings and appeals
appeals-one = Appeal
appeals-rulings = Rulings that can be appealed
appeals-no-rulings = No deadline runs, and the round in hand has no ruling.
appeals-lodged = Appeals
appeals-none = No appeal has been lodged.
appeals-teach = Choose a ruling to lodge an appeal against it (11.10), or an appeal to hear and decide it. A board’s ruling has the same under “Appeal this ruling”. Until an appeal is decided, play goes on as it was ruled.
appeals-nothing-ruled = There is no ruling here that can be appealed: none was given, it was revoked, or it was itself given on appeal. Rule on the incident first, or choose another from the list.
appeals-this = Appeal this ruling
appeals-see = Go to the appeal
# $left: minutes and seconds; $deadline: hall time
appeals-left = { $left } left, until { $deadline }
appeals-passed = Deadline { $deadline } passed
appeals-waits = Waits for its decision
appeals-lodge = Lodge an appeal
appeals-deadline = Deadline
# $time: hall time of the ruling; $window
appeals-ruled-at = Ruled at { $time }. { $window }:
appeals-for = For
appeals-for-nobody = Neither player
appeals-capacity = Capacity
appeals-statement = What is asked for, and why
appeals-minutes = Minutes, if others
appeals-spoken = Only spoken, not in writing
appeals-lodge-record = Lodge
appeals-page = Incident report with this appeal
appeals-decide = Decide
appeals-verdict = Decision
appeals-white-clock = White’s clock
appeals-black-clock = Black’s clock
appeals-reason = Reason
appeals-fee-back = The fee goes back
appeals-decide-record = Record the decision
appeals-panel = Who hears it
appeals-panel-name = Name
appeals-panel-role = Part
appeals-panel-record = Add to the panel
appeals-said = What is said to it
appeals-said-by = Who
appeals-said-what = Statement
appeals-said-record = Add the statement
