import type { PageContext } from "@serambi/kernel/remote";
import { breadcrumbList, type JsonLd, type PageHead } from "@serambi/kernel/seo";

import type { OpenFeature } from "../../contract/showcase/Showcase";
import { featurePath, lmsPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { LmsStore } from "../../stores/LmsStore";
import { showcaseOf } from "../../stores/showcase/showcaseOf";

type Context = PageContext<Messages>;

const openedAt = (store: LmsStore, { params }: Context): OpenFeature | null =>
  showcaseOf(store).feature(params["slug"] ?? "");

/** Title, description and picture of the feature (specification section 2.3, "lms"). */
export const featureHead = (store: LmsStore, context: Context): PageHead => {
  const opened = openedAt(store, context);
  if (!opened) return { title: context.t.lms, isIndexed: false };
  const { slug, title, description, image } = opened.feature;
  return {
    title,
    description,
    canonicalPath: featurePath(context.tenant, slug) ?? context.path,
    ...(image && { image }),
  };
};

export const featureJsonLd = (store: LmsStore, context: Context): readonly JsonLd[] => {
  const { tenant } = context;
  const opened = openedAt(store, context);
  if (!opened) return [];
  const { feature } = opened;
  return [
    breadcrumbList(tenant, [
      { name: context.t.lms, path: lmsPath(tenant) },
      { name: feature.title, path: featurePath(tenant, feature.slug) },
    ]),
  ];
};
