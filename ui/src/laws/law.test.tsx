import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, words } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { useWhere } from "../frame/where";
import { Because } from "../widgets/Because";
import { LawPanel } from "./LawPanel";

beforeEach(() => {
  fakeDesk();
});

function Place() {
  const { where } = useWhere();
  return <p data-testid="place">{`${where.place} ${where.cites ?? ""}`}</p>;
}

function open() {
  return openPlace(
    <>
      <Because because={[{ article: "7.5.5", code: "2023:7.5.5", title: words("Second illegal move") }]} />
      <input aria-label="half typed" />
      <Place />
      <LawPanel competition={COMPETITION} />
    </>,
  );
}

test("a citation opens its Article beside what cites it; what was typed stays, and Escape goes back to it", async () => {
  const user = open();
  await user.type(screen.getByLabelText("half typed"), "34");
  const citation = screen.getByRole("button", { name: /7\.5\.5/ });
  await user.click(citation);
  await screen.findByText("The second one loses.");
  expect((screen.getByLabelText("half typed") as HTMLInputElement).value).toBe("34");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("The second one loses.")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(citation));
});

test("an Article leads to the entries that cite it, and others are found by number or word", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: /7\.5\.5/ }));
  await screen.findByText("The second one loses.");
  await user.type(screen.getByRole("textbox", { name: /Find an Article/ }), "second");
  expect(screen.getAllByRole("button", { name: /7\.5\.5 Second illegal move/ }).length).toBeGreaterThan(0);
  await user.click(screen.getByRole("button", { name: "2 entries cite it" }));
  expect(screen.getByTestId("place").textContent).toBe("journal 2023:7.5.5");
});
