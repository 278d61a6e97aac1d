import { defineServer } from "@serambi/kernel/server";

import { componentsLoader } from "./pages/components.server";
import { layoutLoader } from "./pages/layout.server";
import { remote } from "./remote";

/** What only the server has: loaders, and the call that one of them makes. */
export const server = defineServer(remote, {
  pages: { components: { loader: componentsLoader }, layout: { loader: layoutLoader } },
  slots: {},
  hosts: [{ host: "services", method: "GET", path: ":app/cms/app/setting/home" }],
});
