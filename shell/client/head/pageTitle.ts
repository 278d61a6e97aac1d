import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageHead } from "@serambi/kernel/seo";

/** The site's name, as it stands behind the titles of its pages. */
export const siteNameOf = ({ settings: { meta, title } }: PublicTenant): string => meta.site_name || title;

/** A page's own title: on the page that is the site itself, what the tenant says of it. */
export const ownTitle = (tenant: PublicTenant, { title }: Pick<PageHead, "title">): string =>
  title === "" || title === siteNameOf(tenant) ? tenant.settings.meta.name || siteNameOf(tenant) : title;

/** The document's title: the page's own, with the site's name behind it (specification section 2.4). */
export const pageTitle = (tenant: PublicTenant, { title }: Pick<PageHead, "title">): string =>
  title === "" || title === siteNameOf(tenant) ? ownTitle(tenant, { title }) : `${title} | ${siteNameOf(tenant)}`;
