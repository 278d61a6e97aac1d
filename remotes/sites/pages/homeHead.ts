import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";

/**
 * Title and description as the tenant's settings have them (specification section 2.4).
 * @param languages that the home page is written in, where the tenant says so
 */
export const homeHead = ({ settings: { meta, title } }: PublicTenant, languages?: readonly Language[]): PageHead => ({
  title: meta.name || title,
  canonicalPath: "/",
  type: "website",
  ...(meta.description && { description: meta.description }),
  ...(meta.image && { image: meta.image }),
  ...(languages && { languages }),
});

/** Who runs this site, and the site itself, for search engines. */
export const homeJsonLd = ({
  origin,
  language,
  settings: { title, meta, logoDark },
}: PublicTenant): readonly JsonLd[] => {
  const name = meta.site_name || title;
  const organization = `${origin}/#organization`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "Organization",
      "@id": organization,
      name,
      url: `${origin}/`,
      ...(meta.description && { description: meta.description }),
      ...(logoDark && URL.canParse(logoDark, origin) && { logo: new URL(logoDark, origin).href }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: `${origin}/`,
      inLanguage: language,
      publisher: { "@id": organization },
    },
  ];
};
