import { shared } from "./shared.en";
import type { SlotMessages } from "./slots.id";

export const messages: SlotMessages = {
  ...shared,
  none: "No jobs are open yet.",
  all: (count) => `All ${count} jobs`,
  forCourse: "Jobs that ask for what this teaches",
  allOpen: "All open jobs",
};
