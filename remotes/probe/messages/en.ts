import type { Messages } from "./id";

export const messages: Messages = {
  title: "Classes that begin soon",
  description: (site) => `The classes at ${site} that begin next, with their dates and how long they take.`,
  noDate: "Date to follow",
  empty: "No class is about to begin",
  emptyText: "The next dates are being arranged. Please come back in a few days.",
  failed: "The classes could not be loaded",
  failedText: "The timetable cannot be reached at the moment.",
  retry: "Try again",
  all: "All classes that begin soon",
};
