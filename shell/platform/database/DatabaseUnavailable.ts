/** No connection to the database: a fault of the moment, answered with 503, and not a bug. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "DatabaseUnavailable";
  }
}
