import { DatabaseUnavailable } from "../database/DatabaseUnavailable";
import { isNoRoom } from "./DiskFaults";
import type { Messages } from "./messages/id";

interface FailureOptions {
  /** Messages by field name, for 422. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For the log; never answered. */
  readonly cause?: unknown;
}

/** A request that is answered with a failure (decisions, section 8). `message` is shown to people, in the tenant's language. */
export class ApiFailure extends Error {
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    readonly status: number,
    message: string,
    { fields, cause }: FailureOptions = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ApiFailure";
    this.fields = fields;
  }
}

/** The failure itself when it was expected; 503 without a database or where nothing can be written; anything else is a bug and 500. */
export const toApiFailure = (error: unknown, texts: Messages): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  if (error instanceof DatabaseUnavailable) return new ApiFailure(503, texts.unavailable, { cause: error });
  if (isNoRoom(error)) return new ApiFailure(503, texts.noRoom, { cause: error });
  return new ApiFailure(500, texts.internal, { cause: error });
};
