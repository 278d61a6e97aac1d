import { pipeline, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { AppError } from "@serambi/kernel/errors";
import type { FastifyRequest } from "fastify";

import { maxBodyBytes } from "./acceptCall";
import type { AllowedCall } from "./allowList";
import { limitBytes } from "./limitBytes";

const parse = (body: Buffer | null): unknown => {
  try {
    return body === null ? undefined : JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
};

/** A body that is what its call was declared to take. */
const checked = <B extends Buffer | null>(body: B, call: AllowedCall): B => {
  if (!call.body || call.body.safeParse(parse(body)).success) return body;
  throw new AppError("bad-request", `The body of ${call.method} ${call.path} is not what was declared`);
};

/** Browsers of this product send files in parts of 192 KB. */
const SMALL_FILE_BYTES = 256 * 1024;

/** A length that is not said is not a small one. */
const isSmall = ({ headers }: FastifyRequest): boolean =>
  Number(headers["content-length"] ?? Infinity) <= SMALL_FILE_BYTES;

/**
 * The body that a visitor sends with a call. A large file is passed on as it comes. Anything else goes to its host only once it is whole: a
 * visitor who sends a byte now and then would hold one of the host's connections, and a few of them all of it.
 * @throws AppError too-large; bad-request where it is not what the call takes; the stream's own error where the visitor has gone
 */
export const bodyOf = async (request: FastifyRequest, call: AllowedCall): Promise<Readable | Buffer | null> => {
  const body = request.body as Readable | undefined; // the gateway's parser hands the stream on as it is
  if (!body) return checked(null, call);
  const limited = limitBytes(maxBodyBytes(call));
  // A failure of either end reaches whoever reads the limited stream.
  pipeline(body, limited, () => undefined);
  return call.isUpload && !isSmall(request) ? limited : checked(await buffer(limited), call);
};
