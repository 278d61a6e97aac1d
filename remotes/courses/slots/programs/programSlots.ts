import { defineSlot } from "@serambi/kernel/remote";

import type { FeaturedData } from "../../contract/FeaturedData";
import type { ByProgramProps } from "../../contract/programs/byProgramSlot";
import type { ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { UpcomingProps } from "../../contract/programs/upcomingSlot";
import type { CoursesStore } from "../../stores/CoursesStore";

/** What other pages may show of programmes. */
export const programSlots = [
  defineSlot<CoursesStore, ByProgramProps, FeaturedData>({
    name: "courses.by-program.v1",
    texts: "programs",
    schema: () => import(/* webpackChunkName: "schema-by-program" */ "../../contract/programs/byProgramSlot"),
    load: () => import(/* webpackChunkName: "slot-courses.by-program.v1" */ "./ByProgram"),
    preload: (store, props) => store.classesOf(props),
    minHeightRem: 36,
  }),
  defineSlot<CoursesStore, UpcomingProps, ProgramEvents>({
    name: "courses.upcoming.v1",
    texts: "programs",
    schema: () => import(/* webpackChunkName: "schema-upcoming" */ "../../contract/programs/upcomingSlot"),
    load: () => import(/* webpackChunkName: "slot-courses.upcoming.v1" */ "./UpcomingEvents"),
    preload: (store, props) => store.upcoming(props),
    minHeightRem: 40,
  }),
];
