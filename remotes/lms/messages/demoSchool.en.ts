import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { demoSchool as DemoSchool } from "./demoSchool.id";

const CLASH = { teacher: "teacher", room: "room", group: "group" } as const;
const PRESENCE = { present: "Present", late: "Late", sick: "Sick", excused: "Excused", absent: "No word" } as const;

/** Gradebook, timetable and attendance. */
export const demoSchool: CatalogueOf<typeof DemoSchool> = {
  marks: "Marks of one class",
  ownMarks: "Own marks",
  markOf: (column, name) => `${column}, ${name}`,
  noMark: "0 to 100, please",
  total: "Total",
  totalIs: (name, total) => `${name}: total ${total}.`,
  below: "Below the line",
  belowNow: (names) => (names.length === 0 ? "Nobody is below the line." : `Below the line: ${names.join(", ")}.`),
  weights: "Weights",
  distribution: "Spread of totals",
  under: (limit) => `< ${limit}`,
  between: (from, to) => `${from}–${to}`,
  from: (limit) => `${limit}+`,
  lockMarks: "Lock the marks",
  unlockMarks: "Unlock them",
  marksLocked: "Marks are locked. Teachers cannot change them any more.",
  marksOpen: "Marks are open to teachers again.",

  moveHelp:
    "Press a lesson to pick it up, move it with the arrow keys, press again to put it down. Esc cancels. With a mouse or a finger: drag it, or choose its place.",
  ownWeek: (group) => `The week of ${group}.`,
  lessonTaken: (subject) => `${subject} is picked up. Move it with the arrow keys.`,
  lessonAt: (subject, day, hour) => `${subject}: ${day}, ${hour}.`,
  lessonDropped: "Put down.",
  moveCancelled: "The move was cancelled.",
  moving: (subject) => `Moving ${subject}`,
  putHere: "Put it here",
  free: "Free",
  clashes: "Clash",
  clashSaid: (by, subject) => `Clash of ${CLASH[by]} with ${subject}.`,
  clashTitle: (count) => (count === 1 ? "1 clash" : `${count} clashes`),
  clash: (by, what, when, one, other) => `${when}: ${CLASH[by]} ${what} is taken by ${one} and ${other}`,
  noClash: "Nothing clashes.",

  presence: (state) => PRESENCE[state],
  presenceOf: (name) => `State of ${name}`,
  presenceCount: (word, count) => `${word}: ${count}`,
  percentThere: (percent) => `${percent}% are there`,
  notNoted: "Not noted",
  noteColumn: "Note",
  isNoted: (name, word, open) => `${name}: ${word}. ${open === 0 ? "Everybody is noted." : `${open} not noted yet.`}`,
  markRest: "The others are present",
  restPresent: (count) => `${count} noted as present.`,
  signList: "Sign the list",
  listSigned: "The list is signed and locked.",
  stillOpen: (count) => `${count} not noted yet.`,
  signedBy: (name) => `Signed by ${name}. The list is locked.`,
  notSigned: "Not signed yet.",
  reopenList: "Open the list again",
  listReopened: "The list is open again. That is on record.",
  reopenedTimes: (count) => (count === 1 ? "It was opened again once." : `It was opened again ${count} times.`),
  noteToTeacher: "A note to the teacher",
  noteMissing: "Write the note first",
  sendSick: "Report as sick",
  sendExcused: "Ask for leave",
  noteSent: "The note is sent. The teacher sees it in the list.",
};
