import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { ASSISTANT_PATH, PANEL_SLOT } from "./contract/paths";

/** The part that server and browser both have: the assistant's page, its panel beside a page, and the link in the header that opens it. */
export const remote = defineRemote({
  id: "chat",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: { assistant: { id: () => import("./messages/id"), en: () => import("./messages/en") } },
  pages: [{ id: "assistant", paths: [ASSISTANT_PATH], load: () => import("./pages/AssistantPage") }],
  slots: [{ name: PANEL_SLOT, load: () => import("./slots/Panel"), minHeightRem: 0 }],
  frame: [
    {
      place: "header.help",
      visitorPath: ASSISTANT_PATH,
      memberPath: ASSISTANT_PATH,
      slot: PANEL_SLOT,
      texts: "assistant",
      isDocked: true,
    },
  ],
});
