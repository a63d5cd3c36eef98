// What the written desk says about clocks, arrivals and the hall.
import type { ArrivalsShown, ClockBoard, ClockLine, ClockRound, ClockSheet, HallShown, Message } from "../src/ipc/model";

const words = (id: string): Message => ({ id, args: {} });

const board = (number: number, over: Partial<ClockBoard>): ClockBoard => ({
  game: `g${number}`, board: number, matchText: null, names: { white: "Aldana, Ruy", black: "Brok, Maarten" },
  shown: { white: "0:31:02", black: "0:28:40" }, moveText: "28.", atText: "16:22", since: words("12 minutes ago"),
  underFive: false, mayBeUnder: false, flagged: false, gapText: null, openIncidents: 0, ...over,
});

export const CLOCKS: ClockRound = {
  section: "s-a", round: 3, flagged: 1,
  rows: [
    board(11, { underFive: true, shown: { white: "0:03:41", black: "0:20:00" } }),
    board(4, { flagged: true, gapText: "−0:09:30", openIncidents: 1 }),
    board(12, { shown: { white: null, black: null }, since: null, atText: null, moveText: null }),
  ],
};

const line = (over: Partial<ClockLine>): ClockLine => ({
  kind: "call", about: null, atText: "15:44", hallText: "0:40:00", moveText: "13.", completed: { white: 12, black: 12 },
  shown: { white: "1:18:10", black: "1:22:30" }, used: { white: "0:18:20", black: "0:14:00" }, gapText: "+0:07:40",
  flagged: false, sums: [{ side: "white", lines: [words("time of the periods so far 1:30:00"), words("used 0:18:20")] }],
  says: [], because: [], ...over,
});

export const SHEET: ClockSheet = {
  game: "g12", board: 12, matchText: null, names: { white: "Correa, Pia", black: "Dunne, Sorcha" },
  controlText: "40/90+30:30+30", startedText: "15:04", says: [],
  lines: [
    line({ gapText: "+0:00:20" }),
    line({ flagged: true, gapText: "−0:09:30", says: [words("check the increment")], because: [{ article: "6.10.2", code: "2023:6.10.2", title: words("Wrong setting") }] }),
  ],
};

export const ARRIVALS: ArrivalsShown = {
  section: "s-a", round: 3, startedText: "15:04", untilText: "15:34", leftText: "0:11:20", passed: false,
  defaultTime: words("default time 30 minutes"), missing: 1,
  rows: [{
    game: "g9", board: 9, matchText: null, white: { name: "Aldana, Ruy", arrivedText: "15:02", late: false },
    black: { name: "Hovland, Ingrid", arrivedText: null, late: false }, clocks: { white: "1:30:30", black: "1:11:40" },
    running: "black", says: [], sums: [], because: [],
  }],
};

export const HALL: HallShown = {
  competition: "Harbour Open", timeText: "15:22:40", announcement: "Round 4 begins at 20:00",
  sections: [{ name: "Open A", round: 3, control: words("90 minutes for 40 moves"), sinceText: "0:18:40", defaultLeftText: "0:11:20", defaultPassed: false, announcement: null }],
};
