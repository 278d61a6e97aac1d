import type { IncomingMessage } from "node:http";

import type { FastifyInstance } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";

/** Longer than any address of ours; Node itself refuses from 16 KB. */
const MAX_TARGET_LENGTH = 8_192;

/** Encoded slash, backslash or control character: nothing of ours has one, and proxies disagree on their meaning. */
const FORBIDDEN = /%(?:2f|5c|[01][0-9a-f]|7f)|[\\\x00-\x20\x7f]/i; // eslint-disable-line no-control-regex -- they are what is looked for
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The path of a request target, without query or fragment. */
export const pathOf = (target: string): string => {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
};

const isDecodable = (text: string): boolean => {
  if (!text.includes("%")) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const isPlain = (path: string): boolean =>
  path.startsWith("/") && !FORBIDDEN.test(path) && !DOT_SEGMENT.test(path) && isDecodable(path);

/**
 * The status that refuses a request target, or null. What passes means one thing to everybody: a path from the root, well
 * encoded, without encoded slashes and dot segments, of a sane length.
 */
const refusalOf = (target: string): 400 | 414 | null => {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  return isPlain(pathOf(target)) ? null : 400;
};

/** What the router sees: a refused target never reaches it, so that its own answers to one are never seen. */
export const routedTarget = (request: IncomingMessage): string => {
  const target = request.url ?? "/";
  return refusalOf(target) === null ? target : "/";
};

/** Refuses what `routedTarget` hid, with an answer like any other. */
export const registerTargetCheck = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, reply, done) => {
    const status = refusalOf(request.originalUrl);
    if (status === null) done();
    else sendFailure(request, reply, failureOfStatus(status));
  });
};
