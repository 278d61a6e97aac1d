import type { FastifyReply } from "fastify";

const POLICY = "content-security-policy";

/** Lets pages of any site show this answer in a frame: of a page that says so (`isEmbeddable`). */
export const allowFraming = (reply: FastifyReply): void => {
  const policy = String(reply.raw.getHeader(POLICY) ?? "");
  reply.raw.setHeader(POLICY, policy.replace(/\bframe-ancestors [^;]*/, "frame-ancestors *"));
  reply.raw.removeHeader("x-frame-options");
};
