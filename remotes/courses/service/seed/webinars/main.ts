import type { WebinarDraft } from "./withWebinars";

/** Open hours of the main brand. */
export const mainWebinars: readonly WebinarDraft[] = [
  {
    name: "A Restore, Live: one database, one hour, no slides",
    slug: "a-restore-live",
    code: "WEB-M1",
    description:
      "A production-sized database is lost at the start of the hour and brought back before its end, with every command and every mistake on screen.",
    programIds: ["main-data", "main-operations"],
    startsAt: "2026-12-02T19:00:00+07:00",
    lengthMinutes: 60,
    level: "Intermediate",
    language: "English",
    audience:
      "Engineers who have backups and have never restored one under pressure, and their managers, who should watch once.",
    overview: [
      "We do not rehearse. The backup was taken the night before, the table that disappears is chosen by the audience, and the clock is on the screen from the first minute.",
      "While the logs replay there is time for questions. Bring the restore that went wrong for you; two will be taken apart in the last quarter of an hour.",
    ],
    outcomes: [
      "Name the three things to check before touching a broken database",
      "Restore to a point in time and prove that it is the right one",
      "Tell users what happened in two sentences",
      "Write a restore drill that fits your own team",
    ],
    speakers: [
      {
        name: "Ratna Sitompul",
        role: "Reliability engineer, Medan",
        bio: "Keeps a notebook of every restore she has done, with the minute at which she first knew that it would work.",
      },
    ],
    agenda: ["The hour", "Loss, restore, proof, and the questions in between."],
  },
  {
    name: "Reading a Stranger’s Code Aloud",
    slug: "reading-a-strangers-code-aloud",
    code: "WEB-M2",
    description:
      "Two engineers read an open-source module that neither has seen, and say everything that goes through their heads, wrong guesses included.",
    programIds: ["main-software"],
    startsAt: "2026-10-08T18:30:00+07:00",
    lengthMinutes: 75,
    level: "Beginner",
    language: "English",
    audience: "Programmers in their first two years who think that everybody else understands code at first sight.",
    overview: [
      "Nobody does. Experienced people are faster because they guess early, check cheaply and drop a guess without sorrow. You can watch that happen here, line by line.",
      "The recording stands, with the list of questions that the two asked the code and where they found each answer.",
    ],
    outcomes: [
      "Find the way into an unfamiliar module within ten minutes",
      "Use tests and history as documentation",
      "Write down a guess so that it can be refuted",
      "Stop reading when you know enough for the change at hand",
    ],
    speakers: [
      {
        name: "Gregorius Wattimena",
        role: "Maintainer of two libraries, Ambon",
        bio: "Answers issues on the ferry to work. Says that most of his best code is code he removed.",
      },
      {
        name: "Amalia Hutasoit",
        role: "Engineer at a logistics company, Bandung",
        bio: "Reads for half an hour each morning before she writes, and has a shelf of printed programs to show for it.",
      },
    ],
    agenda: ["Out loud", "One module, two readers, no preparation."],
  },
];
