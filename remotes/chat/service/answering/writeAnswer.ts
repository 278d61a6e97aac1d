import type { Reasoned } from "./compose";

/** A few words: what is shown as one step. */
const STEP = /(?:\S+\s*){1,4}/g;

/** The answer in steps; between them others have their turn. */
export async function* writeAnswer({ answer }: Reasoned, signal: AbortSignal): AsyncGenerator<string> {
  for (const step of answer.text.match(STEP) ?? []) {
    if (signal.aborted) return;
    yield step;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
