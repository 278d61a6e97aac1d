import { AppError } from "@serambi/kernel/errors";
import {
  answer,
  type Answers,
  type PageFixture,
  type SlotFixture,
  type TenantOverrides,
} from "@serambi/kernel/testing";

import { listAnswer, siteAnswers } from "../sampleAnswers";
import { sampleClass } from "../sampleClasses";
import { lockedLesson, sampleCertificate, premiumCourse, premiumSyllabus, sampleLesson } from "./sampleLessons";

export const PREMIUM_ROUTES = [
  "/",
  "/Courses/@Premium",
  "/Courses/@Premium/:slug",
  "/Courses/@Premium/:slug/module/:moduleSlug?/chapter/:chapterSlug",
  "/Certificate/:code",
];

const tenant: TenantOverrides = { settings: { routes: PREMIUM_ROUTES } };
const lost = new AppError("upstream", "The host did not answer as it should");
const unknown = new AppError("not-found", "No such class");

export const FREE_CHAPTER = "/Courses/@Premium/python-bengkel/module/dari-buku/chapter/satu-baris";
export const LOCKED_CHAPTER = "/Courses/@Premium/python-bengkel/module/dari-buku/chapter/nama-angka";

/** A site with one premium course: its first chapter free, the others locked. */
export const premiumAnswers: Answers = {
  ...siteAnswers,
  "services class/active": listAnswer([sampleClass({ ...premiumCourse() })], { totalItems: 1 }),
  "services class/overview": answer(premiumCourse()),
  "services class/syllabus": answer(premiumSyllabus),
  "learning lesson": answer(sampleLesson()),
  "learning lesson?classroomId=python-bengkel&chapter=nama-angka": answer(lockedLesson()),
};

export const learningPageFixtures: readonly PageFixture[] = [
  { title: "the premium courses", page: "premium", path: "/Courses/@Premium", answers: premiumAnswers, tenant },
  {
    title: "a host that is down",
    page: "premium",
    path: "/Courses/@Premium",
    answers: { "services class/active": lost },
    tenant,
  },
  {
    title: "one premium course",
    page: "premium-course",
    path: "/Courses/@Premium/python-bengkel",
    answers: premiumAnswers,
    tenant,
  },
  {
    title: "a premium course without its syllabus",
    page: "premium-course",
    path: "/Courses/@Premium/python-bengkel",
    answers: { ...premiumAnswers, "services class/syllabus": lost },
    tenant,
  },
  {
    title: "a class that is not premium",
    page: "premium-course",
    path: "/Courses/@Premium/jaringan-di-gedung-tua",
    answers: siteAnswers,
    tenant,
    outcome: "not-found",
  },
  {
    title: "a premium course that is not there",
    page: "premium-course",
    path: "/Courses/@Premium/tidak-ada",
    answers: { "services class/overview": unknown },
    tenant,
    outcome: "not-found",
  },
  { title: "a chapter with every kind of block", page: "chapter", path: FREE_CHAPTER, answers: premiumAnswers, tenant },
  { title: "a locked chapter", page: "chapter", path: LOCKED_CHAPTER, answers: premiumAnswers, tenant },
  {
    title: "a chapter without its module in the address",
    page: "chapter",
    path: "/Courses/@Premium/python-bengkel/module/chapter/satu-baris",
    answers: premiumAnswers,
    tenant,
  },
  {
    title: "a chapter that nobody has written yet",
    page: "chapter",
    path: FREE_CHAPTER,
    answers: { ...premiumAnswers, "learning lesson": answer(sampleLesson({ blocks: [] })) },
    tenant,
  },
  {
    title: "a chapter while the learning host is down",
    page: "chapter",
    path: FREE_CHAPTER,
    answers: { ...premiumAnswers, "learning lesson": lost },
    tenant,
  },
  {
    title: "a chapter while its class cannot be read",
    page: "chapter",
    path: FREE_CHAPTER,
    answers: { ...premiumAnswers, "services class/overview": lost },
    tenant,
  },
  {
    title: "a chapter that is not there",
    page: "chapter",
    path: "/Courses/@Premium/python-bengkel/module/dari-buku/chapter/tidak-ada",
    answers: { ...premiumAnswers, "learning lesson": unknown },
    tenant,
    outcome: "not-found",
  },
  {
    title: "a chapter under a module that it does not stand in",
    page: "chapter",
    path: "/Courses/@Premium/python-bengkel/module/banyak-baris/chapter/satu-baris",
    answers: premiumAnswers,
    tenant,
    outcome: "not-found",
  },
  {
    title: "a genuine certificate",
    page: "certificate",
    path: "/Certificate/7kq2m4xd9pwt",
    answers: { "learning certificate": answer(sampleCertificate) },
    tenant,
  },
  {
    title: "a code that nobody was given",
    page: "certificate",
    path: "/Certificate/aaaa",
    answers: { "learning certificate": unknown },
    tenant,
    outcome: "not-found",
  },
  {
    title: "a certificate while the learning host is down",
    page: "certificate",
    path: "/Certificate/7kq2m4xd9pwt",
    answers: { "learning certificate": lost },
    tenant,
    outcome: "failed",
  },
];

export const learningSlotFixtures: readonly SlotFixture[] = [
  {
    title: "what there is to go on with",
    slot: "courses.continue.v1",
    props: { title: "Lanjutkan belajar di sini" },
    tenant,
    rejects: [{ title: "" }, { title: "Lanjutkan", limit: 99 }],
  },
];
