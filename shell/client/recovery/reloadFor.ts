import type { RemoteFailure } from "../page/types";
import { isCodeFailure } from "./isCodeFailure";
import { takeReload } from "./takeReload";
import { keepTyped } from "./typedText";

/**
 * Loads a page anew whose code could not be had, at most once per minute, with what was typed kept
 * (specification section 4: chunk-load errors).
 * @returns false where it does not help, or was just done: the page says so then
 */
export const reloadFor = async (failure: RemoteFailure, address: string): Promise<boolean> => {
  if (!isCodeFailure(failure) || !(await takeReload(Date.now()))) return false;
  keepTyped();
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
};
