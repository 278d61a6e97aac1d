import type { FastifyInstance, FastifyRequest } from "fastify";

import { failureOfStatus } from "../errors/failure";
import { sendFailure } from "../errors/sendFailure";

/** Node keeps the first of several Host lines silently. */
const hostLines = ({ raw: { rawHeaders } }: FastifyRequest): number =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;

/**
 * Refuses a request that names several hosts, whatever it is for: a proxy before this server may have believed the last of
 * them, and would keep one site's answer for another.
 */
export const registerHostCheck = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, reply, done) => {
    if (hostLines(request) <= 1) done();
    else sendFailure(request, reply, failureOfStatus(400));
  });
};
