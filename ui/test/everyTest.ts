// What holds for every test of the page. The files of a worker share one page's modules, so each test leaves them empty.
import { act, cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetGames } from "../src/games/held";
import { forgetAll } from "../src/ipc/query";
import { resultByKey } from "../src/quickline/boardNumber";

configure({ asyncUtilTimeout: 20_000 });

// Nothing has a size here, so a list shows all its rows; that it shows only those in view is seen in the real window.
vi.mock("@tanstack/react-virtual", () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getTotalSize: () => count * 32,
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, start: index * 32 })),
    measure: () => {},
    measureElement: () => {},
    scrollToIndex: () => {},
  }),
}));

beforeEach(() => {
  // The page believes to be in the window.
  vi.stubGlobal("isTauri", true);
});

afterEach(() => {
  cleanup();
  act(() => {
    forgetAll();
    forgetGames();
  });
  resultByKey(undefined, Promise.resolve(null));
  localStorage.clear();
});
