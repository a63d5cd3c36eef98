# Games and moves as text.
# Arguments of notices: $line, $column, $ply (half-moves read before it), $text (what stood there).

notation-notice-castling-spelling = Castling is written “{ $text }”; read as castling.
notation-notice-promotion-spelling = The promotion is written “{ $text }”; read as a promotion.
notation-notice-small-piece-letter = A piece is written with a small letter in “{ $text }”.
notation-notice-figurine = A chess sign stands for the piece in “{ $text }”.
notation-notice-long-notation = Both squares are given in “{ $text }”.
notation-notice-numeric-notation = “{ $text }” is read as a move in numbers.
notation-notice-over-specified = “{ $text }” names more of the piece than it needs.
notation-notice-pawn-letter = A pawn is written with its letter in “{ $text }”.
notation-notice-capture-unmarked = “{ $text }” is a capture written without its sign.
notation-notice-capture-short = “{ $text }” is read as a capture because nothing else is legal. Please check.
notation-notice-capture-mark-wrong = “{ $text }” has a capture sign, but nothing is captured. Please check.
notation-notice-capture-spelling = Another sign is used for the capture in “{ $text }”.
notation-notice-en-passant-words = The words for en passant in “{ $text }” are left out.
notation-notice-check-mark-wrong = The check or mate sign in “{ $text }” does not fit the position and is left out.
notation-notice-draw-offer = An offer of a draw is noted.
notation-notice-stray-signs = Signs that do not belong to the move were dropped from “{ $text }”.
notation-notice-foreign-letters = The piece letters are not English; the whole game is legal with those of: { $text }. Please confirm.
notation-notice-move-number = The move number “{ $text }” does not count right.
notation-notice-words-skipped = “{ $text }” among the moves was skipped.
notation-notice-marker-missing = There is no result behind the moves; { $text } was taken from the tag.
notation-notice-result-missing = No result is given.
notation-notice-result-spelling = The result is written “{ $text }”.
notation-notice-result-unreadable = The Result tag “{ $text }” cannot be read. Please enter the result.
notation-notice-result-conflict = The tag and the end of the moves give different results: { $text }. Please decide.
notation-notice-result-by-position = The tag and the end of the moves differ ({ $text }); the final position decides.
notation-notice-forfeit = “{ $text }” is the result of a game that was not played.
notation-notice-after-result = There is text after the result: “{ $text }”.
notation-notice-result-in-variation = A result inside a variation was kept as text.
notation-notice-comment-unclosed = A comment is never closed; it was ended before the next game.
notation-notice-brace-stray = A closing brace without an opening one was skipped.
notation-notice-variation-unclosed = A variation is never closed; it was ended with the game.
notation-notice-parenthesis-stray = A closing parenthesis without an opening one was skipped.
notation-notice-variation-early = A variation stands before the first move and was left out.
notation-notice-variation-illegal = A variation stops being legal at “{ $text }”; the rest was kept as text.
notation-notice-variation-too-deep = Variations nested too deeply were left out.
notation-notice-nag-unknown = The annotation number “{ $text }” does not exist and was left out.
notation-notice-reserved = “{ $text }” is reserved and was skipped.
notation-notice-signs-skipped = “{ $text }” means nothing here and was skipped.
notation-notice-tag-quote = A quotation mark inside a tag is not escaped.
notation-notice-tag-unclosed = A tag is not closed: “{ $text }”.
notation-notice-tag-lines = A tag runs over several lines; they were joined.
notation-notice-tag-backslash = A backslash in a tag escapes nothing and was kept.
notation-notice-tag-twice = The tag “{ $text }” is given twice; the first value stands.
notation-notice-tags-too-many = There are more tags than a game has; from “{ $text }” on they were left out.
notation-notice-tag-case = The tag “{ $text }” is written in another case.
notation-notice-tag-name = “{ $text }” is not a proper tag name.
notation-notice-tag-long = A tag value is longer than 255 characters.
notation-notice-date-spelling = The date “{ $text }” is written in another form.
notation-notice-date-unknown = The date “{ $text }” does not exist or can be read in two ways.
notation-notice-fen-empty = The FEN tag is empty; the usual start position is taken.
notation-notice-setup-without-fen = A start position is announced but not given; the usual one is taken.
notation-notice-fen-slack = Something had to be assumed or left out in the position “{ $text }”.
notation-notice-fen-side-assumed = The position does not say who is to move; White was assumed. Please check.
notation-notice-variant-unknown = “{ $text }” is not chess; the moves are read as chess as far as they go.
notation-notice-encoding-guessed = The file is not UTF-8; it was read as { $text }. Please check the names.
notation-notice-double-encoding = “{ $text }” looks like text converted twice. It can be repaired.
notation-notice-mail-quoted = The text was quoted in an e-mail; the signs before the lines were taken off.
notation-notice-wrapper = The wrapper “{ $text }” was taken off.
notation-notice-preamble = There is text before the game: “{ $text }”.
notation-notice-too-many = Further notices of this game are not listed.

# Why the main line stops. Arguments: $ply, $text.
notation-stop-illegal = “{ $text }” is not a legal move.
notation-stop-ambiguous = “{ $text }” fits several legal moves.
notation-stop-illegible = “{ $text }” cannot be read as a move.
notation-stop-null-move = “{ $text }” is a null move, which nobody can play.
notation-stop-after-checkmate = “{ $text }” stands after checkmate.
notation-stop-after-stalemate = “{ $text }” stands after stalemate.
notation-stop-descriptive = “{ $text }” is descriptive notation. The moves can be read as such if you ask for it.
notation-stop-start-position = The start position cannot be played from.
notation-stop-html = The text is a web page; its moves are not taken. Copy the game itself.

notation-fen-syntax = This is not a position in FEN.
notation-fen-two-sides = The letter behind the men and the words do not give the move to the same side: leave the one that is right.
notation-fen-fields-missing = Castling and en passant are missing before the counters: put both there, - where there is none.
notation-fen-kings = Each side needs exactly one king.
notation-fen-pawn-on-back-rank = A pawn stands on the first or eighth rank.
notation-fen-opposite-check = The side that is not to move is in check.
notation-fen-too-much-material = There are more pieces than any game can bring about.

notation-forsyth-sign = The sign at place { $at } is no piece, number or stroke.
notation-forsyth-squares = Rank { $rank } has { $squares } squares instead of 8.
notation-forsyth-long = The text is far longer than a diagram of 64 squares. Leave only the men, from a8 to h1.
notation-forsyth-ranks = The diagram has { $ranks } ranks instead of 8.

notation-refusal-not-text = This file is not text, so no games can be read from it. Nothing was changed. Choose a PGN file, or have the games exported as PGN.
notation-refusal-html = This file is a web page. Save the game itself, not the page.

# Two score sheets. $sheet is white or black; $ply, $entry and $with are numbers.
notation-sheet-both-agree = Both sheets have this move.
notation-sheet-only = Only { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet says this move.
notation-sheet-missing = { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet lacks this move; the other has it.
notation-sheet-other-unclear = The entry on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet cannot be what it says; the other sheet gives the move.
notation-sheet-preferred = The sheets differ; the move on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet fits what follows as well or better.
notation-sheet-resolved = The entry allows several moves; the rest of the record decides.
notation-sheet-likely = The entry is no legal move; this one is most like it.
notation-sheet-filled = No entry says this move; with it the record goes on.
notation-sheet-exchanged = Two entries on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet stand in each other’s place.
notation-sheet-decided = Decided by the arbiter.
notation-sheet-first-difference = The sheets first differ at half-move { $ply }.
notation-sheet-doubled = Entry { $entry } on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet is written twice or is no move of the game.
notation-sheet-entry-missing = Half-move { $ply } is missing on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet.
notation-sheet-entries-exchanged = Entries { $entry } and { $with } on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet stand in each other’s place.
notation-sheet-entry-unclear = Entry { $entry } on { $sheet ->
    [white] White’s
   *[black] Black’s
} sheet cannot be what it says.

notation-language-af = Afrikaans
notation-language-az = Azerbaijani
notation-language-bg = Bulgarian
notation-language-bs = Bosnian
notation-language-ca = Catalan
notation-language-cs = Czech
notation-language-da = Danish
notation-language-de = German
notation-language-el = Greek
notation-language-en = English
notation-language-eo = Esperanto
notation-language-es = Spanish
notation-language-et = Estonian
notation-language-fi = Finnish
notation-language-fr = French
notation-language-gl = Galician
notation-language-hr = Croatian
notation-language-hu = Hungarian
notation-language-id = Indonesian
notation-language-is = Icelandic
notation-language-it = Italian
notation-language-lt = Lithuanian
notation-language-lv = Latvian
notation-language-mk = Macedonian
notation-language-nl = Dutch
notation-language-no = Norwegian
notation-language-pl = Polish
notation-language-pt = Portuguese
notation-language-ro = Romanian
notation-language-ru = Russian
notation-language-sk = Slovak
notation-language-sl = Slovene
notation-language-sr = Serbian
notation-language-sv = Swedish
notation-language-tr = Turkish
notation-language-uk = Ukrainian
notation-language-vi = Vietnamese
