import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

import type { FastifyServerOptions } from "fastify";

import { pathOf } from "../security/requestTarget";

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

/** E-mail addresses, and numbers as long as those of phones and accounts. */
const PERSONAL = /[^\s"'<>(,;:=]+@[^\s"'<>),;]+|\+?\d(?:[ -]?\d){7,}/g;

/**
 * What an error says, where those are our own words. A parser's hold a piece of what it read; a host's are meant for one visitor,
 * and its own log has them under the same request id.
 */
const messageOf = ({ name, message, cause }: Readonly<Record<string, unknown>>): string => {
  if (name === "SyntaxError") return "The text could not be parsed";
  if (fieldsOf(cause)["response"] !== undefined) return "The host said that it failed";
  return textOf(message).replace(PERSONAL, "…");
};

/** An error with its chain of causes, and nothing else of it: the causes of failed calls hold requests, with their tokens. */
const describeError = (thrown: unknown, depth = 0): LoggedError => {
  const fields = fieldsOf(thrown);
  const { name, code, cause } = fields;
  return {
    type: textOf(name, "Error"),
    message: messageOf(fields),
    ...(typeof code === "string" && { code }),
    ...(cause !== undefined && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
};

/** Where it was thrown. The lines before that repeat the message. */
const framesOf = (thrown: unknown): string =>
  /\n\s+at [\s\S]*/.exec(textOf(fieldsOf(thrown)["stack"]))?.[0].trim() ?? "";

const serializeError = (thrown: unknown) => ({ ...describeError(thrown), stack: framesOf(thrown) });

/** For whoever logs a request as it is: without its query, its headers and its visitor's address. */
const serializeRequest = ({ method = "", url = "" }: Pick<IncomingMessage, "method" | "url">) => ({
  method,
  path: pathOf(url),
});

export interface LogSettings {
  readonly level: string;
  /** Where lines go; standard output by default. */
  readonly stream?: { write(line: string): void } | undefined;
}

/** JSON lines without host name and process id: whoever collects them knows both. */
export const logOptions = ({ level, stream }: LogSettings): NonNullable<FastifyServerOptions["logger"]> => ({
  level,
  base: null,
  serializers: { err: serializeError, req: serializeRequest },
  ...(stream && { stream }),
});
