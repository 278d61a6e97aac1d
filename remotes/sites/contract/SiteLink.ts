import * as z from "zod/mini";

/**
 * Where a section may lead: a path of this site, an anchor of this page, a mail address or an https address.
 * Anything else (`javascript:`, protocol-relative addresses) is refused before it is shown.
 */
export const Href = z.string().check(z.regex(/^(?:\/(?!\/)|#[A-Za-z]|mailto:[^\s@]+@|https:\/\/)\S*$/));

/** A path of this site. */
export const LocalPath = z.string().check(z.regex(/^\/(?!\/)\S*$/));

export const SiteLink = z.object({ label: z.string(), href: Href });
export type SiteLink = z.infer<typeof SiteLink>;
