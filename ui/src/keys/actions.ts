// Everything the arbiter can do with a key, in one table. Keys, menu, palette and help are printed from it; its
// sentence is the message `action-<id>`. A row without keys is found in the menu and the palette.
//
// Keys are written as `event.key` gives them, with "Ctrl+", "Alt+" and "Shift+" before them; two keys pressed one
// after the other stand apart ("g r"). "Shift+1" means the digit row's key whatever the layout prints on it.

export const GROUPS = ["result", "board", "round", "line", "desk", "go", "file", "look"] as const;
export type Group = (typeof GROUPS)[number];

export interface Action {
  readonly id: string;
  readonly group: Group;
  readonly keys: readonly string[];
}

export const ACTIONS = [
  { id: "result-white-wins", group: "result", keys: ["1"] },
  { id: "result-black-wins", group: "result", keys: ["0"] },
  { id: "result-draw", group: "result", keys: ["="] },
  { id: "result-white-wins-forfeit", group: "result", keys: ["+"] },
  { id: "result-black-wins-forfeit", group: "result", keys: ["-"] },
  { id: "result-double-forfeit", group: "result", keys: ["Shift+F"] },
  { id: "result-half-zero", group: "result", keys: ["Shift+1", "Alt+1"] },
  { id: "result-zero-half", group: "result", keys: ["Shift+0", "Alt+0"] },
  { id: "result-zero-zero", group: "result", keys: ["Shift+Z"] },
  { id: "result-one-half", group: "result", keys: [] },
  { id: "result-half-one", group: "result", keys: [] },
  { id: "result-clear", group: "result", keys: ["Delete"] },

  { id: "arrived", group: "board", keys: ["a"] },
  { id: "incident", group: "board", keys: ["i"] },
  { id: "open-incidents", group: "board", keys: ["o"] },
  { id: "clock-reading", group: "board", keys: ["t"] },
  { id: "correct-clocks", group: "board", keys: ["k"] },
  { id: "note", group: "board", keys: ["n"] },
  { id: "pairing-change", group: "board", keys: ["e"] },
  { id: "mate-question", group: "board", keys: ["m"] },
  { id: "search-deeper", group: "board", keys: ["Shift+M"] },
  { id: "claim", group: "board", keys: ["c"] },
  { id: "replay", group: "board", keys: ["r"] },
  { id: "two-sheets", group: "board", keys: ["w"] },
  { id: "paste-anything", group: "board", keys: ["v", "Ctrl+Shift+V"] },
  { id: "attach", group: "board", keys: ["Ctrl+Enter"] },
  { id: "print-verdict", group: "board", keys: ["p"] },
  { id: "appeal-ruling", group: "board", keys: ["l"] },
  { id: "adjourn", group: "board", keys: ["Shift+J"] },

  { id: "start-round", group: "round", keys: ["s"] },
  { id: "all-arrived", group: "round", keys: ["Shift+A"] },
  { id: "confirm-defaults", group: "round", keys: ["d"] },
  { id: "print-forfeits", group: "round", keys: ["Shift+D"] },
  { id: "close-round", group: "round", keys: [] },
  { id: "audit-round", group: "round", keys: ["Shift+R"] },
  { id: "filter", group: "round", keys: ["f"] },
  { id: "previous-round", group: "round", keys: ["["] },
  { id: "next-round", group: "round", keys: ["]"] },
  { id: "previous-section", group: "round", keys: ["{"] },
  { id: "next-section", group: "round", keys: ["}"] },

  { id: "step-back", group: "line", keys: ["ArrowLeft"] },
  { id: "step-forward", group: "line", keys: ["ArrowRight"] },
  { id: "step-first", group: "line", keys: ["Home"] },
  { id: "step-last", group: "line", keys: ["End"] },
  { id: "flip", group: "line", keys: ["x"] },
  { id: "copy-fen", group: "line", keys: ["Shift+C"] },
  { id: "step-disputed", group: "line", keys: ["j"] },
  { id: "save-svg", group: "line", keys: [] },
  { id: "save-png", group: "line", keys: [] },
  { id: "next-notation", group: "line", keys: ["Shift+N"] },
  { id: "take-back-move", group: "line", keys: ["Shift+B"] },
  { id: "record-repetition", group: "line", keys: ["Ctrl+d"] },
  { id: "record-fifty", group: "line", keys: ["Ctrl+Shift+D"] },

  { id: "quick-line", group: "desk", keys: ["/"] },
  { id: "undo", group: "desk", keys: ["u"] },
  { id: "announce", group: "desk", keys: ["Shift+H"] },
  { id: "palette", group: "desk", keys: ["Ctrl+k"] },
  { id: "help", group: "desk", keys: ["?", "F1"] },
  { id: "menu", group: "desk", keys: ["F10"] },
  { id: "back", group: "desk", keys: ["Escape"] },

  { id: "go-round", group: "go", keys: ["g r"] },
  { id: "go-journal", group: "go", keys: ["g j"] },
  { id: "go-players", group: "go", keys: ["g p"] },
  { id: "go-competition", group: "go", keys: ["g c"] },
  { id: "go-laws", group: "go", keys: ["g l"] },
  { id: "go-claims", group: "go", keys: ["g d"] },
  { id: "go-replay", group: "go", keys: ["g v"] },
  { id: "go-clocks", group: "go", keys: ["g t"] },
  { id: "go-hall", group: "go", keys: ["g h"] },
  { id: "go-games", group: "go", keys: ["g g"] },
  { id: "go-reports", group: "go", keys: ["g o"] },
  { id: "go-appeals", group: "go", keys: ["g a"] },
  { id: "go-hall-all", group: "go", keys: ["g Shift+H"] },
  { id: "close-hall", group: "go", keys: ["g Shift+C"] },
  { id: "go-owed", group: "go", keys: ["g e"] },
  { id: "go-ask", group: "go", keys: ["g q"] },
  { id: "go-adjourned", group: "go", keys: ["g s"] },

  { id: "open", group: "file", keys: ["Ctrl+o"] },
  { id: "new", group: "file", keys: ["Ctrl+n"] },
  { id: "import", group: "file", keys: ["Ctrl+i"] },
  { id: "export-results", group: "file", keys: [] },
  { id: "export-incidents", group: "file", keys: [] },
  { id: "export-journal", group: "file", keys: [] },
  { id: "export-trf16", group: "file", keys: [] },
  { id: "export-trf26", group: "file", keys: ["Ctrl+e"] },
  { id: "games-in", group: "file", keys: ["Ctrl+g"] },
  { id: "games-out", group: "file", keys: ["Ctrl+Shift+G"] },
  { id: "audit-file", group: "file", keys: [] },
  { id: "save-report-pdf", group: "file", keys: ["Ctrl+p"] },
  { id: "save-report-html", group: "file", keys: ["Ctrl+s"] },
  { id: "save-copy", group: "file", keys: ["Ctrl+Shift+S"] },
  { id: "keep-mirror", group: "file", keys: ["Ctrl+m"] },
  { id: "sample", group: "file", keys: [] },
  { id: "famous-claims", group: "file", keys: [] },
  { id: "close", group: "file", keys: ["Ctrl+w"] },

  { id: "look-light", group: "look", keys: [] },
  { id: "look-dark", group: "look", keys: [] },
  { id: "look-contrast", group: "look", keys: [] },
  { id: "look-system", group: "look", keys: [] },
  { id: "larger", group: "look", keys: ["Ctrl++", "Ctrl+="] },
  { id: "smaller", group: "look", keys: ["Ctrl+-"] },
  { id: "usual-size", group: "look", keys: ["Ctrl+0"] },
] as const satisfies readonly Action[];

export type ActionId = (typeof ACTIONS)[number]["id"];
