import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const testingWithoutTheDogma: ClassDraft = {
  name: "Testing, without the dogma",
  slug: "testing-without-the-dogma",
  code: "TS-215",
  description: "Which tests to write, which to delete, and how to leave a suite that a colleague trusts on a Friday.",
  state: "registration-open",
  level: "Intermediate",
  programIds: ["main-software"],
  type: "course",
  startsOn: "2026-12-07",
  endsOn: "2027-01-10",
  priceIdr: 480_000,
  seatsLeft: 17,
  language: "English, Indonesian subtitles",
  audience:
    "Developers in teams with a test suite that is slow, flaky or ignored. Examples are in TypeScript; mentors also read Python, Java and Go.",
  overview: [
    "The suite has 2,300 tests and takes nineteen minutes. Four of them fail on Mondays. Everybody presses “run again”, and last month a discount of one hundred percent went to production with every light green.",
    "That repository is real, its owner gave it to us, and it is your workplace for five weeks. You measure first: which tests have ever caught anything, which fail at random, which only repeat the code. Then you delete, move and rewrite until the suite runs in under two minutes and catches the discount.",
    "We hold no opinion on the shape of your pyramid. We do hold that a test which cannot fail is worse than none, and you will learn to find those in an afternoon.",
  ],
  outcomes: [
    "Tell from a test’s first ten lines what it protects",
    "Find flaky tests by their cause: time, order, network, shared state",
    "Put the seam where a fake is cheap and honest",
    "Use mutation testing to find assertions that assert nothing",
    "Argue for deleting a test, with figures",
  ],
  mentors: [
    {
      name: "Gilang Ramadhan",
      role: "Quality engineer at an insurance company, Bogor",
      bio: "Deleted 1,100 tests in his first year and was promoted for it. Collects flaky tests and can reproduce thirty-one of them on request.",
    },
    {
      name: "Yuliana Rumbiak",
      role: "Senior developer, Jayapura, remote",
      bio: "Maintains the timetable software of two airlines that land on grass. Reads every exercise on clocks and time zones.",
    },
  ],
  syllabus: [
    part("What a test is worth", "Cost of running, cost of reading, cost of the bug it would have caught.", [
      reading("A ledger for two thousand tests", 21),
      video("Reading a suite in twenty minutes", 27),
      exercise("Exercise: sort sixty tests into four boxes", 60),
    ]),
    part("Failing at random", "Flakiness always has an address.", [
      reading("Clocks, order, ports and leftovers", 25),
      video("Hunting one failure in four hundred runs", 33),
      reading("Waiting for a condition, never for a duration", 18),
      exercise("Exercise: make it fail every time", 75),
    ]),
    part("Seams and fakes", "Where to cut the program so that a test is short.", [
      reading("Mocks that agree with you", 20),
      video("One fake for the payment gateway", 29),
      reading("Keep the database real", 23),
      exercise("Exercise: replace nineteen mocks by one fake", 90),
      live("Pairing hour with a mentor", 50),
    ]),
    part("From the outside", "Browser and interface tests: few, and for journeys that earn money.", [
      reading("Roles and names in place of selectors", 22),
      video("A checkout test that survives a redesign", 30),
      exercise("Exercise: catch the free discount", 70),
    ]),
    part("A suite for Fridays", "Speed, reporting and the habit of reading a red line at once.", [
      reading("Under two minutes", 19),
      video("Mutation testing on one module", 26),
      exercise("Exercise: the tests that cannot fail", 65),
      live("Closing review: before and after", 60),
    ]),
  ],
};
