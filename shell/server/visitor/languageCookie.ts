import type { Language } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { isSecure } from "./isSecure";

const NAME = "language";
/** 30 days (specification section 9). */
const MAX_AGE_SECONDS = 2_592_000;

/** The language that a visitor asked for; anybody can write anything there. */
export const readLanguage = (request: FastifyRequest): string | undefined => request.cookies[NAME];

/** Keeps a visitor's choice for this host. */
export const writeLanguage = (request: FastifyRequest, reply: FastifyReply, language: Language): void => {
  reply.setCookie(NAME, language, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    maxAge: MAX_AGE_SECONDS,
  });
};
