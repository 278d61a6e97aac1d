import { serverSlot } from "@serambi/kernel/server";

import { JobClient } from "../api/JobClient";
import { ForCourseProps } from "../contract/slots";

/** `careers.for-course.v1`: open jobs that ask for what a course teaches. */
export const forCourseSlot = serverSlot(ForCourseProps, async ({ http, now }, { course, words, limit }) => ({
  jobs: await new JobClient(http).forCourse(course, words, limit),
  now: now().toISOString(),
}));
