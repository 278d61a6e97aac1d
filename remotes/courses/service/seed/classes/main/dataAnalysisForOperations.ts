import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const dataAnalysisForOperations: ClassDraft = {
  name: "Data Analysis for Operations",
  slug: "data-analysis-for-operations",
  code: "DA-101",
  description:
    "Twelve weeks from the messy spreadsheet to a report that warehouse, clinic and finance all read the same way.",
  state: "registration-open",
  level: "Beginner",
  programIds: ["main-data"],
  type: "class",
  startsOn: "2027-01-25",
  endsOn: "2027-04-17",
  priceIdr: 4_800_000,
  seatsLeft: 14,
  language: "English, group work in Indonesian",
  audience:
    "People who run something: a warehouse shift, a branch, a ward, a fleet. You know the work better than any analyst and use a spreadsheet every day. No programming needed at the start.",
  overview: [
    "Most operational reports are made by copying. Somebody exports from one system, pastes into another, fixes the dates by hand and mails the result at nine. When that person is ill there is no report, and when two people do it there are two totals.",
    "In this cohort you bring the report that costs your team the most hours. You rebuild it piece by piece: SQL for the questions, a small pipeline for the cleaning, one chart for each decision that somebody makes. The previous cohort’s reports included cold-store temperatures in Bitung, bed occupancy in a Malang hospital and diesel use of a ferry line.",
    "You meet on Tuesday and Thursday evenings and on every second Saturday morning. Between meetings you need about six hours. The last session takes place in front of the people who will read your report.",
  ],
  outcomes: [
    "Ask a database directly for what you now wait days to receive",
    "Clean dates, units and duplicate names so that it can be repeated tomorrow",
    "Choose a chart by the decision that depends on it",
    "Describe a process in queues and waiting times, and find the step that holds it up",
    "Hand a report over to a colleague who can run it without you",
  ],
  mentors: [
    {
      name: "Ratih Kusumaningtyas",
      role: "Operations analyst, logistics company in Surabaya",
      bio: "Started as a shift planner with a whiteboard. Her dispatch report replaced eleven spreadsheets, and she can still tell you what each of them was for.",
    },
    {
      name: "Syafrudin Malik",
      role: "Hospital performance manager, Padang",
      bio: "Spent four years finding out why patients waited for discharge papers until the afternoon. Teaches process mapping and the module on queues.",
    },
    {
      name: "Noviana Lamak",
      role: "Data engineer, Kupang",
      bio: "Builds reporting for fisheries cooperatives with bad connections and good ledgers. Looks after the SQL evenings.",
    },
  ],
  syllabus: [
    part("The report you have", "Measure the hours, the copies and the disagreements before touching anything.", [
      reading("Counting the copies", 25),
      live("Opening session: twelve reports on the table", 120),
      exercise("Draw your report’s journey", 90),
      reading("Definitions that two departments can sign", 30),
    ]),
    part("Questions in SQL", "Six evenings from SELECT to window functions, on delivery and ward data.", [
      video("Tables are lists of facts", 28),
      live("SQL evening: filter, group, join", 120),
      exercise("Forty questions about one warehouse", 180),
      live("SQL evening: running totals and gaps", 120),
      exercise("Which truck is late, and since when?", 150),
    ]),
    part("Cleaning that can be repeated", "Steps in a file that runs again, in place of fixes that nobody remembers.", [
      reading("Dates, three ways and all of them wrong", 24),
      video("Matching names that almost match", 32),
      exercise("Clean a year of handwritten stock cards", 200),
      live("Saturday clinic: your own data", 180),
    ]),
    part("Where the work waits", "Arrival, service, queue: enough theory to see the bottleneck.", [
      reading("Little’s law at the pharmacy counter", 27),
      live("Workshop: map a discharge in forty notes", 150),
      exercise("Find the step that sets the pace", 160),
    ]),
    part("Charts for decisions", "Who looks at this, when, and what do they do next?", [
      reading("One chart, one decision", 22),
      video("Control charts for impatient people", 30),
      exercise("Remove half of a dashboard", 110),
      live("Critique evening: eight screens", 120),
    ]),
    part("Handing over", "The report runs on a colleague’s machine, and its readers come to the last meeting.", [
      reading("Notes that survive you", 20),
      exercise("A colleague runs it, you keep quiet", 90),
      live("Final presentations, with your readers", 180),
    ]),
  ],
};
