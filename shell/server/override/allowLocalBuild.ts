import type { FastifyReply } from "fastify";

const POLICY = "content-security-policy";
const DIRECTIVES = /\b(?:script|style|img|font|connect)-src [^;]*/g;

/** Lets one answer load from the one place on the visitor's own machine that a local build is served from. */
export const allowLocalBuild = (reply: FastifyReply, address: string): void => {
  const { origin } = new URL(address);
  const policy = String(reply.raw.getHeader(POLICY) ?? "");
  reply.raw.setHeader(
    POLICY,
    policy.replace(DIRECTIVES, (directive) => `${directive} ${origin}`),
  );
};
