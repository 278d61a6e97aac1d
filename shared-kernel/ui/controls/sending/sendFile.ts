import { isAppError } from "../../../errors";
import type { FileChange, FileDeps, FileState } from "./fileDeps";
import { untilOnline } from "./untilOnline";

/** The size of one part in bytes: on a slow telephone's line it arrives before a call is given up. */
export const PART_BYTES = 192 * 1024;

const LOST = new Set(["offline", "timeout", "unavailable", "too-many", "upstream"]);

interface Sending {
  readonly signal: AbortSignal;
  readonly onBegun: (id: string) => void;
  readonly onChange: (change: FileChange) => void;
  /** Resolves when there may be a connection again. */
  readonly wait?: (signal: AbortSignal) => Promise<void>;
}

/** Sends a file in parts. A line that breaks is waited for, and the file goes on where the server has it; it comes with the first file that is chosen. */
export const sendFile = async (
  file: File,
  deps: FileDeps,
  { signal, onBegun, onChange, wait = untilOnline }: Sending,
): Promise<void> => {
  /** Tries again after each lost connection, with `again` where that is another call. */
  const persist = async (first: () => Promise<FileState>, again = first): Promise<FileState> => {
    let call = first;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (signal.aborted || !isAppError(error) || !LOST.has(error.code)) throw error;
        onChange({ phase: "paused" });
        await wait(signal);
        signal.throwIfAborted();
        onChange({ phase: "sending" });
        call = again;
      }
    }
  };
  try {
    let state = await persist(() => deps.begin(file.name, file.size, signal));
    const { id } = state;
    onBegun(id);
    while (!state.isWhole) {
      const from = state.receivedBytes;
      const part = file.slice(from, from + PART_BYTES);
      state = await persist(
        () => deps.sendPart(id, from, part, signal),
        // The answer may be what was lost: the server says how much it has.
        () => deps.stateOf(id, signal),
      );
      onChange({
        phase: state.isWhole ? "done" : "sending",
        received: state.receivedBytes,
        id: state.isWhole ? id : null,
      });
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!isAppError(error)) throw error;
    onChange({ phase: "failed", fault: Object.values(error.fields ?? {})[0] ?? error.message });
  }
};
