import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const statisticsYouCanDefend: ClassDraft = {
  name: "Statistics You Can Defend",
  slug: "statistics-you-can-defend",
  code: "ST-310",
  description:
    "Samples, intervals and experiments for people who must stand up and explain the number. Worked in R or Python, argued in plain words.",
  state: "upcoming",
  level: "Intermediate",
  programIds: ["main-data"],
  type: "course",
  startsOn: "2026-11-30",
  endsOn: "2027-01-24",
  priceIdr: 720_000,
  seatsLeft: 9,
  language: "English",
  audience:
    "Analysts, researchers and product people who already report figures and have been asked “how sure are you?” once too often. School algebra is enough; calculus is not used.",
  overview: [
    "A conversion rate rose from 3.1 to 3.4 percent. The director wants to know whether the new page did it. The honest answer depends on how many visitors there were, how they were chosen, how often somebody peeked, and what happened in the same week that had nothing to do with the page.",
    "For eight weeks you work on four data sets: a hospital’s waiting times, a lender’s arrears, a survey of market traders in Surakarta with a third of the answers missing, and an A/B test that was stopped on a Friday because it looked good. Each comes with the question its owner really asked.",
    "Every module ends in one page of prose. A mentor reads it the way a sceptical finance director would and sends it back with questions. You rewrite it until the questions stop. The final page goes with your certificate.",
  ],
  outcomes: [
    "Say what a sample can and cannot tell you about everyone else",
    "Put an honest interval around a figure and explain it without the word “significant”",
    "Plan the size of an experiment before it starts, and hold to the plan",
    "Handle missing answers openly instead of deleting rows",
    "Recognise the three commonest ways that a comparison is unfair",
  ],
  mentors: [
    {
      name: "Dr. Ulfa Hasibuan",
      role: "Biostatistician, teaching hospital in Medan",
      bio: "Has reviewed 140 clinical protocols and rejected a third of them for their sample size. Reads your weekly page on Mondays.",
    },
    {
      name: "Kadek Wirawan",
      role: "Head of experimentation at a travel company, Denpasar",
      bio: "Runs about ninety tests a year, of which some sixty change nothing. Teaches the modules on experiments and on stopping early.",
    },
  ],
  syllabus: [
    part("Who was counted", "Where the rows come from decides what they mean.", [
      reading("The people who are not in the table", 24),
      video("Four ways to draw a sample of traders", 31),
      reading("Response rates and what they hide", 20),
      exercise("Exercise: weight a lopsided survey", 70),
    ]),
    part("Spread before average", "Two clinics with the same mean waiting time, one of them unbearable.", [
      video("Plot it first", 22),
      reading("Medians, quantiles and long tails", 26),
      reading("What a standard deviation is for", 18),
      exercise("Exercise: one hospital, two honest charts", 60),
    ]),
    part("Intervals", "From a single figure to a range that you would bet a month’s salary on.", [
      reading("What the bootstrap does, step by step", 30),
      video("Explaining an interval to a director", 17),
      exercise("Exercise: arrears, with error bars", 75),
      live("Seminar: defend your interval", 60),
    ]),
    part("Experiments", "How large, how long, and when you are allowed to look.", [
      reading("Power, in terms of money", 28),
      video("The test that was stopped on a Friday", 25),
      reading("Many comparisons, one winner", 21),
      exercise("Exercise: write the plan before the data", 80),
    ]),
    part("Comparisons without an experiment", "When you cannot assign people at random, and usually you cannot.", [
      reading("Confounders: draw the arrows", 29),
      video("Before and after is not enough", 23),
      reading("Regression as a way to compare like with like", 34),
      exercise("Exercise: did the night shift help?", 75),
      live("Final reading: your page, read aloud", 90),
    ]),
  ],
};
