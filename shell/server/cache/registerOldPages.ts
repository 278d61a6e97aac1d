import { Readable } from "node:stream";

import type { FastifyInstance } from "fastify";

import { writeCachedPage } from "./CachedPage";
import type { PageCache } from "./PageCache";

declare module "fastify" {
  interface FastifyRequest {
    /** The address of a page that may be sent from before where none can be made. */
    oldAddress: string | null;
  }
}

/** Answers of a page that its host, the database or the renderer is to blame for. */
const DOWN: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Where a page for anybody cannot be made, the one that was kept is sent: as old as the operator allows, and it says so
 * (RFC 9111, section 5.1; `Warning` is of RFC 7234 and still read by caches).
 */
export const registerOldPages = (app: FastifyInstance, cache: Pick<PageCache, "findOld">): void => {
  app.decorateRequest("oldAddress", null);
  app.addHook("onSend", async (request, reply, payload) => {
    if (!DOWN.has(reply.statusCode) || request.oldAddress === null) return payload;
    const old = await cache.findOld(request.oldAddress);
    if (!old) return payload;
    if (payload instanceof Readable) payload.destroy();
    for (const name of ["retry-after", "content-length", "content-encoding"]) void reply.removeHeader(name);
    const body = writeCachedPage(request, reply, old.page);
    void reply.header("age", Math.floor(old.ageMs / 1000)).header("warning", '110 - "Response is Stale"');
    return body;
  });
};
