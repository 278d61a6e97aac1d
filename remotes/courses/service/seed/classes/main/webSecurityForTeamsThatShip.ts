import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const webSecurityForTeamsThatShip: ClassDraft = {
  name: "Web Security for Teams That Ship",
  slug: "web-security-for-teams-that-ship",
  code: "SE-230",
  description:
    "Attack a clinic’s appointment system for three weeks, then defend it for three. Sessions, access control, injection, secrets and the first hour after a leak.",
  state: "ended",
  level: "Intermediate",
  programIds: ["main-software", "main-operations"],
  type: "class",
  startsOn: "2026-08-31",
  endsOn: "2026-10-11",
  priceIdr: 950_000,
  seatsLeft: null,
  language: "English, Indonesian subtitles",
  audience:
    "Web developers, testers and team leads in companies too small for a security department. You can read code in one server language and know what a cookie is.",
  overview: [
    "The appointment system of a clinic shows your booking at an address that ends in 10482. Type 10481 and you see somebody else’s, with the reason for the visit. No tool was needed, and nobody would have noticed. Most of what goes wrong on the web is that plain.",
    "You begin on the attacker’s side, in a laboratory where everything is allowed, because a hole you have climbed through yourself is one you will look for in review. In week four you change sides with the same code and close what you found, in an order that you have to justify.",
    "Indonesian law is part of it: what the personal data protection act asks of you when records have leaked, whom to tell, and how to write that letter. The course has ended for this year; its material stays open to those who took part.",
  ],
  outcomes: [
    "Test every address of a service for missing access checks",
    "Keep sessions, tokens and passwords where scripts cannot reach them",
    "Explain injection to a colleague with one line of their own code",
    "Rank findings by harm to people",
    "Run the first hour after a leak from a list that you wrote in daylight",
  ],
  mentors: [
    {
      name: "Dimas Aryo Wicaksono",
      role: "Security engineer at a telemedicine company, Yogyakarta",
      bio: "Reported 10481 to the clinic himself, in 2019, and was threatened with a lawsuit. They are friends now, and the clinic lent us its code.",
    },
    {
      name: "Maria Ximenes",
      role: "Privacy lawyer, Kupang and Jakarta",
      bio: "Has drafted eleven breach notices. Teaches the last module and strikes out every “may have been affected” she finds.",
    },
  ],
  syllabus: [
    part("Through the open door", "Access control, by far the commonest hole.", [
      reading("The number at the end of the address", 18),
      video("Mapping a service by hand", 29),
      exercise("Lab: read an appointment that is not yours", 70),
      reading("Roles, owners and the check everyone forgets", 23),
    ]),
    part("Somebody else’s words", "Data that turns into code: SQL, HTML, file names, templates.", [
      video("Injection in four languages", 31),
      exercise("Lab: make the search box talk", 80),
      reading("Content security policies that do something", 26),
    ]),
    part("Who are you, still?", "Passwords, sessions, links by mail, the forgotten device.", [
      reading("A session’s whole life", 24),
      video("Reset links and other side doors", 22),
      exercise("Lab: keep the login after a password change", 65),
      live("Question evening: attack week", 60),
    ]),
    part("Changing sides", "The same code, now to be defended with three days of developer time.", [
      reading("Harm first, then likelihood", 17),
      exercise("Rank fourteen findings and defend the order", 75),
      exercise("Fix the first five, with tests", 150),
      live("Review: patches read side by side", 90),
    ]),
    part("The first hour", "Secrets in a repository, records on a forum, a journalist on the telephone.", [
      reading("Rotating a key without an outage", 20),
      video("A rehearsal with a real clock", 34),
      reading("What the law asks, and by when", 28),
      exercise("Write the letter to 3,200 patients", 60),
    ]),
  ],
};
