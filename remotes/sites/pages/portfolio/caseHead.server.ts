import type { PublicTenant } from "@serambi/kernel/contracts";
import { kainAddress } from "@serambi/kernel/kain";
import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { casePath, kindPath, portfolioPath } from "../../contract/portfolio/paths";
import type { ListedCase, OpenedCase } from "../../contract/portfolio/Portfolio";
import type { PortfolioMessages } from "../../messages/portfolio.id";

type Context = PageContext<PortfolioMessages>;

export const caseHead = ({ shown }: OpenedCase, { tenant, path }: Context): PageHead => {
  const { title, summary, description, cover } = shown;
  return {
    title,
    description: summary || description || title,
    type: "article",
    canonicalPath: casePath(tenant, shown) ?? path,
    ...(cover && { image: cover }),
  };
};

/** As large as search engines ask for. */
const DRAWN = { width: 1200, height: 675 } as const;

const pictureOf = ({ origin }: PublicTenant, { slug, cover, look }: ListedCase): string =>
  cover && URL.canParse(cover, origin)
    ? new URL(cover, origin).href
    : origin + kainAddress({ seed: slug, variant: "cover", look, ...DRAWN });

export const caseJsonLd = ({ listTitle, shown }: OpenedCase, { tenant, path, t }: Context): readonly JsonLd[] => {
  const { title, summary, kind, clientName, startsOn, endsOn, projectLink } = shown;
  const url = tenant.origin + (casePath(tenant, shown) ?? path);
  return [
    breadcrumbList(tenant, [
      { name: listTitle, path: portfolioPath(tenant) },
      { name: t[`kind.${kind}`], path: kindPath(tenant, kind) },
      { name: title },
    ]),
    {
      "@context": "https://schema.org",
      "@type": "CreativeWork",
      name: title,
      headline: title,
      abstract: summary,
      url,
      mainEntityOfPage: { "@type": "WebPage", "@id": url },
      image: [pictureOf(tenant, shown)],
      // ISO 8601: an interval, open where the work goes on.
      temporalCoverage: `${startsOn}/${endsOn ?? ".."}`,
      creator: { "@type": "Organization", name: tenant.settings.title, url: `${tenant.origin}/` },
      contributor: { "@type": "Organization", name: clientName },
      inLanguage: tenant.settings.language,
      ...(projectLink !== undefined && /^https:/i.test(projectLink) && { citation: projectLink }),
    },
  ];
};
