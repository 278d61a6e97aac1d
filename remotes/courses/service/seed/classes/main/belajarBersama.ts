import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

/** The class that stands behind the page of the shared-learning festival (specification section 2.3). */
export const belajarBersama: ClassDraft = {
  name: "Belajar Bersama 2027",
  slug: "belajar-bersama",
  code: "BB-2027",
  description:
    "Three days in an old fortress in Surakarta, sixty classes of fifty minutes, and one rule: whoever comes to learn may also teach. Free for everybody who takes part.",
  state: "registration-open",
  level: "Everybody",
  programIds: ["main-festival"],
  type: "class",
  startsOn: "2027-03-05",
  endsOn: "2027-03-07",
  priceIdr: 0,
  seatsLeft: 412,
  language: "Indonesian, with interpreters into English and sign language",
  audience:
    "Anybody who knows one thing well enough to show it, or wants to see how it is done. Children are welcome with somebody who is theirs; the east courtyard is kept quiet for them.",
  overview: [
    "Registering here reserves a mat, a bowl and a name badge. It does not choose your classes: you do that at the gate, from the wall, an hour before they begin.",
    "A festival is easier with a friend, so the weeks before it have short tasks that pair you with somebody from another island. You teach each other one thing over a bad connection and bring the result to the fortress.",
    "Afterwards every class leaves a single sheet behind: what was done, with what, and what went wrong. The sheets of all years hang in the gatehouse and can be copied by hand.",
  ],
  outcomes: [
    "Explain one thing in fifty minutes to people who did not ask for it",
    "Plan a class that works with chalk, string and no projector",
    "Leave after three days with six things that your hands can repeat",
    "Write the one sheet from which a stranger can give your class again",
  ],
  mentors: [
    {
      name: "Galih Prawirodirja",
      role: "Runs the festival, Surakarta",
      bio: "Rings the bell himself, every hour, for three days. Before that he timed lighting cues in a theatre that could afford no second rehearsal.",
    },
    {
      name: "Theresia Kewa",
      role: "Looks after first-time teachers, Larantuka",
      bio: "Has sat in the back row of more than two hundred first classes. Her notes are always three lines long, and the third is a compliment.",
    },
  ],
  syllabus: [
    part("Before the gates open", "Two tasks at home, and somebody on another island to do them with.", [
      reading("The wall, the bell and the bowl", 12),
      exercise("Write down one thing that people ask you about", 30),
      live("Meet your other half, by telephone if need be", 45),
    ]),
    part("Friday: opening", "Gates, market and the first six classes.", [
      live("Breakfast beside a stranger", 60),
      live("Two rounds of classes on each track", 120),
      live("Gamelan by those who began this morning", 50),
    ]),
    part("Saturday: hands", "The long day: workshops that leave dust.", [
      live("Morning classes, four rounds", 230),
      exercise("Ten minutes on the open wall", 40),
      live("The debate that nobody may win", 75),
    ]),
    part("Sunday: passing on", "What was learnt on Friday is taught on Sunday.", [
      live("Classes given by those who took them", 180),
      exercise("The one sheet you leave behind", 45),
      video("How last year ended, in four minutes", 5),
    ]),
  ],
};
