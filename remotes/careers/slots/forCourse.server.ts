import { orNull, serverSlot } from "@serambi/kernel/server";

import { JobClient } from "../api/JobClient";
import { ForCourseProps } from "../contract/slots";

/** `careers.for-course.v1`: open jobs that ask for what a course teaches. A course goes on without them, also where nobody runs their host. */
export const forCourseSlot = serverSlot(ForCourseProps, async ({ http, now }, { course, words, limit }) => ({
  jobs: (await orNull(new JobClient(http).forCourse(course, words, limit))) ?? [],
  now: now().toISOString(),
}));
