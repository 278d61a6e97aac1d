import { isAppError } from "@serambi/kernel/errors";

import type { SentResult } from "../../client/page/sentPage";
import type { RemoteFailure } from "../../client/page/types";
import type { LoadResult } from "./loadPage";
import { RedirectCircle } from "./RedirectCircle";

const failureStatus = ({ phase, error }: RemoteFailure): number => {
  if (phase === "loader" && (isAppError(error) || error instanceof RedirectCircle)) return error.status;
  return phase === "loader" || phase === "render" ? 500 : 503;
};

/** What a page came to that is shown, or says why it is not. */
export type ShownResult = Exclude<LoadResult, { kind: "redirect" }>;

/** The HTTP status that says what became of a page. A remote that cannot be loaded is a matter of time: 503. */
export const statusOf = (result: ShownResult): number => {
  switch (result.kind) {
    case "page":
      return result.sent.status;
    case "not-found":
      return 404;
    case "refused":
      return result.status;
    case "failed":
      return failureStatus(result);
    case "absent":
      return 503; // for whoever runs no scripts
  }
};

/** What the browser is told of it. */
export const sentResult = (result: ShownResult): SentResult => {
  switch (result.kind) {
    case "page":
      return result.sent;
    case "failed":
      return { kind: "failed", remote: result.remote, version: result.version };
    case "absent":
    case "not-found":
    case "refused":
      return result;
  }
};
