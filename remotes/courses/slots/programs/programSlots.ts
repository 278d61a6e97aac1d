import { defineSlots } from "@serambi/kernel/remote";

/** What other pages may show of programmes. */
export const programSlots = defineSlots([
  { name: "courses.by-program.v1", texts: "programs", load: () => import("./ByProgram"), minHeightRem: 36 },
  { name: "courses.upcoming.v1", texts: "programs", load: () => import("./UpcomingEvents"), minHeightRem: 40 },
]);
