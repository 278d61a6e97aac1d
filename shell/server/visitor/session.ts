import type { FastifyReply, FastifyRequest } from "fastify";

import type { Session } from "../upstream/types";
import { isSecure } from "./isSecure";

/** The cookies that hold a visitor's own tokens; no script on a page can read them (decisions, section 2). */
const SESSION_COOKIES = { accessToken: "access_token", chatToken: "chat_token" } as const;

/** 30 days (specification section 9). */
const MAX_AGE_SECONDS = 2_592_000;

/** What an HTTP header can carry: anything else never was a token of ours. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;

/** The visitor's session, sent upstream on their behalf. */
export const readSession = (request: FastifyRequest): Session => {
  const read = (name: string): string | undefined => {
    const value = request.cookies[name];
    return value !== undefined && TOKEN.test(value) ? value : undefined;
  };
  return { accessToken: read(SESSION_COOKIES.accessToken), chatToken: read(SESSION_COOKIES.chatToken) };
};

/** Whether a request carries anything of one visitor's own: what is made for it is for nobody else. */
export const hasSession = (request: FastifyRequest): boolean => {
  const { accessToken, chatToken } = readSession(request);
  return accessToken !== undefined || chatToken !== undefined;
};

const optionsFor = (request: FastifyRequest) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(request) }) as const;

/** Signs a visitor in: an access token that was made for this moment, never one that the browser had before. */
export const writeSession = (request: FastifyRequest, reply: FastifyReply, accessToken: string): void => {
  reply.setCookie(SESSION_COOKIES.accessToken, accessToken, { ...optionsFor(request), maxAge: MAX_AGE_SECONDS });
};

/** Takes everything of one visitor's own from the browser. */
export const clearSession = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const name of Object.values(SESSION_COOKIES)) reply.clearCookie(name, optionsFor(request));
};
