import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { FastifyServerOptions } from "fastify";

/** From a proxy or a test; anything else would let a visitor write into the log. */
const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the one it came with where that is well formed, a new one otherwise. */
export const requestId = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
};

const MAX_CAUSES = 5;

interface LoggedError {
  readonly type: string;
  readonly message: string;
}

/** Any thrown value, read by name only. Errors of other realms count: a remote's code runs in one. */
const fieldsOf = (thrown: unknown): Readonly<Record<string, unknown>> =>
  typeof thrown === "object" && thrown !== null ? (thrown as Record<string, unknown>) : { message: String(thrown) };

const textOf = (value: unknown, fallback = ""): string => (typeof value === "string" ? value : fallback);

/** An error with its chain of causes, and nothing else of it: the causes of failed calls hold requests, with their tokens. */
const describeError = (thrown: unknown, depth = 0): LoggedError => {
  const { name, message, code, cause } = fieldsOf(thrown);
  return {
    type: textOf(name, "Error"),
    message: textOf(message),
    ...(typeof code === "string" && { code }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
};

const serializeError = (thrown: unknown) => ({ ...describeError(thrown), stack: textOf(fieldsOf(thrown)["stack"]) });

export interface LogSettings {
  readonly level: string;
  /** Where lines go; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined;
}

/** JSON lines without host name and process id: whoever collects them knows both. */
export const logOptions = ({ level, stream }: LogSettings): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  base: null,
  serializers: { err: serializeError },
  ...(stream && { stream }),
});
