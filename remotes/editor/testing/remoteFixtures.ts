import type { RemoteFixtures } from "@serambi/kernel/testing";

import { answersWith, sampleDraft, tenant } from "./samples";

const answers = answersWith(sampleDraft());

/** Every face of this remote's pages: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { title: "a site", page: "site", path: "/Editor", answers, tenant },
    { title: "its settings", page: "settings", path: "/Editor/Settings", answers, tenant },
    { title: "its history", page: "history", path: "/Editor/History", answers, tenant },
    { title: "a file", page: "transfer", path: "/Editor/Transfer", answers, tenant },
    { title: "a new site", page: "new-site", path: "/Editor/New-Site", answers, tenant },
  ],
  slots: [],
};
