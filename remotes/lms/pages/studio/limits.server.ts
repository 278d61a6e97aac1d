import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { lmsPath } from "../../contract/paths";
import { STUDIO_LIMITS_PATH, studioPath } from "../../contract/studio/paths";
import { readRuntimes } from "../../contract/studio/runtimes";
import type { StudioMessages } from "../../messages/studio.id";
import manifest from "../../package.json";

/** `/Lms/Features/coding-studio/limits`: what runs each language, under which licence, and what it does not do. */
export const limitsLoader = loader(async (_deps: RemoteDeps, { t, tenant, language }: PageContext<StudioMessages>) => ({
  data: readRuntimes(language, manifest.dependencies),
  head: { title: t.limitsTitle, description: t.limitsDescription, canonicalPath: STUDIO_LIMITS_PATH },
  jsonLd: [
    breadcrumbList(tenant, [
      { name: "LMS", path: lmsPath(tenant) },
      { name: t.studio, path: studioPath(tenant) },
      { name: t.limitsTitle, path: STUDIO_LIMITS_PATH },
    ]),
  ],
}));
