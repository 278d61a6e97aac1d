import { pipeline, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import type { FastifyRequest } from "fastify";

import { maxBodyBytes } from "./acceptCall";
import type { AllowedCall } from "./allowList";
import { limitBytes } from "./limitBytes";

/**
 * What a visitor sends with a call. A file is passed on as it comes. Anything else goes to its host only once it is whole: a
 * visitor who sends a byte now and then would hold one of the host's connections, and a few of them all of it.
 * @throws AppError too-large; the stream's own error where the visitor has gone
 */
export const bodyOf = async (request: FastifyRequest, call: AllowedCall): Promise<Readable | Buffer | null> => {
  const body = request.body as Readable | undefined; // the gateway's parser hands the stream on as it is
  if (!body) return null;
  const limited = limitBytes(maxBodyBytes(call));
  // A failure of either end reaches whoever reads the limited stream.
  pipeline(body, limited, () => undefined);
  return call.isUpload ? limited : buffer(limited);
};
