import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { invalidate, patch, useQuery } from "./query";

afterEach(cleanup);

function Shown({ name, load }: { name: string; load: () => Promise<string> }) {
  const { value, refusal } = useQuery(name, load);
  return <p>{refusal ? `refused ${refusal.code}` : (value ?? "nothing yet")}</p>;
}

test("the old value stays on the screen while a newer one is asked for", async () => {
  let answer: (value: string) => void = () => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  render(<Shown name="q1" load={load} />);
  await act(async () => answer("first"));
  act(() => invalidate("q1"));
  expect(screen.getByText("first")).toBeTruthy();
  await act(async () => answer("second"));
  expect(screen.getByText("second")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test("an answer that was overtaken is dropped", async () => {
  const answers: ((value: string) => void)[] = [];
  render(<Shown name="q2" load={() => new Promise((resolve) => answers.push(resolve))} />);
  act(() => invalidate("q2"));
  await act(async () => answers[1]?.("newer"));
  await act(async () => answers[0]?.("older"));
  expect(screen.getByText("newer")).toBeTruthy();
});

test("what was recorded is put in without another question", async () => {
  const load = vi.fn(() => Promise.resolve("read"));
  render(<Shown name="q3" load={load} />);
  await screen.findByText("read");
  act(() => patch<string>("q3", (was) => `${was} and recorded`));
  expect(screen.getByText("read and recorded")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test("a refusal is kept as one, whatever was thrown", async () => {
  render(<Shown name="q4" load={() => Promise.reject(new Error("gone"))} />);
  expect(await screen.findByText("refused internal")).toBeTruthy();
});
