import { isAppError } from "@serambi/kernel/errors";

import type { PageStateResult } from "../../client/boot/pageState";
import type { PageResult } from "../../client/page/types";

const failureStatus = ({ phase, error }: Extract<PageResult, { kind: "failed" }>): number => {
  if (phase === "preload" && isAppError(error)) return error.status;
  return phase === "preload" || phase === "render" ? 500 : 503;
};

/** The HTTP status that says what became of a page. A remote that cannot be loaded is a matter of time: 503. */
export const statusOf = (result: PageResult): number => {
  switch (result.kind) {
    case "page":
      return result.status;
    case "not-found":
      return 404;
    case "refused":
    case "redirect":
      return result.status;
    case "failed":
      return failureStatus(result);
    case "absent":
      return 503; // for whoever runs no scripts: it comes back
  }
};

/** What the browser is told of it. */
export const stateOf = (result: Exclude<PageResult, { kind: "redirect" }>): PageStateResult => {
  switch (result.kind) {
    case "refused":
      return { kind: "refused", status: result.status, message: result.message };
    case "failed":
    case "absent":
      return { kind: result.kind, remote: result.remote, version: result.version };
    case "page":
    case "not-found":
      return { kind: result.kind };
  }
};
