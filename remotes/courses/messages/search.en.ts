import type { SearchMessages } from "./search.id";

export const messages: SearchMessages = {
  course: "Courses",
  chapter: "Chapters",
  programme: "Programmes",
  event: "Events",
};
