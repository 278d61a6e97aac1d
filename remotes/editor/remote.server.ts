import { defineServer } from "@serambi/kernel/server";

import { siteHosts } from "./api/siteHosts";
import { historyLoader } from "./pages/history.server";
import { newSiteLoader } from "./pages/newSite.server";
import { settingsLoader } from "./pages/settings.server";
import { siteLoader } from "./pages/site.server";
import { transferLoader } from "./pages/transfer.server";
import { remote } from "./remote";

const EDITORS = ["role:superadmin,admin"];

/** What only the server has: loaders, and the calls that they and browsers make. */
export const server = defineServer(remote, {
  pages: {
    site: { loader: siteLoader, middleware: EDITORS },
    settings: { loader: settingsLoader, middleware: EDITORS },
    history: { loader: historyLoader, middleware: EDITORS },
    transfer: { loader: transferLoader, middleware: EDITORS },
    "new-site": { loader: newSiteLoader, middleware: ["role:superadmin"] },
  },
  slots: {},
  hosts: siteHosts,
});
