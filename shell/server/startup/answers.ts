import * as z from "zod/mini";

/** `v1/authorizer/version`: the version of the platform's application, bare or as an object. */
export const VersionAnswer = z.union([
  z.string(),
  z.pipe(
    z.object({ version: z.string() }),
    z.transform(({ version }) => version),
  ),
]);

/** `v1/authorizer/token/generate`. */
export const TokenAnswer = z.object({
  token: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1)),
});

/** `v0/{app}/cms/app/id`: the tenant of the app token's host. `key` becomes part of paths. */
export const AppIdAnswer = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  key: z.string().check(z.regex(/^[a-z0-9-]+$/)),
});
