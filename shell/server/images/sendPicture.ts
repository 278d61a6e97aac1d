import type { FastifyReply, FastifyRequest } from "fastify";

import type { StoredPicture } from "./PictureCache";
import { isKnown } from "../cache/isKnown";

/** How long a browser may keep a picture without asking. */
export type Lifetime = "forever" | "day";

const CACHE: Readonly<Record<Lifetime, string>> = {
  forever: "public, max-age=31536000, immutable",
  day: "public, max-age=86400, stale-while-revalidate=604800",
};
/** A picture that is opened as a page runs nothing and loads nothing. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Sends a picture, or 304 where the browser has it. */
export const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag }: StoredPicture,
  lifetime: Lifetime,
): FastifyReply => {
  reply.headers({ "cache-control": CACHE[lifetime], "content-security-policy": POLICY, etag });
  if (isKnown(request, etag)) return reply.code(304).send();
  return reply.type(type).send(body);
};
