import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, describe, itemList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import { featurePath, LMS_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { LmsStore } from "../../stores/LmsStore";
import { showcaseOf } from "../../stores/showcase/showcaseOf";

type Context = PageContext<Messages>;

export const lmsHead = (store: LmsStore, { t }: Context): PageHead => {
  const { showcase } = showcaseOf(store);
  return showcase
    ? { title: showcase.title, description: showcase.lead, canonicalPath: LMS_PATH }
    : { title: t.lms, isIndexed: false };
};

export const lmsJsonLd = (store: LmsStore, { t, tenant }: Context): readonly JsonLd[] => {
  const { showcase } = showcaseOf(store);
  if (!showcase) return [];
  const { title, lead, features } = showcase;
  const { origin, settings } = tenant;
  return [
    {
      "@context": "https://schema.org",
      "@type": "SoftwareApplication",
      name: settings.meta.site_name || settings.title,
      description: describe(lead),
      url: origin + LMS_PATH,
      applicationCategory: "EducationalApplication",
      operatingSystem: "Web",
      inLanguage: settings.language,
      featureList: features.map((feature) => feature.title),
    },
    ...itemList(
      title,
      features.map((feature) => {
        const path = featurePath(tenant, feature.slug);
        return { name: feature.title, ...(path !== undefined && { url: origin + path }) };
      }),
    ),
    breadcrumbList(tenant, [{ name: t.lms, path: LMS_PATH }]),
  ];
};
