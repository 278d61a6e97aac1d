import { defineServer } from "@serambi/kernel/server";

import { parts } from "./api/search";
import { exerciseHosts } from "./api/studio/exerciseHosts";
import { sitemap } from "./api/sitemap";
import { featureLoader } from "./pages/showcase/feature.server";
import { lmsLoader } from "./pages/showcase/lms.server";
import { remote } from "./remote";

/** What only the server has: loaders, what is found, and the calls that they make. */
export const server = defineServer(remote, {
  pages: { lms: { loader: lmsLoader }, feature: { loader: featureLoader } },
  slots: {},
  sitemap,
  search: { kinds: {}, parts },
  hosts: [{ host: "services", method: "GET", path: ":app/cms/app/setting/lms" }, ...exerciseHosts],
});
