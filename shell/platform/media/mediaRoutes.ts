import type { FastifyInstance } from "fastify";

import { ApiFailure } from "../app/ApiFailure";
import { messagesFor } from "../app/messages/messagesFor";
import type { MediaFile } from "./readMedia";
import { readRange } from "./readRange";

/** A file keeps its address when it is drawn anew: an hour at most, and then only if it has changed. */
const CACHE = "public, max-age=3600, stale-while-revalidate=86400";
/** A name with the hash of what is in it: what is in it never changes. */
const HASHED = /-[0-9a-f]{8}\.\w+$/;
const CACHE_HASHED = "public, max-age=31536000, immutable";
/** A photograph that was taken back may be shown out of a cache for so long. */
const CACHE_SENT = "public, max-age=600";
/** A drawing that is opened by itself runs nothing and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * Logos, favicons, pictures, films and recordings under `/media/<tenant>/<file>`: public, because a browser asks for them before there is any token,
 * and in parts, because players ask for the part that they are about to show. Photographs of visitors that a service shows are there, too.
 */
export const mediaRoutes = (
  app: FastifyInstance,
  files: ReadonlyMap<string, MediaFile>,
  readSent: (tenant: string, file: string) => Promise<Buffer | null>,
): void => {
  app.get<{ Params: { tenant: string; file: string } }>("/media/:tenant/:file", async (request, reply) => {
    const { tenant, file } = request.params;
    const found = files.get(`${tenant}/${file}`);
    const sent = found ? null : await readSent(tenant, file);
    if (sent)
      return reply
        .headers({
          "cache-control": CACHE_SENT,
          "content-security-policy": POLICY,
          "x-content-type-options": "nosniff",
        })
        .type(file.endsWith(".png") ? "image/png" : "image/jpeg")
        .send(sent);
    if (!found) throw new ApiFailure(404, messagesFor().notFound);
    reply.headers({
      "accept-ranges": "bytes",
      "cache-control": HASHED.test(file) ? CACHE_HASHED : CACHE,
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      etag: found.etag,
    });
    if (request.headers["if-none-match"] === found.etag) return reply.code(304).send();
    const { length } = found.bytes;
    // A part of what was there before would not fit.
    const version = request.headers["if-range"];
    const isCurrent = version === undefined || version === found.etag;
    const range = isCurrent ? readRange(request.headers.range, length) : null;
    if (range === "beyond") return reply.code(416).header("content-range", `bytes */${length}`).send();
    reply.type(found.type);
    if (range === null) return reply.send(found.bytes);
    const { first, last } = range;
    return reply
      .code(206)
      .header("content-range", `bytes ${first}-${last}/${length}`)
      .send(found.bytes.subarray(first, last + 1));
  });
};
