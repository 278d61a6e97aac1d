import type { RemoteFailure } from "../page/types";
import { takeReload } from "./takeReload";
import { keepTyped } from "./typedText";

/** Code that was not there, or not the one that was shipped: a fresh page may know better. */
const CODE_PHASES: ReadonlySet<RemoteFailure["phase"]> = new Set(["entry", "chunk"]);

/**
 * Loads a page anew whose code could not be had, at most once per minute, with what was typed kept
 * (specification section 4: chunk-load errors).
 * @returns false where it does not help, or was just done: the page says so then
 */
export const reloadFor = async ({ phase }: RemoteFailure, address: string): Promise<boolean> => {
  if (!CODE_PHASES.has(phase) || !(await takeReload(Date.now()))) return false;
  keepTyped();
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
};
