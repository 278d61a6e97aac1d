import type { FastifyReply, FastifyRequest } from "fastify";

import { isSecure } from "./isSecure";

const NAME = "wrote";
/** Longer than any page is kept (`PageCache`). */
const MAX_AGE_SECONDS = 75;

/** Notes that this visitor sent something that may have changed what pages show: they see it in the next page, whichever process makes it. */
export const noteWrite = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.setCookie(NAME, "1", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    maxAge: MAX_AGE_SECONDS,
  });
};

/** Whether this visitor sent something a moment ago: kept pages may be from before. */
export const hasWritten = (request: FastifyRequest): boolean => request.cookies[NAME] !== undefined;
