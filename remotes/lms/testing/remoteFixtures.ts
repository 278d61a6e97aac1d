import type { RemoteFixtures } from "@serambi/kernel/testing";

import { demoFixtures } from "./demo/demoFixtures";
import { quizFixtures, quizSlotFixtures } from "./quiz/quizFixtures";
import { showcaseFixtures } from "./showcase/showcaseFixtures";
import { studioPages, studioSlots } from "./studio/studioFixtures";
import { submissionFixtures, submissionSlotFixtures } from "./submissions/submissionFixtures";

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [...showcaseFixtures, ...quizFixtures, ...studioPages, ...submissionFixtures],
  slots: [...quizSlotFixtures, ...studioSlots, ...submissionSlotFixtures, ...demoFixtures],
};
