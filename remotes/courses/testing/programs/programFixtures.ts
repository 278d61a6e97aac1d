import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { listAnswer } from "../sampleAnswers";
import { programAnswers, sampleDetail } from "./samplePrograms";

export const programRoutes = [
  "/",
  "/Courses",
  "/Courses/:slug",
  "/Program",
  "/Program/:slug",
  "/Program/:id/:slug",
  "/Event/Program",
  "/Event/Program/:id/:slug?",
  "/Silabus",
  "/Training-Services/Syllabus",
  "/Curriculum",
  "/Curriculum/:program",
] as const;

const everything: TenantOverrides = { settings: { routes: [...programRoutes] } };
const bare: TenantOverrides = { settings: { routes: ["/", "/Program/:id/:slug"] } };
const lost = new AppError("upstream", "The host did not answer as it should");
const unknown = new AppError("not-found", "No such programme");

const page = (id: string, path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: id,
  path,
  answers: programAnswers,
  tenant: everything,
  ...changes,
});

const but = (changes: Readonly<Record<string, unknown>>): Pick<PageFixture, "answers"> => ({
  answers: { ...programAnswers, ...changes },
});

const noEvents = { "main batch/active": answer([]), "services class/webinar": answerPage([]) };
const noHosts = { "main batch/active": lost, "services class/webinar": lost };

/** Every face of the pages of programmes. */
export const programPageFixtures: readonly PageFixture[] = [
  page("programs", "/Program", "the first of two pages"),
  page("programs", "/Program", "a site without programmes", but({ "services v1/program/active": answerPage([]) })),
  page(
    "programs",
    "/Program?page=9",
    "a page behind the last",
    but({ "services v1/program/active": answerPage([], { page: 9, perPage: 6, totalItems: 8 }) }),
  ),
  page("programs", "/Program", "a host that is down", but({ "services v1/program/active": lost })),
  page("program", "/Program/teknik-jaringan", "one programme"),
  page("program", "/Program/jaringan/nama-lain", "one programme by its id, on a site with no other page", {
    tenant: bare,
  }),
  page(
    "program",
    "/Program/teknik-jaringan",
    "a programme of which only the texts are there",
    but({ ...noHosts, "services class/active": lost, "services v1/program/schools": lost }),
  ),
  page(
    "program",
    "/Program/teknik-jaringan",
    "a programme of which little is known",
    but({
      ...noEvents,
      "services v1/program/active/detail": answer(sampleDetail({ description: "", summary: "", schoolCount: 0 })),
      "services class/active": listAnswer([]),
      "services v1/program/schools": answerPage([], { perPage: 10 }),
    }),
  ),
  page("program", "/Program/tidak-ada", "a programme that is not there", {
    ...but({ "services v1/program/active/detail": unknown }),
    outcome: "not-found",
  }),
  page("program", "/Program/teknik-jaringan", "a programme while the host is down", {
    ...but({ "services v1/program/active/detail": lost }),
    outcome: "failed",
  }),
  page("program-events", "/Event/Program", "dates in two months"),
  page("program-events", "/Event/Program", "nothing to come", but(noEvents)),
  page("program-events", "/Event/Program", "without the webinars", but({ "services class/webinar": lost })),
  page("program-events", "/Event/Program", "hosts that are down", but(noHosts)),
  page("program-event", "/Event/Program/jaringan/teknik-jaringan", "the dates of one programme"),
  page("program-event", "/Event/Program/jaringan", "the dates of one programme by its id alone"),
  page("program-event", "/Event/Program/jaringan", "dates that are lost", but(noHosts)),
  page("program-event", "/Event/Program/tidak-ada", "a programme that is not there", {
    ...but({ "services v1/program/active/detail": unknown }),
    outcome: "not-found",
  }),
  page("syllabuses", "/Silabus", "two programmes, one without classes"),
  page(
    "syllabuses",
    "/Training-Services/Syllabus",
    "one syllabus that is lost",
    but({ "main silabus/jaringan": lost }),
  ),
  page("syllabuses", "/Silabus", "a site without programmes", but({ "programs programs": answer([]) })),
  page("syllabuses", "/Silabus?page=4", "a page behind the last"),
  page("syllabuses", "/Silabus", "a host that is down", but({ "programs programs": lost })),
  page("curricula", "/Curriculum", "two programmes"),
  page("curricula", "/Curriculum", "a site without programmes", but({ "programs programs": answer([]) })),
  page("curricula", "/Curriculum", "a host that is down", but({ "programs programs": lost })),
  page("curriculum", "/Curriculum/teknik-jaringan", "one curriculum"),
  page(
    "curriculum",
    "/Curriculum/teknik-jaringan",
    "a programme without classes",
    but({ "main silabus/jaringan": answer({ programId: "jaringan", classes: [] }) }),
  ),
  page(
    "curriculum",
    "/Curriculum/teknik-jaringan",
    "a curriculum that is lost",
    but({ "main silabus/jaringan": lost }),
  ),
  page("curriculum", "/Curriculum/tidak-ada", "a programme that is not there", {
    ...but({ "services v1/program/active/detail": unknown }),
    outcome: "not-found",
  }),
];

export const programSlotFixtures: readonly SlotFixture[] = [
  {
    title: "three classes of a programme",
    slot: "courses.by-program.v1",
    props: { title: "Kelas jaringan di sini", programId: "jaringan", limit: 3 },
    answers: programAnswers,
    tenant: everything,
    rejects: [{ title: "Kelas" }, { title: "", programId: "a" }, { title: "Kelas", programId: "a", limit: 99 }],
  },
  {
    title: "a programme without classes",
    slot: "courses.by-program.v1",
    props: { title: "Kelas jaringan di sini", programId: "jaringan", limit: 3 },
    answers: { "services class/active": listAnswer([]) },
    tenant: bare,
  },
  {
    title: "what is to come",
    slot: "courses.upcoming.v1",
    props: { title: "Yang akan datang", limit: 4 },
    answers: programAnswers,
    tenant: everything,
    rejects: [{}, { title: "" }, { title: "Jadwal", limit: 0 }],
  },
  {
    title: "nothing to come",
    slot: "courses.upcoming.v1",
    props: { title: "Yang akan datang", limit: 4 },
    answers: { ...programAnswers, ...noEvents },
    tenant: bare,
  },
];
