import type { RemoteFixtures } from "@serambi/kernel/testing";

import { quizFixtures, quizSlotFixtures } from "./quiz/quizFixtures";
import { showcaseFixtures } from "./showcase/showcaseFixtures";
import { studioPages, studioSlots } from "./studio/studioFixtures";

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [...showcaseFixtures, ...quizFixtures, ...studioPages],
  slots: [...quizSlotFixtures, ...studioSlots],
};
