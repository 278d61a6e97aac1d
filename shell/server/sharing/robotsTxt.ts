import type { PublicTenant } from "@serambi/kernel/contracts";

/** `robots.txt` of a site: its pages and their pictures where the tenant lets search engines in, never what programs talk to. */
export const robotsTxt = ({ origin, settings }: PublicTenant): string => {
  const rules = settings.meta.robot_index
    ? ["Allow: /_image/", "Disallow: /api/", "Disallow: /client-", "Disallow: /_"]
    : ["Disallow: /"];
  const lines = ["User-agent: *", ...rules];
  if (settings.meta.robot_index) lines.push("", `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
};
