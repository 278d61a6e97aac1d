import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const productDesign: ClassDraft = {
  name: "Product Design, from brief to build",
  slug: "product-design-from-brief-to-build",
  code: "PD-301",
  description:
    "Sixteen weeks with one client: a village credit union, a clinic or a market. You interview, draw, test, and stay until it is built.",
  state: "coming-soon",
  level: "Beginner",
  programIds: ["main-design"],
  type: "class",
  startsOn: "2027-03-01",
  endsOn: "2027-06-19",
  priceIdr: 6_900_000,
  seatsLeft: null,
  language: "English, client work in Indonesian",
  audience:
    "Career changers and visual designers who have drawn screens and never watched anybody use them. A portfolio is welcome and not required; curiosity about other people’s work is.",
  overview: [
    "In a village near Bukittinggi the treasurer of a credit union writes every deposit three times: in the member’s book, in the ledger, and on the slip that goes to the district. The brief said “make an app”. The student who took it on, Aulia, redesigned the savings book first. Errors fell by two thirds before a line of code existed.",
    "You will work like that: with a client who has a real problem and little time, in a group of three, with a mentor who has shipped. The first month is listening. Only in week five does anybody open a drawing program.",
    "The second half is about getting it built. You sit with developers from the front-end cohort, write down every state of every screen, answer their questions within a day, and learn which of your ideas cost three weeks.",
  ],
  outcomes: [
    "Turn a vague brief into a problem that the client recognises as theirs",
    "Interview without leading, and take notes that others can use",
    "Draw flows, states and texts before surfaces",
    "Test a paper prototype with five people in one afternoon",
    "Specify a screen so that a developer asks three questions instead of thirty",
  ],
  mentors: [
    {
      name: "Elvi Marni Zainal",
      role: "Product designer, Padang",
      bio: "Drew forms for a district hospital before she drew screens. Finds clients for the cohort, and visits each of them once more a year later.",
    },
    {
      name: "Benediktus Mamoto",
      role: "Design lead for a hospital group, Makassar",
      bio: "Trained as an industrial designer and came to screens by way of infusion pumps, where a misread digit is not a matter of taste.",
    },
  ],
  syllabus: [
    part("Listening", "Four weeks at the client’s place, with a notebook.", [
      reading("The brief is the first draft", 26),
      live("Studio: reading eight briefs", 150),
      exercise("A day beside the treasurer", 300),
      live("Studio: notes on the wall", 150),
    ]),
    part("Deciding what the problem is", "One sentence that client, designer and developer would all sign.", [
      reading("Problems, wishes and solutions in disguise", 24),
      video("A journey map that is not a poster", 28),
      exercise("Write the sentence, nine times", 120),
      live("Client evening: does the sentence hold?", 90),
    ]),
    part("Drawing", "Flows first, then words, then surfaces.", [
      reading("Every screen has five faces", 22),
      live("Studio: sketching against the clock", 150),
      exercise("Paper prototype of one deposit", 180),
      video("Setting type for numbers", 25),
      exercise("Test with five members, one afternoon", 240),
    ]),
    part("Making it hold together", "Components, tokens, and the discipline to have fewer of them.", [
      reading("A system small enough to remember", 27),
      exercise("Reduce thirty-one greys to six", 90),
      live("Studio: critique with the front-end cohort", 150),
    ]),
    part("Staying until it is built", "Specification, questions, compromise, release.", [
      reading("What a developer needs on Monday", 23),
      exercise("Specify one flow, all states", 240),
      live("Building weeks: daily questions", 300),
      exercise("Measure the errors again", 150),
      live("Final evening at the client’s table", 120),
    ]),
  ],
};
