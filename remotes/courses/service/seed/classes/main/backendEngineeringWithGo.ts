import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const backendEngineeringWithGo: ClassDraft = {
  name: "Backend Engineering with Go",
  slug: "backend-engineering-with-go",
  code: "BE-401",
  description:
    "Twenty-one weeks in a cohort of thirty. You build and run the ticketing service of a ferry line, and keep it up through the Lebaran rush.",
  state: "registration-open",
  level: "Intermediate",
  programIds: ["main-software", "main-operations"],
  type: "class",
  startsOn: "2027-01-11",
  endsOn: "2027-06-05",
  priceIdr: 9_800_000,
  seatsLeft: 8,
  language: "English, mentoring in Indonesian on request",
  audience:
    "Developers with a year of practice in any language who want to work on the server side. There is an entry task: a small program, four hours, read by a mentor before you pay.",
  overview: [
    "A ferry sells 380 seats. Three counters, one website and a travel agent’s machine sell them at the same time, over connections that drop. Selling seat 14C twice is worse than not selling it at all. Almost everything that matters about servers is in that sentence.",
    "You write the service from an empty directory: first a program with one map and a mutex, then a database, then a second instance, then a queue for the printers on the quay. In March a load generator plays back the week before Lebaran from a real operator’s log. In April we pull cables.",
    "Go is the language because it is small enough to stop being the subject after five weeks. Two evenings a week, one Saturday in three, about ten hours of your own.",
    "Graduates are introduced to hiring companies by their final project. Of the last cohort twenty-six of thirty took a new position or a promotion within four months.",
  ],
  outcomes: [
    "Write idiomatic Go that passes review by somebody who has done it for years",
    "Design an HTTP interface that survives retries and impatient fingers",
    "Use transactions, constraints and queues so that no seat is sold twice",
    "Instrument a service and explain a slow minute from its traces",
    "Deploy, roll back and carry the pager for a week",
    "Review a colleague’s change for correctness before taste",
  ],
  mentors: [
    {
      name: "Marselinus Fanggidae",
      role: "Back-end engineer, ferry ticketing, Kupang",
      bio: "Sold paper tickets at the Bolok counter as a student. Now runs the system that replaced them, and brings its logs.",
    },
    {
      name: "Annisa Lubis",
      role: "Principal engineer at a payments processor, Jakarta",
      bio: "Has written Go since 2013. Teaches concurrency, and has a list of the nine data races she shipped herself.",
    },
    {
      name: "Hendra Gunawan Tan",
      role: "Site reliability engineer, Semarang",
      bio: "Pulls the cables in April. Before that he kept a stock exchange’s market feed running through two floods.",
    },
  ],
  syllabus: [
    part("A small language", "Five weeks of Go, until it stops getting in the way.", [
      reading("Values, slices, and where the copy happens", 35),
      live("Evening: errors are values", 120),
      video("Interfaces, discovered late", 40),
      exercise("Counter program: sell seats from one file", 240),
      live("Evening: goroutines and their ends", 120),
      exercise("Race detector: find the double sale", 180),
    ]),
    part("One service, one database", "HTTP, SQL and the constraint that says no.", [
      reading("Requests that arrive twice", 32),
      live("Evening: handlers, contexts, timeouts", 120),
      video("A unique constraint is a business rule", 26),
      exercise("Book, hold, release: the reservation API", 300),
      live("Saturday: reviewing each other’s schema", 180),
    ]),
    part("Two of everything", "A second instance, a queue, a printer on the quay that is often offline.", [
      reading("Outbox: write once, deliver later", 34),
      live("Evening: idempotent consumers", 120),
      exercise("Print 2,000 boarding passes over a bad line", 240),
      video("Caching the timetable and nothing else", 28),
    ]),
    part("The week before Lebaran", "Load, measured and survived.", [
      reading("Latency has a tail", 30),
      live("Evening: profiling with pprof", 120),
      exercise("Replay: 41 requests a second become 900", 300),
      live("Saturday: shedding load politely", 180),
    ]),
    part("Pulled cables", "Failure on purpose, with a pager that really rings.", [
      reading("Health checks that tell the truth", 24),
      live("Evening: traces from the quay to the disk", 120),
      exercise("On call, one week in a team of five", 360),
      video("Rolling back in ninety seconds", 22),
    ]),
    part("The final project", "Four weeks on a service of your own, reviewed in public.", [
      live("Choosing something small enough", 90),
      exercise("Build week and first review", 600),
      exercise("Hardening week and load report", 480),
      live("Public review", 180),
    ]),
  ],
};
