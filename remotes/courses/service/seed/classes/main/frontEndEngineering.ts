import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const frontEndEngineering: ClassDraft = {
  name: "Front-end Engineering",
  slug: "front-end-engineering",
  code: "FE-402",
  description:
    "HTML, CSS, TypeScript and the browser itself, learned on a school-bus timetable that parents open on old phones at six in the morning.",
  state: "started",
  level: "Intermediate",
  programIds: ["main-software", "main-design"],
  type: "class",
  startsOn: "2026-10-05",
  endsOn: "2027-03-27",
  priceIdr: 8_600_000,
  seatsLeft: 0,
  language: "English, mentoring in Indonesian on request",
  audience:
    "Self-taught developers, designers who code and programmers from other fields. You have published at least one page and would be embarrassed to show its source.",
  overview: [
    "The phone is four years old, its screen is cracked in one corner, the connection is what reaches the second row of houses from the road, and the bus comes at 6:25. A parent wants to know one thing. How long until the page has told them?",
    "The cohort works for half a year on that page and on what belongs to it: the map, the notice when a bus is late, the form with which a school changes its timetable. You write HTML that works before any script arrives, then CSS that bends without breaking, then TypeScript, React and a server that renders. A drawer of used phones goes round by courier so that everybody measures on the real thing.",
    "Every third week a person who uses a screen reader or a switch tries your work while you watch and take notes. Most students call these evenings the hardest and the best.",
  ],
  outcomes: [
    "Write markup that a screen reader, a search engine and a tired colleague understand",
    "Lay out a page with grid and container queries, from 320 pixels up",
    "Find the 200 milliseconds that a page wastes, and remove them",
    "Keep state in one place and the address bar truthful",
    "Test a journey by what a person sees and does",
  ],
  mentors: [
    {
      name: "I Gede Arimbawa",
      role: "Front-end engineer, Singaraja",
      bio: "Maintains the timetable that Denpasar’s school buses use, begun as a graduate’s final project, and hands its issue list to the cohort each October.",
    },
    {
      name: "Cut Nurlaila",
      role: "Accessibility consultant, Banda Aceh",
      bio: "Has been blind since she was nineteen and tests banking applications for a living. Leads the evenings with real users.",
    },
    {
      name: "Reza Pahlevi Daulay",
      role: "Web performance engineer, Pekanbaru",
      bio: "Owns forty-three second-hand phones. Took a news site from eleven seconds to two without removing a single picture.",
    },
  ],
  syllabus: [
    part("Before any script", "A timetable that works as a document.", [
      reading("What the browser does with your page", 34),
      live("Evening: one table, five readers", 120),
      exercise("Publish the morning timetable in plain HTML", 240),
      video("Forms that a school secretary can finish", 31),
    ]),
    part("CSS that bends", "Cascade layers, grid, containers, and type that fits the screen it is on.", [
      reading("The cascade, drawn as a queue", 28),
      live("Evening: grid on paper, then in code", 120),
      exercise("From 320 pixels to the bus-stop display", 240),
      video("Colour with enough contrast, twice", 27),
      live("User evening: a switch, one button, patience", 120),
    ]),
    part("TypeScript and the address bar", "State, history and links that can be sent by message.", [
      reading("Types as the first test", 32),
      live("Evening: narrowing in place of casting", 120),
      exercise("Filters that survive a reload", 210),
      reading("What belongs in the address", 19),
    ]),
    part("React, with a server", "Rendering where it is cheap, hydrating where it is needed.", [
      video("One component, rendered twice", 33),
      live("Evening: effects you can delete", 120),
      exercise("Late-bus notices without a flash", 270),
      live("User evening: the same page by ear", 120),
    ]),
    part("Fast on the cracked phone", "Measuring with the drawer of used telephones.", [
      reading("Where four seconds go", 29),
      live("Evening: reading a performance trace", 120),
      exercise("Under 100 kilobytes", 300),
      video("Fonts that do not jump", 18),
    ]),
    part("For a real school", "Teams of four, one client each, six weeks.", [
      live("First visit to the client", 90),
      exercise("Working version for one route", 540),
      exercise("Repairs after two weeks of use", 360),
      live("Presentation at the school", 120),
    ]),
  ],
};
