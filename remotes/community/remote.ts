import { definePages, defineRemote, defineSlots, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { DEMO_PATH } from "./contract/paths";

const pages = definePages([{ id: "demo", paths: [DEMO_PATH], load: () => import("./pages/DemoPage"), texts: "demo" }]);

const slots = defineSlots([
  {
    name: "community.demo-request.v1",
    load: () => import("./slots/DemoRequest"),
    texts: "demo",
    minHeightRem: 24,
  },
]);

/** What server and browser both have: forms that anybody may send, and what comes of them. */
export const remote = defineRemote({
  id: "community",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: { demo: { id: () => import("./messages/demo.id"), en: () => import("./messages/demo.en") } },
  pages,
  slots,
});
