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

/** Tenant settings, overridden by what the page says of itself (specification section 2.4). */
export const pageMeta = (tenant: PublicTenant, path: string, head: PageHead | null): PageMeta => {
  const { meta, title: siteTitle } = tenant.settings;
  const siteName = meta.site_name || siteTitle;
  const title = head?.title ?? "";
  const isIndexed = (head?.isIndexed ?? true) && meta.robot_index;
  const image = head?.image ?? meta.image;
  return {
    title: title === "" || title === siteName ? meta.name || siteName : `${title} | ${siteName}`,
    description: describe(head?.description ?? meta.description),
    keywords: meta.keywords,
    robots: `${isIndexed ? "index" : "noindex"}, ${meta.robot_follow ? "follow" : "nofollow"}`,
    canonical: new URL(head?.canonicalPath ?? path, tenant.origin).href,
    type: head?.type ?? meta.type,
    siteName,
    image: image === "" ? "" : new URL(image, tenant.origin).href,
    card: meta.card,
    twitterSite: meta.twitter_site,
  };
};
