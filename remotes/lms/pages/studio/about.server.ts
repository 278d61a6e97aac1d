import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, notFound, redirect } from "@serambi/kernel/server";

import { ShowcaseClient } from "../../api/showcase/ShowcaseClient";
import { featurePath, lmsPath } from "../../contract/paths";
import { STUDIO_ABOUT_PATH, STUDIO_FEATURE_KEY, STUDIO_FEATURE_SLUG } from "../../contract/studio/paths";
import type { Messages } from "../../messages/id";
import { endingOf } from "../showcase/endingOf.server";
import { openedFeature } from "../showcase/openedFeature.server";

/** `/Lms/Features/coding-studio/about`: what the site says of the studio, where the studio has the feature's own address. */
export const aboutLoader = loader(async ({ http, report }: RemoteDeps, { t, tenant }: PageContext<Messages>) => {
  const client = new ShowcaseClient(http.services, tenant.key, report);
  const showcase = await client.showcase().catch(endingOf(t));
  if ("kind" in showcase) return showcase;
  const slug = showcase.features.find(({ key }) => key === STUDIO_FEATURE_KEY)?.slug;
  if (slug === undefined) return notFound();
  // Elsewhere it has an address of its own.
  const own = slug === STUDIO_FEATURE_SLUG ? undefined : featurePath(tenant, slug);
  if (own !== undefined) return redirect(own, 301);
  const opened = await client.feature(slug).catch(endingOf(t));
  if ("kind" in opened) return opened;
  const { title, description, image } = opened.feature;
  return {
    ...openedFeature(opened),
    // The studio itself has the title alone.
    head: { title: `${t.lms}: ${title}`, description, canonicalPath: STUDIO_ABOUT_PATH, ...(image && { image }) },
    jsonLd: [
      breadcrumbList(tenant, [
        { name: t.lms, path: lmsPath(tenant) },
        { name: title, path: STUDIO_ABOUT_PATH },
      ]),
    ],
  };
});
