import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const writingForEngineers: ClassDraft = {
  name: "Writing for Engineers",
  slug: "writing-for-engineers",
  code: "WR-120",
  description:
    "Design documents, incident reports, commit messages and the reply to an angry customer. Four weeks, one text a week, each returned with pencil marks.",
  state: "started",
  level: "Beginner",
  programIds: ["main-software"],
  type: "course",
  startsOn: "2026-11-09",
  endsOn: "2026-12-06",
  priceIdr: 350_000,
  seatsLeft: 3,
  language: "English",
  audience:
    "Engineers who work in English as a second or third language, and those who lead them. You need to have written at least one document that nobody read to the end.",
  overview: [
    "An engineer at a bank in Jakarta spends, by her own count, eleven hours a week writing: reviews, tickets, chat, one long document. Nobody taught her how. What she learned at university was to fill pages, and the habit shows.",
    "We work on the texts you write anyway. In the first week you cut a design document to half its length without losing a decision. In the second you write down an incident so that the people who caused it would sign it. Then come the small forms: the commit message, the pull request, the error text at two in the morning. The last week is for one difficult letter.",
    "A mentor marks your text line by line, the way an editor does, and explains every mark. You may disagree, in writing.",
  ],
  outcomes: [
    "State the decision in the first paragraph and defend it in the next three",
    "Cut a draft by half and keep what matters",
    "Report an incident without blaming anyone or hiding anything",
    "Write error messages that tell a stranger what to do",
  ],
  mentors: [
    {
      name: "Melati Siagian",
      role: "Technical editor, Bandung",
      bio: "Edited the documentation of two databases and a government health system. Her red pencil is green, because a student from Tegal once asked.",
    },
  ],
  syllabus: [
    part(
      "The document with a decision in it",
      "What a reader needs in the first minute, and what can wait for the appendix.",
      [
        reading("Who opens this, and why today", 16),
        video("Editing a real design document", 34),
        reading("Headings that carry the argument", 18),
        exercise("Hand in: your document at half length", 120),
      ],
    ),
    part("After the incident", "Timeline, causes, and verbs with a subject.", [
      reading("A timeline without adjectives", 19),
      video("Two reports of the same outage", 26),
      exercise("Hand in: the report that everyone signs", 110),
    ]),
    part("Small forms", "A commit message lives longer than the code under it.", [
      reading("Fifty characters, then a blank line", 14),
      reading("Reviews that a tired person can accept", 20),
      video("Error messages, before and after", 21),
      exercise("Hand in: ten messages from your own product", 80),
    ]),
    part("The difficult letter", "Refusing a feature, admitting a loss of data, asking for more time.", [
      reading("Say it in the first line", 15),
      live("Reading hour: six letters, names removed", 75),
      exercise("Hand in: the letter you have been putting off", 100),
      reading("A checklist for the next twenty texts", 12),
    ]),
  ],
};
