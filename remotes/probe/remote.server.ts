import { defineServer } from "@serambi/kernel/server";

import { nextLoader } from "./pages/next.server";
import { remote } from "./remote";
import { nextSlot } from "./slots/next.server";

/** What only the server has: loaders, and the calls that they make. */
export const server = defineServer(remote, {
  pages: { next: { loader: nextLoader } },
  slots: { "probe.next.v1": nextSlot },
  hosts: [{ host: "services", method: "POST", path: "probe/notes", isFromBrowser: true }, { host: "services", method: "GET", path: "class/active" }],
});
