import type { FastifyReply } from "fastify";

/** Aborted when the visitor has gone, or has the whole answer. */
export const goneSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController();
  if (reply.raw.destroyed) controller.abort();
  else reply.raw.once("close", () => controller.abort());
  return controller.signal;
};
