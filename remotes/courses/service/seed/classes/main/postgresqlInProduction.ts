import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const postgresqlInProduction: ClassDraft = {
  name: "PostgreSQL in Production",
  slug: "postgresql-in-production",
  code: "PG-204",
  description:
    "Indexes, locks, backups you have actually restored. For engineers who inherited a database and would like to sleep.",
  state: "registration-open",
  level: "Advanced",
  programIds: ["main-data", "main-operations"],
  type: "course",
  startsOn: "2026-11-30",
  endsOn: "2027-01-10",
  priceIdr: 650_000,
  seatsLeft: 22,
  language: "English, Indonesian subtitles",
  audience:
    "Back-end engineers with two or more years of SQL behind them, and anyone whose phone rings when the database is slow. You should be able to write a join without looking it up.",
  overview: [
    "Most engineers meet PostgreSQL as a place where an ORM puts things. It works, until the table has forty million rows and the page that took a hundred milliseconds takes nine seconds, at noon, in front of everyone.",
    "This course begins at that moment. You get a copy of a real shop’s database, anonymised and already in trouble, and you keep it alive for six weeks. Each module breaks something new. Nothing is simulated: the locks are locks, and the backup you never tested is the one you will need in module five.",
  ],
  outcomes: [
    "Read a query plan and say, before measuring, where the time goes",
    "Change a busy table’s schema without taking the site down",
    "Find who holds a lock, and decide whether to end it",
    "Restore to a minute of your choosing, and prove that you did",
  ],
  mentors: [
    {
      name: "Bagas Prakoso",
      role: "Database lead at a payments company, Jakarta",
      bio: "Has restored production from backup eleven times, twice for real. Writes the modules on locks and recovery, and answers most of the exercises about them.",
    },
    {
      name: "Theresia Lengkong",
      role: "Staff engineer, Manado, remote",
      bio: "Moved a 6 TB cluster across two data centres with eleven seconds of downtime, and will show you the checklist, including the line she forgot.",
    },
  ],
  syllabus: [
    part("Reading a plan", "The planner’s view of your tables, and the places where it guesses.", [
      reading("What the planner knows, and what it guesses", 19),
      video("Reading EXPLAIN aloud", 24),
      reading("Statistics, and when they lie", 22),
      exercise("Exercise: a query that got slower by itself", 45),
    ]),
    part(
      "Indexes that earn their keep",
      "Every index is paid for on each write. Here you learn to send the bill to the right one.",
      [
        reading("B-trees, drawn by hand", 25),
        video("Which column goes first", 28),
        reading("Partial and covering indexes", 27),
        video("The index nobody uses", 20),
        exercise("Exercise: three indexes, one budget", 60),
        live("Office hour: bring your slowest query", 40),
      ],
    ),
    part(
      "Locks, and who is holding them",
      "A query that waits looks exactly like a query that is slow. Tell them apart first.",
      [
        reading("Two people, one row", 14),
        video("Watching a queue form", 19),
        reading("Finding who holds the lock", 22),
        exercise("Exercise: end it, or wait?", 40),
        reading("Advisory locks, sparingly", 15),
      ],
    ),
    part(
      "Schema changes on a Tuesday afternoon",
      "Migrations during office hours, on a table that forty requests a second are reading.",
      [
        reading("What ALTER TABLE takes hold of", 22),
        video("Adding a column that nobody waits for", 24),
        reading("Backfilling forty million rows", 30),
        reading("lock_timeout, and trying again", 19),
        exercise("Exercise: rename a column under load", 60),
        live("Review: five migrations that went wrong", 30),
      ],
    ),
    part("Backups you have restored", "Base backups, archived WAL, and a drill with a stopwatch.", [
      reading("Base backups and the write-ahead log", 25),
      video("Restoring to 11:52", 28),
      reading("Checks that a backup must pass", 17),
      exercise("Exercise: the table that was dropped", 55),
      reading("The restore drill, on a calendar", 25),
    ]),
    part(
      "The night the disk filled up",
      "One incident from the first alert to the report, with everything from the weeks before it.",
      [
        reading("What fills a disk", 20),
        video("Bloat, vacuum and wraparound", 27),
        reading("Replication slots left behind", 18),
        exercise("Exercise: three in the morning, 97 percent", 50),
        reading("Writing the incident up", 20),
      ],
    ),
  ],
};
