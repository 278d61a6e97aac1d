import type { SeedClass, SeedClassFile, SeedLesson } from "../seed/types";
import { classesFixture, seedClass } from "./classesFixture";

/** A course of two modules and three chapters, the first of them free. */
const course = (slug: string, own: Partial<SeedClass>): SeedClass =>
  seedClass({
    slug,
    name: `Kursus ${slug}`,
    type: "premium",
    startsOn: null,
    endsOn: null,
    seatsLeft: null,
    syllabus: [
      {
        title: "Awal",
        slug: "awal",
        summary: "Mulai",
        chapters: [
          { title: "Pembuka", slug: "pembuka", kind: "reading", lengthMinutes: 10, isFree: true },
          { title: "Dasar", slug: "dasar", kind: "reading", lengthMinutes: 20, isFree: false },
        ],
      },
      {
        title: "Akhir",
        slug: "akhir",
        summary: "Selesai",
        chapters: [{ title: "Penutup", slug: "penutup", kind: "exercise", lengthMinutes: 30, isFree: false }],
      },
    ],
    ...own,
  });

const lessonsOf = (classroomId: string): SeedLesson[] =>
  ["pembuka", "dasar", "penutup"].map((chapterSlug) => ({
    classroomId,
    chapterSlug,
    blocks: [{ kind: "text", html: `<p>Rahasia ${classroomId} ${chapterSlug}</p>` }],
  }));

/** The last chapter waits for a task. */
const withTask = (classroomId: string): SeedLesson[] =>
  lessonsOf(classroomId).map((lesson) =>
    lesson.chapterSlug === "penutup" ? { ...lesson, blocks: [...lesson.blocks, task] } : lesson,
  );

const task = {
  kind: "task",
  id: "jarak-sawah",
  title: "Jarak sawah",
  task: "exercise:jarak-sawah",
  slot: "lms.exercise.v1",
  props: { exercise: "jarak-sawah" },
} as const;

const webinar = (slug: string, startsAt: string, programIds: string[] = ["jaringan"]): SeedClass =>
  seedClass({
    slug,
    name: `Siaran ${slug}`,
    type: "webinar",
    level: "Umum",
    programIds,
    startsAt,
    startsOn: startsAt.slice(0, 10),
    endsOn: startsAt.slice(0, 10),
  });

const withCourses = (classes: SeedClassFile): SeedClassFile => ({
  programs: classes.programs.map((program) =>
    program.id === "data"
      ? {
          ...program,
          description: "<p>Panjang.</p>",
          schools: Array.from({ length: 12 }, (_, index) => ({
            name: `SMK ${index + 1}`,
            city: `Kota ${index + 1}`,
            province: "Maluku",
          })),
        }
      : program,
  ),
  classes: [
    ...classes.classes,
    course("berbayar", { priceIdr: 250_000, level: "Dasar" }),
    course("gratis", { priceIdr: 0, level: "Mahir" }),
    // The clock of the tests stands at 10.00 on 21 November in Jakarta.
    webinar("kemarin", "2026-11-20T19:00:00+07:00"),
    webinar("dahulu", "2026-01-20T19:00:00+07:00"),
    webinar("sedang-siaran", "2026-11-21T09:00:00+07:00"),
    webinar("lusa", "2026-11-23T19:00:00+07:00", ["data"]),
    webinar("nanti-malam", "2026-11-21T19:00:00+07:00"),
  ],
  lessons: [...(classes.lessons ?? []), ...lessonsOf("room-berbayar"), ...lessonsOf("room-gratis")],
});

/** The fixture with courses that can be read, webinars and a programme that says more of itself. */
export const learningFixture = {
  melati: withCourses(classesFixture.melati),
  kenanga: withCourses(classesFixture.kenanga),
};

const { melati } = learningFixture;

/** The same with a course more, of which the last chapter waits for a task. */
export const tasksFixture = {
  ...learningFixture,
  melati: {
    ...melati,
    classes: [...melati.classes, course("bertugas", { priceIdr: 0, level: "Mahir" })],
    lessons: [...(melati.lessons ?? []), ...withTask("room-bertugas")],
  },
};
