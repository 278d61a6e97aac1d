import { AppError } from "@serambi/kernel/errors";
import { answer, type RemoteFixtures } from "@serambi/kernel/testing";

import { sampleChanges, samplePublications, tenant } from "./samples";
import { writingFixtures } from "./writing/writingFixtures";

const HISTORY = "services contoh/cms/app/history";
const answers = { [HISTORY]: answer(samplePublications()), [`${HISTORY}/7`]: answer(sampleChanges()) };
const none = { [HISTORY]: answer({ ...samplePublications(), items: [], totalItems: 0, totalPages: 0 }) };
const down = { [HISTORY]: answer(samplePublications()), [`${HISTORY}/7`]: new AppError("unavailable", "Down") };

/** Every face of this remote's pages: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { title: "a site", page: "site", path: "/Editor", answers: { "auth user/detail": answer({ kind: 0 }) }, tenant },
    {
      title: "a site to an admin",
      page: "site",
      path: "/Editor",
      answers: { "auth user/detail": answer({ kind: 1 }) },
      tenant,
    },
    { title: "its settings", page: "settings", path: "/Editor/Settings", answers: {}, tenant },
    { title: "its history", page: "history", path: "/Editor/History", answers, tenant },
    { title: "a publication compared", page: "history", path: "/Editor/History?page=1&id=7", answers, tenant },
    { title: "a publication that cannot be had", page: "history", path: "/Editor/History?id=7", answers: down, tenant },
    { title: "no history", page: "history", path: "/Editor/History", answers: none, tenant },
    { title: "a file", page: "transfer", path: "/Editor/Transfer", answers: {}, tenant },
    { title: "a new site", page: "new-site", path: "/Editor/New-Site", answers: {}, tenant },
    ...writingFixtures,
  ],
  slots: [],
  // Languages are named by themselves.
  sameTexts: ["set_language__is__id", "set_languages__each__is__id"],
};
