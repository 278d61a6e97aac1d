import { ERROR_TABLE, type ErrorCode } from "./table";

const BRAND = Symbol.for("serambi.AppError");

interface AppErrorOptions {
  /** What happened before: kept for the log, never shown. */
  cause?: unknown;
  /** Validation messages by field name, in the tenant's language (decisions, section 8). */
  fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before another try, from `Retry-After`. */
  retryAfterSeconds?: number;
}

/**
 * An expected failure. Its `code` is out of the closed table; anything that is not an AppError is a bug.
 * Several copies of this class live in one page (each remote bundles its own), so it is recognised by
 * a brand and not by `instanceof`.
 */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_TABLE[this.code].status;
  }
}

export const isAppError = (value: unknown): value is AppError =>
  typeof value === "object" && value !== null && BRAND in value;

/** The error itself when it was expected, `internal` with the cause chained when it is a bug. */
export const toAppError = (value: unknown): AppError =>
  isAppError(value)
    ? value
    : new AppError("internal", value instanceof Error ? value.message : String(value), { cause: value });

const CODE_BY_STATUS = new Map<number, ErrorCode>([
  [400, "bad-request"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not-found"],
  [408, "timeout"],
  [409, "conflict"],
  [413, "too-large"],
  [422, "invalid"],
  [429, "too-many"],
  [503, "unavailable"],
  [504, "timeout"],
]);

/** The code for an HTTP status that an upstream host answered with. */
export const codeForStatus = (status: number): ErrorCode =>
  CODE_BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? "bad-request" : "upstream");
