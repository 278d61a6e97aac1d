import { defineServer } from "@serambi/kernel/server";

import { welcomeLoader } from "./pages/welcome.server";
import { remote } from "./remote";

/** What only the server has: who it is, asked of the auth host. */
export const server = defineServer(remote, {
  pages: { welcome: { loader: welcomeLoader, middleware: ["auth"] } },
  slots: {},
  hosts: [{ host: "auth", method: "GET", path: "user/detail" }],
});
