import { defineServer } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { assistantLoader } from "./pages/assistant.server";
import { remote } from "./remote";
import { panelSlot } from "./slots/panel.server";

/** The server's half: the answer of a page without scripts, and the calls that are made. */
export const server = defineServer(remote, {
  pages: { assistant: { loader: assistantLoader } },
  slots: { "chat.panel.v1": panelSlot },
  hosts: [
    { host: "chat", method: "GET", path: "v2/answer" },
    { host: "chat", method: "POST", path: "identity/login", isFromBrowser: true },
    { host: "chat", method: "POST", path: "v2/chat", isFromBrowser: true },
    { host: "chat", method: "GET", path: "conversations/:id/messages", isFromBrowser: true },
    { host: "chat", method: "DELETE", path: "conversations/:id", isFromBrowser: true },
    {
      host: "chat",
      method: "POST",
      path: "messages/:id/rating",
      isFromBrowser: true,
      body: z.object({ isHelpful: z.boolean() }),
    },
  ],
});
