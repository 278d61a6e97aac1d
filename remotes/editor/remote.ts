import { definePages, defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { EDITOR_PATH, HISTORY_PATH, NEW_SITE_PATH, SETTINGS_PATH, TRANSFER_PATH, WRITING_PATH } from "./contract/paths";
import { WRITE_PATH } from "./contract/writing/addresses";

const pages = definePages([
  { id: "site", paths: [EDITOR_PATH], load: () => import("./pages/SitePage"), texts: "site", isEverywhere: true },
  {
    id: "settings",
    paths: [SETTINGS_PATH],
    load: () => import("./pages/SettingsPage"),
    texts: "settings",
    isEverywhere: true,
  },
  { id: "history", paths: [HISTORY_PATH], load: () => import("./pages/HistoryPage"), isEverywhere: true },
  { id: "transfer", paths: [TRANSFER_PATH], load: () => import("./pages/TransferPage"), isEverywhere: true },
  {
    id: "writing",
    paths: [WRITING_PATH],
    load: () => import("./pages/writing/WritingListPage"),
    texts: "writing",
    isEverywhere: true,
  },
  {
    id: "write",
    paths: [WRITE_PATH],
    load: () => import("./pages/writing/WritingPage"),
    texts: "write",
    isEverywhere: true,
  },
  {
    id: "new-site",
    paths: [NEW_SITE_PATH],
    load: () => import("./pages/NewSitePage"),
    texts: "newSite",
    isEverywhere: true,
  },
]);

/** The parts that server and browser both have: its texts and its pages. */
export const remote = defineRemote({
  id: "editor",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: {
    site: { id: () => import("./messages/site.id"), en: () => import("./messages/site.en") },
    settings: { id: () => import("./messages/settings.id"), en: () => import("./messages/settings.en") },
    writing: { id: () => import("./messages/writing/list.id"), en: () => import("./messages/writing/list.en") },
    write: { id: () => import("./messages/writing/write.id"), en: () => import("./messages/writing/write.en") },
    newSite: { id: () => import("./messages/newSite.id"), en: () => import("./messages/newSite.en") },
  },
  pages,
  slots: [],
});
