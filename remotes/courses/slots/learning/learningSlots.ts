import { defineSlot } from "@serambi/kernel/remote";

import type { ContinueData, ContinueProps } from "../../contract/learning/continueSlot";
import type { CoursesStore } from "../../stores/CoursesStore";

/** What learners are shown on other pages. */
export const learningSlots = [
  defineSlot<CoursesStore, ContinueProps, ContinueData>({
    name: "courses.continue.v1",
    texts: "learning",
    schema: () => import(/* webpackChunkName: "schema-continue" */ "../../contract/learning/continueSlot"),
    load: () => import(/* webpackChunkName: "slot-courses.continue.v1" */ "./ContinueLearning"),
    preload: () => Promise.resolve({}),
    // Whoever has begun nothing sees nothing: no room is kept.
    minHeightRem: 0,
  }),
];
