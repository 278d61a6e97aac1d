import { mainRunning } from "./mainRunning";
import { mainTeaching } from "./mainTeaching";
import type { SeedLms } from "./types";

/** The LMS of the main brand: built for its own courses, offered to whoever teaches for a living. */
export const mainLms: SeedLms = {
  title: "The LMS we teach our own courses with",
  lead: "For eleven years we have written, marked and repaired courses on it every working day. What got in our way is gone. It runs for companies, schools and single mentors, under their own name.",
  figures: [
    {
      kind: "outline",
      alt: "A learner’s course in its ninth week: two modules done, the third going on, the fourth to come.",
      title: "Backend Engineering with Go",
      percent: 62,
      percentText: "Week 9 of 24, on time",
      rows: [
        { label: "A server that says no", state: "done", note: "94" },
        { label: "Data that outlives you", state: "done", note: "88" },
        { label: "Doing two things at once", state: "current", note: "Due Friday" },
        { label: "In front of real people", state: "open", note: "2 February" },
      ],
    },
    {
      kind: "sheet",
      alt: "The mentor’s sheet of the same week: five learners, two hand-ins, a talk, and what to do next for each.",
      title: "The same week, from the mentor’s chair",
      corner: "Learner",
      columns: ["Quiz", "Project", "Talk", "Next"],
      rows: [
        { name: "Ratna Widyaningsih", cells: ["8/8", "92", "Done", "–"] },
        { name: "Yosef Tanggu", cells: ["7/8", "90", "Wed", "–"] },
        { name: "Aulia Rahmadani", cells: ["5/8", "78", "Wed", "Read again"] },
        { name: "Made Suardika", cells: ["6/8", "–", "Thu", "Call"] },
        { name: "Intan Kaligis", cells: ["8/8", "85", "Done", "–"] },
      ],
      note: "Three to read today, about fifty minutes.",
    },
  ],
  featuresTitle: "Eight tools, one desk",
  features: [...mainTeaching, ...mainRunning],
  gains: {
    title: "Who sits at this desk",
    groups: [
      {
        who: "A company",
        text: "Your academy under your name, with the staff list you already keep, and a page that tells the board in four sentences what it came to.",
        features: ["analytics", "api", "progress"],
      },
      {
        who: "A school",
        text: "One mark book for every teacher, quizzes that survive a bad connection, and a coding studio that needs no computer room.",
        features: ["grading", "quizzes", "studio"],
      },
      {
        who: "A mentor",
        text: "Write the course once, teach it live, and spend the evening reading people’s work instead of sending links around.",
        features: ["authoring", "live", "grading"],
      },
    ],
  },
  closing: {
    title: "Bring one course of yours. We move it in, you try it for a month.",
    text: "In half an hour we look at how you teach today and say honestly whether this would help. If it would not, we know who else to ask.",
    action: { label: "Book a call", href: "mailto:halo@serambi.example?subject=Serambi%20LMS" },
  },
};
