// What every test of a place begins with: a written desk, the keyboard, and somewhere to be.
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { RecordingProvider } from "../src/frame/recording";
import { WhereProvider, type Where } from "../src/frame/where";
import { KeyboardDesk } from "../src/keys/handlers";

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
