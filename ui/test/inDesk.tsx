// What every test of a place begins with: a written desk, the keyboard, and somewhere to be.
import { act, cleanup, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { RecordingProvider } from "../src/frame/recording";
import { WhereProvider, type Where } from "../src/frame/where";
import { forgetAll } from "../src/ipc/query";
import { KeyboardDesk } from "../src/keys/handlers";

/** The page believes to be in the window. */
export function beforePlace(): void {
  vi.stubGlobal("isTauri", true);
}

/** Nothing of one test is there in the next. */
export function afterPlace(): void {
  cleanup();
  act(forgetAll);
}

/** Renders a place as the frame does. */
export function openPlace(place: React.ReactNode, where: Partial<Where> = {}): UserEvent {
  render(
    <KeyboardDesk>
      <WhereProvider start={where}>
        <RecordingProvider>{place}</RecordingProvider>
      </WhereProvider>
    </KeyboardDesk>,
  );
  return userEvent.setup();
}
