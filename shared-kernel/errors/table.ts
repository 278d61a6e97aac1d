/**
 * Every failure the product expects, in one closed table.
 * `status` is the HTTP status a page or gateway answer carries, `report` says whether
 * it is worth a line in the error log (a visitor being offline is not).
 */
export const ERROR_TABLE = {
  "bad-request": { status: 400, report: false },
  unauthorized: { status: 401, report: false },
  forbidden: { status: 403, report: false },
  "not-found": { status: 404, report: false },
  conflict: { status: 409, report: false },
  "too-large": { status: 413, report: false },
  invalid: { status: 422, report: false },
  "too-many": { status: 429, report: false },
  internal: { status: 500, report: true },
  upstream: { status: 502, report: true },
  malformed: { status: 502, report: true },
  offline: { status: 503, report: false },
  unavailable: { status: 503, report: true },
  timeout: { status: 504, report: true },
} as const satisfies Record<string, { status: number; report: boolean }>;

export type ErrorCode = keyof typeof ERROR_TABLE;

export const ERROR_CODES = Object.keys(ERROR_TABLE) as readonly ErrorCode[]; // keys of a literal: exactly the codes
