import type { Environment, ServiceCall } from "@serambi/kernel/service";

import type { Reasoned } from "./compose";

interface Writing {
  readonly question: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly log: ServiceCall["log"];
}

/** A few words: what is shown as one step. */
const STEP = /(?:\S+\s*){1,4}/g;

/** The answer in steps; between them others have their turn. */
export async function* writeAnswer({ answer }: Reasoned, { signal }: Writing): AsyncGenerator<string> {
  for (const step of answer.text.match(STEP) ?? []) {
    if (signal.aborted) return;
    yield step;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
