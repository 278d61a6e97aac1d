import type { FastifyReply, FastifyRequest } from "fastify";

import { isSecure } from "./isSecure";
import type { AppTokenPair } from "../upstream/AppTokenCipher";

/** 23 hours (specification section 9). */
const MAX_AGE_SECONDS = 23 * 3600;
const MAX_VALUE_LENGTH = 2048;

/**
 * The two app token cookies of specification section 9, `_gt` (token) and `_ct` (code). A value is
 * `<version>.<token>`: the version is the application's at the time the cookie was set, so that a visitor whose
 * cookies are of another version starts anew (specification section 4) without anything else being stored.
 */
export type AppCookies =
  | { readonly kind: "missing" }
  /** Of another version, or not readable. */
  | { readonly kind: "outdated" }
  | { readonly kind: "of-version"; readonly pair: AppTokenPair };

const strip = (value: string, version: string): string | null => {
  const prefix = `${version}.`;
  const isReadable = value.startsWith(prefix) && value.length > prefix.length && value.length <= MAX_VALUE_LENGTH;
  return isReadable ? value.slice(prefix.length) : null;
};

export const readAppCookies = (request: FastifyRequest, version: string): AppCookies => {
  const { _gt: gt, _ct: ct } = request.cookies;
  if (gt === undefined || ct === undefined) return { kind: "missing" };
  const token = strip(gt, version);
  const code = strip(ct, version);
  return token !== null && code !== null ? { kind: "of-version", pair: { token, code } } : { kind: "outdated" };
};

/** Sets both cookies; what the visitor had under these names is gone. */
export const writeAppCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
  version: string,
  pair: AppTokenPair,
): void => {
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(request),
    maxAge: MAX_AGE_SECONDS,
  } as const;
  reply.setCookie("_gt", `${version}.${pair.token}`, options);
  reply.setCookie("_ct", `${version}.${pair.code}`, options);
};
