import { defineServer } from "@serambi/kernel/server";

import { quizHosts } from "./api/quiz/quizHosts";
import { parts } from "./api/search";
import { exerciseHosts } from "./api/studio/exerciseHosts";
import { sitemap } from "./api/sitemap";
import { giftDocument, itemsDocument, resultsDocument } from "./documents/quiz/quizFiles.server";
import { quizPages } from "./pages/quiz/quizPages.server";
import { featureLoader } from "./pages/showcase/feature.server";
import { lmsLoader } from "./pages/showcase/lms.server";
import { remote } from "./remote";
import { quizSlot } from "./slots/quiz/quiz.server";

/** What only the server has: loaders, what is found, and the calls that they make. */
export const server = defineServer(remote, {
  pages: { lms: { loader: lmsLoader }, feature: { loader: featureLoader }, ...quizPages },
  slots: { "lms.quiz.v1": quizSlot },
  documents: [giftDocument, resultsDocument, itemsDocument],
  sitemap,
  search: { kinds: {}, parts },
  hosts: [{ host: "services", method: "GET", path: ":app/cms/app/setting/lms" }, ...exerciseHosts, ...quizHosts],
});
