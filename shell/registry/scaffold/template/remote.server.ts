import { defineServer } from "@serambi/kernel/server";

import { nextLoader } from "./pages/next.server";
import { remote } from "./remote";
import { nextSlot } from "./slots/next.server";

/** What only the server has: loaders, and the calls that they make. */
export const server = defineServer(remote, {
  pages: { next: { loader: nextLoader } },
  slots: { "sampel.next.v1": nextSlot },
  hosts: [{ host: "services", method: "GET", path: "class/active" }],
});
