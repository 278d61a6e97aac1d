import type { RoomMessages } from "./room.id";

export const messages: RoomMessages = {
  woven: (done, total, minutes) =>
    done === 0
      ? `Not one of ${total} rows is woven yet. The first takes ${minutes} minutes.`
      : `${done} of ${total} rows are woven. The next one takes ${minutes} minutes.`,
  where: (course, module) => `${course} · ${module}`,
  begin: "Begin chapter 1",
  goOn: (number) => `Continue chapter ${number}`,
  key: "One row a chapter, one pattern a module.",
  cloths: (count) => (count === 1 ? "One cloth" : `${count} cloths`),
  notBegun: "Not opened yet",
  seen: (date) => `Opened ${date}`,
  count: (done, total) => `${done} of ${total}`,
  certificate: "Certificate",
  continue: "Continue",
  start: "Begin",
  open: "Open",
  empty: "The loom is empty",
  emptyText: "Each chapter that you finish adds a row of cloth here. The first chapters of many courses cost nothing.",
  toCatalogue: "Choose a first course",
};
