import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { LAYOUT_PATTERN, WORKSHOP_PATH } from "./contract/paths";

/** What server and browser both have: its texts and its pages. */
export const remote = defineRemote({
  id: "workshop",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  pages: [
    { id: "components", paths: [WORKSHOP_PATH], load: () => import("./pages/ComponentsPage") },
    { id: "layout", paths: [LAYOUT_PATTERN], load: () => import("./pages/LayoutPage") },
  ],
  slots: [],
});
