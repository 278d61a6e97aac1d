import { shared } from "./shared.en";
import type { SlotMessages } from "./slots.id";

export const messages: SlotMessages = {
  ...shared,
  none: "No jobs are open yet.",
  all: (count) => `All ${count} jobs`,
  forCourse: "Jobs that ask for this",
  forCourseNone: "No open job asks for it at the moment.",
};
