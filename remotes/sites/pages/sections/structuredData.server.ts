import type { PublicTenant, SectionPage, SubPage } from "@serambi/kernel/contracts";
import type { JsonLd } from "@serambi/kernel/seo";

import { sectionData } from "./sectionData.server";

interface Place {
  readonly tenant: PublicTenant;
  readonly path: string;
}

/** The kind of page that search engines know, where there is one that says more than `WebPage`. */
const KINDS: Readonly<Partial<Record<SectionPage, string>>> = {
  aksara: "LearningResource",
  about: "AboutPage",
  clients: "CollectionPage",
};

/** A page of sections for search engines, besides the way to it. */
export const structuredData = (name: SectionPage, page: Omit<SubPage, "slug">, place: Place): readonly JsonLd[] =>
  pageData(KINDS[name] ?? "WebPage", page, place);

/** A page of sections of this kind. */
export const pageData = (
  kind: string,
  { title, description, sections }: Omit<SubPage, "slug">,
  { tenant, path }: Place,
): readonly JsonLd[] => [
  {
    "@context": "https://schema.org",
    "@type": kind,
    name: title,
    url: tenant.origin + path,
    inLanguage: tenant.language,
    ...(description && { description }),
    isPartOf: { "@id": `${tenant.origin}/#website` },
  },
  ...sectionData(sections),
];
