import type { RoomMessages } from "./room.id";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = "January February March April May June July August September October November December".split(" ");

export const messages: RoomMessages = {
  today: (weekday, date) => `${DAYS[weekday] ?? ""} ${date}`,
  headline: (row, name) => `Row ${row}, ${name}.`,
  strung: (name) => `The loom is strung, ${name}.`,
  allWoven: (name) => `All of it is woven, ${name}.`,
  woven: (done, total, minutes) =>
    done === 0
      ? `Not one of ${total} rows is woven yet. The first takes ${minutes} minutes.`
      : `${done} of ${total} rows are woven. The next one takes ${minutes} minutes.`,
  wovenSoFar: (done, total) =>
    done === total ? `All ${total} rows are woven.` : `${done} of ${total} rows are woven.`,
  where: (course, module) => `${course} · ${module}`,
  begin: "Begin chapter 1",
  goOn: (number) => `Continue chapter ${number}`,
  toClass: "See the whole class",
  cloth: (name, done, total) => `${name}: ${done} of ${total} chapters done`,
  rows: (done, total) => (done === 0 ? `${total} rows` : `${done} of ${total} rows`),
  key: "One row a chapter, one pattern a module.",
  cloths: (count) => (count === 1 ? "One cloth" : `${count} cloths`),
  clothsNote: "As long as the course. A paused one stays on its loom.",
  notBegun: "Not opened yet",
  seen: (date) => `Opened ${date}`,
  count: (done, total) => `${done} of ${total}`,
  certificate: "Certificate",
  takeCertificate: "Take the certificate",
  continue: "Continue",
  start: "Begin",
  open: "Open",
  of: (name) => ` ${name}`,
  diary: "In your diary",
  diaryNote: "Jakarta’s time, WIB.",
  diaryDay: (weekday, month) => `${DAYS[weekday] ?? ""}, ${MONTHS[month] ?? ""}`,
  begins: (name) => `${name} begins`,
  beginsText: (chapters) => `${chapters} chapters, with the class.`,
  syllabus: "Syllabus",
  certificates: "Certificates",
  awarded: (name, date) => `${name}, ${date}`,
  savePdf: "Save as PDF",
  show: "Show it to someone",
  nextCertificate: (name, rows) => `Next: ${name}, ${rows} ${rows === 1 ? "row" : "rows"} away.`,
  emptyText:
    "Nothing is woven yet. Every chapter that you finish becomes one row of cloth here. The first chapters of many courses cost nothing.",
  toCatalogue: "Choose a first course",
  suggested: "To begin with",
  startsOn: (date) => `From ${date}`,
  free: "Free",
  look: "Look",
};
