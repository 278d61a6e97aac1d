import * as z from "zod/mini";

/** What `revoke/token` gives: it proves to the account site for a minute that a site of ours asks it to sign somebody out. */
export const Revoked = z.object({ logoutHint: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,2048}$/))) });

/** What `generate/token` of the auth host gives for an id token: an access token as a header can carry it. */
export const GivenToken = z.object({
  token: z.string().check(z.regex(/^[\x21-\x7e]{16,4096}$/)),
  expiresAt: z.iso.datetime(),
});
