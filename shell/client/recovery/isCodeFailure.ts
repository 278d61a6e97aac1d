import { isFailure } from "../page/attempt";
import type { RemoteFailure } from "../page/types";

/** Code that was not there, or not the one that was shipped: another try, or a fresh page, may know better. */
const CODE_PHASES: ReadonlySet<RemoteFailure["phase"]> = new Set(["entry", "chunk"]);

export const isCodeFailure = (value: unknown): value is RemoteFailure =>
  isFailure(value) && CODE_PHASES.has(value.phase);
