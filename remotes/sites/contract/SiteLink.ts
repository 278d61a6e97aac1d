import { withFormat } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/**
 * Where a section may lead: a path of this site, an anchor of this page, a mail address or an https address.
 * Anything else (`javascript:`, protocol-relative addresses) is refused before it is shown.
 */
export const Href = withFormat(
  z.string().check(z.regex(/^(?:\/(?!\/)|#[A-Za-z]|mailto:[^\s@]+@|https:\/\/)\S*$/)),
  "link",
);

/** A path of this site. */
export const LocalPath = withFormat(z.string().check(z.regex(/^\/(?!\/)\S*$/)), "link");

export const SiteLink = z.object({ label: z.string(), href: Href });
export type SiteLink = z.infer<typeof SiteLink>;
