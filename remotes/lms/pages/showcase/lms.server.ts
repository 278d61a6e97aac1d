import type { PublicTenant } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, describe, itemList, type JsonLd } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { ShowcaseClient } from "../../api/showcase/ShowcaseClient";
import { readAudience } from "../../contract/demo/audiences";
import type { LmsFeature, LmsSetting } from "../../contract/hosts/lms";
import { featurePath, LMS_PATH } from "../../contract/paths";
import type { FeatureEntry, Showcase } from "../../contract/showcase/Showcase";
import type { FeaturesMessages } from "../../messages/featuresMessages";
import { endingOf } from "./endingOf.server";
import { sampleOf } from "./sampleOf.server";

type Context = PageContext<FeaturesMessages>;

/** A feature as the list has it: of its demonstration no more than the sample. */
const entryOf = (feature: LmsFeature, at: number, words: Context): FeatureEntry => {
  const { slug, key, title, summary, audiences } = feature;
  return { n: at + 1, slug, key, title, summary, audiences, sample: sampleOf(feature, words) };
};

const listOf = ({ title, features }: LmsSetting, tenant: PublicTenant): readonly JsonLd[] =>
  itemList(
    title,
    features.map((feature) => {
      const path = featurePath(tenant, feature.slug);
      return { name: feature.title, ...(path !== undefined && { url: tenant.origin + path }) };
    }),
  );

const jsonLdOf = (showcase: LmsSetting, { t, tenant }: Context): readonly JsonLd[] => {
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

/** `/Lms` (specification section 2.3, "lms"): the LMS as the site presents it, for everybody or for one audience (`?for=`). */
export const lmsLoader = loader(async ({ http, report }: RemoteDeps, context: Context) => {
  const { t, tenant, query } = context;
  const setting = await new ShowcaseClient(http.services, tenant.key, report).showcase().catch(endingOf(t));
  if ("kind" in setting) return setting;
  const features = setting.features.map((feature, at) => entryOf(feature, at, context));
  const data: Showcase = { ...setting, features, audience: readAudience(query.get("for")) };
  return {
    data,
    head: { title: setting.title, description: setting.lead, canonicalPath: LMS_PATH },
    jsonLd: jsonLdOf(setting, context),
  };
});
