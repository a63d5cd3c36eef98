import { Frame } from "./frame/Frame";
import { RecordingProvider } from "./frame/recording";
import { WhereProvider } from "./frame/where";
import { KeyboardDesk } from "./keys/handlers";

/** The whole page. */
export function Desk() {
  return (
    <KeyboardDesk>
      <WhereProvider>
        <RecordingProvider>
          <Frame />
        </RecordingProvider>
      </WhereProvider>
    </KeyboardDesk>
  );
}
