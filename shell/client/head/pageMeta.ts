import type { PublicTenant } from "@serambi/kernel/contracts";
import { describe, type PageHead } from "@serambi/kernel/seo";

/** The tags of a page's head, decided: the server writes them, the browser changes them on navigation. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  readonly canonical: string;
  readonly type: string;
  readonly siteName: string;
  readonly image: string;
  readonly card: string;
  readonly twitterSite: string;
}

/** A picture's address as other sites need it, or empty where there is none that a browser would load as a picture. */
const pictureAddress = (address: string, origin: string): string => {
  if (address === "" || !URL.canParse(address, origin)) return "";
  const { href, protocol } = new URL(address, origin);
  return /^https?:$/.test(protocol) ? href : "";
};

/** Tenant settings, overridden by what the page says of itself (specification section 2.4). */
export const pageMeta = (tenant: PublicTenant, path: string, head: PageHead | null): PageMeta => {
  const { meta, title: siteTitle } = tenant.settings;
  const siteName = meta.site_name || siteTitle;
  const title = head?.title ?? "";
  const isIndexed = (head?.isIndexed ?? true) && meta.robot_index;
  return {
    title: title === "" || title === siteName ? meta.name || siteName : `${title} | ${siteName}`,
    description: describe(head?.description ?? meta.description),
    keywords: meta.keywords,
    robots: `${isIndexed ? "index" : "noindex"}, ${meta.robot_follow ? "follow" : "nofollow"}`,
    // Put together from text: against a base, a path that begins with two slashes would be another host.
    canonical: new URL(tenant.origin + (head?.canonicalPath ?? path)).href,
    type: head?.type ?? meta.type,
    siteName,
    image: pictureAddress(head?.image ?? meta.image, tenant.origin),
    card: meta.card,
    twitterSite: meta.twitter_site,
  };
};
