import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, redirect } from "@serambi/kernel/server";

import { ShowcaseClient } from "../../api/showcase/ShowcaseClient";
import { featurePath, lmsPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { endingOf } from "./endingOf.server";
import { openedFeature } from "./openedFeature.server";

/**
 * `/Lms/Features/{slug}`: one feature, with its own title, description and picture (specification section 2.3, "lms"). A slug in
 * other letters leads to its address.
 */
export const featureLoader = loader(
  async ({ http, report }: RemoteDeps, { t, tenant, params, path, query }: PageContext<Messages>) => {
    const asked = params["slug"] ?? "";
    const opened = await new ShowcaseClient(http.services, tenant.key, report).feature(asked).catch(endingOf(t));
    if ("kind" in opened) return opened;
    const { slug, title, description, image } = opened.feature;
    const address = featurePath(tenant, slug);
    if (slug !== asked && address !== undefined) {
      const search = query.toString();
      return redirect(search ? `${address}?${search}` : address, 301);
    }
    return {
      ...openedFeature(opened),
      head: { title, description, canonicalPath: address ?? path, ...(image && { image }) },
      jsonLd: [
        breadcrumbList(tenant, [
          { name: t.lms, path: lmsPath(tenant) },
          { name: title, path: address },
        ]),
      ],
    };
  },
);
