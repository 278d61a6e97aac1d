import { serverSlot } from "@serambi/kernel/server";

import { CourseClient } from "../api/CourseClient";
import { CompareProps } from "../contract/compareSlot";

/** `courses.compare.v1`: those of the classes that are still there. */
export const comparedSlot = serverSlot(CompareProps, ({ http, report }, { slugs }) =>
  new CourseClient(http.services, report).compared(slugs),
);
