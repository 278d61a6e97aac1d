import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { LOGIN_PATH, WELCOME_PATH } from "./contract/paths";

const MENU = "account.menu.v1";

/** What server and browser both have: texts, the learner's room, and the account's place in the header. */
export const remote = defineRemote({
  id: "accounts",
  contract: REMOTE_CONTRACT,
  families: ["account"],
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts: { frame: { id: () => import("./messages/frame.id"), en: () => import("./messages/frame.en") } },
  pages: [{ id: "welcome", paths: [WELCOME_PATH], load: () => import("./pages/WelcomePage") }],
  slots: [{ name: MENU, texts: "frame", load: () => import("./slots/menu/AccountMenu"), minHeightRem: 0 }],
  frame: [{ place: "header.account", visitorPath: LOGIN_PATH, memberPath: WELCOME_PATH, slot: MENU, texts: "frame" }],
});
