import { firstActivity } from "../frame/whenNear";
import { whenQuiet } from "./whenQuiet";

/** How long a visitor who only reads is waited for. */
const PATIENCE_MS = 4_000;

/**
 * Once the page is quiet, and the visitor has made a first move or stayed for a while: for what even a slow line must have
 * finished before.
 */
export const whenSettled = async (): Promise<void> => {
  await whenQuiet();
  await Promise.race([firstActivity(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  await whenQuiet();
};
