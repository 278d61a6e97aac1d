import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { PAGE_PATH } from "./contract/paths";

/** What server and browser both have: its texts, its page, its slot. */
export const remote = defineRemote({
  id: "sampel",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  pages: [{ id: "next", paths: [PAGE_PATH], load: () => import("./pages/NextPage") }],
  slots: [{ name: "sampel.next.v1", load: () => import("./slots/NextClasses"), minHeightRem: 24 }],
});
