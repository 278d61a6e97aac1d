import { defineServer } from "@serambi/kernel/server";

import { welcomeLoader } from "./pages/welcome.server";
import { remote } from "./remote";
import { menuSlot } from "./slots/menu/menu.server";

/** What only the server has: who it is, asked of the auth host. */
export const server = defineServer(remote, {
  pages: { welcome: { loader: welcomeLoader, middleware: ["auth"] } },
  slots: { "account.menu.v1": menuSlot },
  hosts: [{ host: "auth", method: "GET", path: "user/detail", isFromBrowser: true }],
});
