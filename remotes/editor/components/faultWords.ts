import { isAppError } from "@serambi/kernel/errors";

import { isLost } from "../contract/isLost";

/** Words for a call that failed: the site's own, or that there was no answer. */
export const faultWords = (fault: unknown, t: { readonly noAnswer: string }): string => {
  // Code of the page that could not be fetched is no error of ours, and has no words for people either.
  if (!isAppError(fault) || isLost(fault)) return t.noAnswer;
  return Object.values(fault.fields ?? {})[0] ?? fault.message;
};
