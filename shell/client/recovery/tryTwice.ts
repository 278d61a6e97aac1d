import type { RemoteFailure } from "../page/types";
import { isCodeFailure } from "./isCodeFailure";

/** Whoever waited longer for nothing is not made to wait as long again. */
const QUICK_MS = 2_000;

/**
 * Makes a page, once more where its code could not be had: of the same release, since a line that broke off is no reason to lose
 * the page that is open. What fails again, or took long to fail, is for `reloadFor`.
 */
export const tryTwice = async <T>(
  make: () => Promise<T | RemoteFailure>,
  report: (failure: RemoteFailure) => void,
): Promise<T | RemoteFailure> => {
  const begun = performance.now();
  const first = await make();
  if (!isCodeFailure(first) || !navigator.onLine || performance.now() - begun > QUICK_MS) return first;
  report(first);
  return make();
};
