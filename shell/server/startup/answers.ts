import * as z from "zod/mini";

/** It becomes part of cookies, and of what a browser stores. */
const version = z.string().check(z.regex(/^[\w.+-]{1,64}$/));

/** `v1/authorizer/version`: the version of the platform's application, bare or as an object. */
export const VersionAnswer = z.union([
  version,
  z.pipe(
    z.object({ version }),
    z.transform((answer) => answer.version),
  ),
]);

/** It becomes a cookie, and part of every app token: what is longer would fill each call's headers. */
const tokenPart = z.string().check(z.regex(/^[\x21-\x7e]{1,1500}$/));

/** `v1/authorizer/token/generate`. */
export const TokenAnswer = z.object({ token: tokenPart, code: tokenPart });

/** `v1/authorizer/validate`: answered at all, the pair is good unless the answer says otherwise. */
export const ValidAnswer = z.pipe(
  z.unknown(),
  z.transform((data) => ({
    valid: !(typeof data === "object" && data !== null && "valid" in data && data.valid === false),
  })),
);

/** `v0/{app}/cms/app/id`: the tenant of the app token's host. `key` becomes part of paths. */
export const AppIdAnswer = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  key: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** A number that changes with each publication of the site; a host need not have any. */
  revision: z.catch(z.optional(z.int()), undefined),
});
