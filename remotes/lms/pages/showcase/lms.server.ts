import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, describe, itemList, type JsonLd } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { ShowcaseClient } from "../../api/showcase/ShowcaseClient";
import { featurePath, LMS_PATH } from "../../contract/paths";
import type { Showcase } from "../../contract/showcase/Showcase";
import type { Messages } from "../../messages/id";
import { endingOf } from "./endingOf.server";

const listOf = ({ title, features }: Showcase, tenant: PublicTenant): readonly JsonLd[] =>
  itemList(
    title,
    features.map((feature) => {
      const path = featurePath(tenant, feature.slug);
      return { name: feature.title, ...(path !== undefined && { url: tenant.origin + path }) };
    }),
  );

const jsonLdOf = (showcase: Showcase, { t, tenant }: PageContext<Messages>): readonly JsonLd[] => {
  const { origin, settings } = tenant;
  return [
    {
      "@context": "https://schema.org",
      "@type": "SoftwareApplication",
      name: settings.meta.site_name || settings.title,
      description: describe(showcase.lead),
      url: origin + LMS_PATH,
      applicationCategory: "EducationalApplication",
      operatingSystem: "Web",
      inLanguage: settings.language,
      featureList: showcase.features.map((feature) => feature.title),
    },
    ...listOf(showcase, tenant),
    breadcrumbList(tenant, [{ name: t.lms, path: LMS_PATH }]),
  ];
};

/** `/Lms` (specification section 2.3, "lms"): the LMS as the site presents it. */
export const lmsLoader = loader(async ({ http, report }: RemoteDeps, context: PageContext<Messages>) => {
  const { t, tenant } = context;
  const showcase = await new ShowcaseClient(http.services, tenant.key, report).showcase().catch(endingOf(t));
  if ("kind" in showcase) return showcase;
  return {
    data: showcase,
    head: { title: showcase.title, description: showcase.lead, canonicalPath: LMS_PATH },
    jsonLd: jsonLdOf(showcase, context),
  };
});
