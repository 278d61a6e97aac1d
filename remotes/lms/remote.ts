import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { FEATURE_PATH, LMS_PATH } from "./contract/paths";

/** What server and browser both have: its texts and its pages. */
export const remote = defineRemote({
  id: "lms",
  contract: REMOTE_CONTRACT,
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  pages: [
    { id: "lms", paths: [LMS_PATH], load: () => import("./pages/showcase/LmsPage") },
    { id: "feature", paths: [FEATURE_PATH], load: () => import("./pages/showcase/FeaturePage") },
  ],
  slots: [],
});
