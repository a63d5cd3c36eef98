import { expect, test } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ACTIONS, GROUPS } from "../src/keys/actions";
import { PLACES } from "../src/frame/where";
import { FILTERS } from "../src/round/RoundFoot";
import { isKnown } from "../src/text/say";

const locales = import.meta.glob<string>("../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.{ts,tsx}", "!../src/**/*.test.*"], { query: "?raw", import: "default", eager: true });

test("every sentence the page asks for is written", () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
  );
  const printed = [
    ...ACTIONS.map((action) => `action-${action.id}`),
    ...GROUPS.map((group) => `group-${group}`),
    ...PLACES.map((place) => `place-${place}`),
    ...FILTERS.map((filter) => `filter-${filter}`),
  ];
  expect(asked.length).toBeGreaterThan(150);
  expect([...asked, ...printed].filter((id) => !isKnown(id))).toEqual([]);
});

test("no two files of a language write the same sentence, and all of them can be read", () => {
  const bundle = new FluentBundle("en");
  const errors = Object.values(locales).flatMap((source) => bundle.addResource(new FluentResource(source)));
  expect(errors.map(String)).toEqual([]);
});

test("a sentence with an Article number in it would hold a rule", () => {
  const own = Object.entries(locales).find(([path]) => path.endsWith("/ui.ftl"))?.[1] ?? "";
  expect([...own.matchAll(/\b\d{1,2}\.\d{1,2}(\.\d+)?\b/g)].map((match) => match[0])).toEqual([]);
});
