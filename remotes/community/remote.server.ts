import { defineServer } from "@serambi/kernel/server";

import { askForDemo, demoLoader } from "./pages/demo.server";
import { remote } from "./remote";
import { demoSlot } from "./slots/demo.server";

/** What only the server has: loaders, actions, and the calls that are made. */
export const server = defineServer(remote, {
  pages: { demo: { loader: demoLoader, action: askForDemo } },
  slots: { "community.demo-request.v1": demoSlot },
  hosts: [{ host: "services", method: "GET", path: "cms/app/request-demo" }],
});
