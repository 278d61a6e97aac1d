import { OWN_DRAFT, PREVIEW_PARAMETER } from "@serambi/kernel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";

import { isSecure } from "./isSecure";

const NAME = "preview";
const SECRET = /^[\w-]{16,64}$/;

/** The wish for a page as the draft of its site has it (decision 94). */
export interface PreviewWish {
  /** `OWN_DRAFT` for those who edit the site, else the secret of a link. */
  readonly preview: string;
  /** True where the address carries a link's secret, which is to leave it. */
  readonly isLink: boolean;
}

const optionsFor = (request: FastifyRequest) =>
  ({ path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(request) }) as const;

/** Keeps a link's secret: visitors who followed it see the draft on the pages after it, too, until they leave it. */
export const writePreview = (request: FastifyRequest, reply: FastifyReply, secret: string): void => {
  reply.setCookie(NAME, secret, optionsFor(request));
};

export const clearPreview = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(NAME, optionsFor(request));
};

/** True where the address asks to leave the draft: its parameter has no value. */
export const leavesPreview = (url: URL): boolean => url.searchParams.get(PREVIEW_PARAMETER) === "";

/** The address without the parameter. */
export const withoutPreview = (url: URL): string => {
  const rest = new URL(url);
  rest.searchParams.delete(PREVIEW_PARAMETER);
  return rest.pathname + rest.search;
};

/** @returns null where the site is asked for as it is */
export const readPreview = (request: FastifyRequest, url: URL): PreviewWish | null => {
  const named = url.searchParams.get(PREVIEW_PARAMETER) ?? "";
  if (named === OWN_DRAFT) return { preview: OWN_DRAFT, isLink: false };
  if (SECRET.test(named)) return { preview: named, isLink: true };
  const kept = request.cookies[NAME] ?? "";
  return SECRET.test(kept) ? { preview: kept, isLink: false } : null;
};
