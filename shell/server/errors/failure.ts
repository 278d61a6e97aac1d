import { ERROR_TABLE, isAppError } from "@serambi/kernel/errors";

import { isCallNotMade } from "./CallNotMade";

/** Which text of the catalogue tells a failure: `<kind>Title` and `<kind>Text`. */
export type FailureKind =
  | "badRequest"
  | "forbidden"
  | "notFound"
  | "unknownSite"
  | "method"
  | "previewOver"
  | "tooLarge"
  | "tooLong"
  | "mediaType"
  | "tooMany"
  | "internal"
  | "errorPage"
  | "account"
  | "accountAway"
  | "accountBusy"
  | "signIn"
  | "unavailable";

/** A failure as a visitor gets to know it. */
export interface Failure {
  readonly kind: FailureKind;
  readonly status: number;
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = {
  401: "forbidden",
  403: "forbidden",
  404: "notFound",
  405: "method",
  413: "tooLarge",
  414: "tooLong",
  415: "mediaType",
  429: "tooMany",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

/** The failure for an HTTP status. */
export const failureOfStatus = (status: number, retryAfterSeconds?: number): Failure => ({
  kind: KIND_BY_STATUS[status] ?? (status < 500 ? "badRequest" : "internal"),
  status,
  retryAfterSeconds,
});

const statusOf = (error: unknown): number | null => {
  const status = typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : null;
  return typeof status === "number" && status >= 400 && status < 500 ? status : null;
};

/** What a thrown error means for a visitor, and whether it is worth a line in the error log. */
export const readError = (error: unknown): { readonly failure: Failure; readonly isReported: boolean } => {
  if (isAppError(error))
    return {
      failure: failureOfStatus(error.status, error.retryAfterSeconds),
      isReported: ERROR_TABLE[error.code].report && !isCallNotMade(error),
    };
  // Fastify's own refusals (body too large, unknown content type …) carry their status.
  const status = statusOf(error);
  return { failure: failureOfStatus(status ?? 500), isReported: status === null };
};
