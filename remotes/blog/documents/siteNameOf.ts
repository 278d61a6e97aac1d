import type { PublicTenant } from "@serambi/kernel/contracts";

/** What a site calls itself beyond its own pages. */
export const siteNameOf = ({ settings: { meta, title } }: PublicTenant): string => meta.site_name || title;
