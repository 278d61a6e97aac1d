import type { FastifyInstance } from "fastify";

import { ApiFailure } from "../app/ApiFailure";
import { messagesFor } from "../app/messages/messagesFor";
import type { MediaFile } from "./readMedia";

/** A file keeps its address when it is drawn anew: an hour at most, and then only if it has changed. */
const CACHE = "public, max-age=3600, stale-while-revalidate=86400";
/** A drawing that is opened by itself runs nothing and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Logos and favicons under `/media/<tenant>/<file>`: public, because a browser asks for them before there is any token. */
export const mediaRoutes = (app: FastifyInstance, files: ReadonlyMap<string, MediaFile>): void => {
  app.get<{ Params: { tenant: string; file: string } }>("/media/:tenant/:file", async (request, reply) => {
    const { tenant, file } = request.params;
    const found = files.get(`${tenant}/${file}`);
    if (!found) throw new ApiFailure(404, messagesFor().notFound);
    reply.headers({
      "cache-control": CACHE,
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      etag: found.etag,
    });
    if (request.headers["if-none-match"] === found.etag) return reply.code(304).send();
    return reply.type(found.type).send(found.bytes);
  });
};
