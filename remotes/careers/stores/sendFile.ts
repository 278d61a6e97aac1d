import { isAppError } from "@serambi/kernel/errors";

import type { FileState } from "../contract/bodies";
import type { CvChange, CvDeps } from "../contract/CvSending";
import { PART_BYTES } from "../contract/limits";

const LOST = new Set(["offline", "timeout", "unavailable", "too-many", "upstream"]);

const CHUNK = 8192;

/** Bytes as base64; a large array is no list of arguments. */
const base64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

interface Sending {
  readonly signal: AbortSignal;
  readonly onBegun: (id: string) => void;
  readonly onChange: (change: CvChange) => void;
}

/** Sends a file in parts. A line that breaks is waited for, and the file goes on where the server has it; it comes with the first file that is chosen. */
export const sendFile = async (file: File, deps: CvDeps, { signal, onBegun, onChange }: Sending): Promise<void> => {
  /** Tries again after each lost connection, with `again` where that is another call. */
  const persist = async (first: () => Promise<FileState>, again = first): Promise<FileState> => {
    let call = first;
    for (;;) {
      try {
        return await call();
      } catch (error) {
        if (signal.aborted || !isAppError(error) || !LOST.has(error.code)) throw error;
        onChange({ phase: "paused" });
        await deps.untilOnline(signal);
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
      const part = base64(new Uint8Array(await file.slice(from, from + PART_BYTES).arrayBuffer()));
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
    onChange({ phase: "failed", fault: error.fields?.["cv"] ?? error.fields?.["sizeBytes"] ?? error.message });
  }
};
