import { SANDBOX_PATH } from "@serambi/kernel/remote";
import type { FastifyInstance } from "fastify";

import { SANDBOX_PAGE, SANDBOX_POLICY } from "./sandboxPage";

/**
 * The document of frames without an origin (docs/decisions/0057). A service worker never answers for such a frame, so the browser's own
 * cache has to keep it for use without a network: its address says which form it has, and what is there once is right for ever.
 */
export const registerSandbox = (app: FastifyInstance): void => {
  app.get(SANDBOX_PATH, { config: { kind: "static" } }, (_request, reply) => {
    reply.raw.removeHeader("x-frame-options");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": SANDBOX_POLICY,
        "cross-origin-resource-policy": "cross-origin",
        "x-robots-tag": "noindex",
      })
      .type("text/html; charset=utf-8")
      .send(SANDBOX_PAGE);
  });
};
