import { createHash } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import type { Session } from "../upstream/types";
import { isSecure } from "./isSecure";

/** The cookies that hold a visitor's own tokens; no script on a page can read them (decisions, section 2). */
const SESSION_COOKIES = { accessToken: "access_token", chatToken: "chat_token" } as const;

/** What tells a browser whether it is the same person's again; no page of the site reads it but through `sessionMark`. */
const PERSON_COOKIE = "person";

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

/** As many letters as tell the persons of one browser apart. */
const MARK_LENGTH = 12;
const MARK = /^[\w-]{12}$/;

const markOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, MARK_LENGTH);

/**
 * Tells a page for whom it was made: the same person has the same mark on every way in, and no mark leads to a person or a token.
 * @returns undefined where nobody is signed in
 */
export const sessionMark = (request: FastifyRequest): string | undefined => {
  const { accessToken } = readSession(request);
  if (accessToken === undefined) return undefined;
  const mark = request.cookies[PERSON_COOKIE];
  return mark !== undefined && MARK.test(mark) ? mark : markOf(accessToken);
};

const optionsFor = (request: FastifyRequest) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(request) }) as const;

/**
 * Signs a visitor in: an access token that was made for this moment, never one that the browser had before.
 * @param session with the subject that the account site knows the person by
 */
export const writeSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  { accessToken, person }: { readonly accessToken: string; readonly person: string },
): void => {
  const options = { ...optionsFor(request), maxAge: MAX_AGE_SECONDS };
  reply.setCookie(SESSION_COOKIES.accessToken, accessToken, options);
  reply.setCookie(PERSON_COOKIE, markOf(person), options);
};

/** Keeps the chat assistant's own token: a script on the page can never read it. */
export const writeChatToken = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(SESSION_COOKIES.chatToken, token, { ...optionsFor(request), maxAge: MAX_AGE_SECONDS });
};

/** Takes everything of one visitor's own from the browser. */
export const clearSession = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const name of [...Object.values(SESSION_COOKIES), PERSON_COOKIE]) reply.clearCookie(name, optionsFor(request));
};
