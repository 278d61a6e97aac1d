import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { WELCOME_PATH } from "./contract/paths";

/** What server and browser both have: texts and the learner's room. */
export const remote = defineRemote({
  id: "accounts",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  pages: [{ id: "welcome", paths: [WELCOME_PATH], load: () => import("./pages/WelcomePage") }],
  slots: [],
});
