import type { Language, PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";
import { failed, loader, orNull } from "@serambi/kernel/server";

import { readHome } from "../api/HomeApi";
import type { SectionMessages } from "../messages/id";
import { sectionList } from "./sectionList.server";

/** Title and description as the tenant's settings have them (specification section 2.4). */
const headOf = ({ settings: { meta, title } }: PublicTenant, languages?: readonly Language[]): PageHead => ({
  title: meta.name || title,
  canonicalPath: "/",
  type: "website",
  ...(meta.description && { description: meta.description }),
  ...(meta.image && { image: meta.image }),
  ...(languages && { languages }),
});

/** Who runs this site, and the site itself, for search engines. */
const jsonLdOf = ({ origin, language, settings: { title, meta, logoDark } }: PublicTenant): readonly JsonLd[] => {
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

/**
 * `/` (specification section 2.1): the tenant's sections. A home page without them is no page: the frame stands and says so, and
 * search engines come back.
 */
export const homeLoader = loader(async (deps: RemoteDeps, { t, tenant }: PageContext<SectionMessages>) => {
  const home = await orNull(readHome(deps));
  if (home === null) return failed(503, t.homeFailed);
  return {
    ...sectionList(home.sections, tenant.settings.title),
    head: headOf(tenant, home.languages),
    jsonLd: jsonLdOf(tenant),
  };
});
