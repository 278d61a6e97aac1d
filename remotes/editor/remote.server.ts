import { defineServer } from "@serambi/kernel/server";

import { siteHosts } from "./api/siteHosts";
import { writingHosts } from "./api/writing/writingHosts";
import { historyLoader } from "./pages/history.server";
import { newSiteLoader } from "./pages/newSite.server";
import { settingsLoader } from "./pages/settings.server";
import { siteLoader } from "./pages/site.server";
import { transferLoader } from "./pages/transfer.server";
import { writingLoader } from "./pages/writing/writing.server";
import { beginWriting, writingListLoader } from "./pages/writing/writingList.server";
import { remote } from "./remote";

const EDITORS = ["role:superadmin,admin"];
const WRITERS = ["role:superadmin,admin,writer"];

/** The parts that only the server has: loaders, and the calls that they and browsers make. */
export const server = defineServer(remote, {
  pages: {
    site: { loader: siteLoader, middleware: EDITORS },
    settings: { loader: settingsLoader, middleware: EDITORS },
    history: { loader: historyLoader, middleware: EDITORS },
    transfer: { loader: transferLoader, middleware: EDITORS },
    writing: { loader: writingListLoader, action: beginWriting, middleware: WRITERS },
    write: { loader: writingLoader, middleware: WRITERS },
    "new-site": { loader: newSiteLoader, middleware: ["role:superadmin"] },
  },
  slots: {},
  hosts: [{ host: "auth", method: "GET", path: "user/detail" }, ...siteHosts, ...writingHosts],
});
