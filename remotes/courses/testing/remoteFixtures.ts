import { AppError } from "@serambi/kernel/errors";
import { answer, type RemoteFixtures, type TenantOverrides } from "@serambi/kernel/testing";

import { learningPageFixtures, learningSlotFixtures } from "./learning/learningFixtures";
import { pesilatPages } from "./pesilat/pesilatFixtures";
import { roomFixtures } from "./learning/roomFixtures";
import { programPageFixtures, programSlotFixtures } from "./programs/programFixtures";
import { classPageFixtures, compareFixtures } from "./classFixtures";
import { listAnswer, olderListAnswer, siteAnswers } from "./sampleAnswers";
import { sampleClasses, sampleOverview, sampleReviews } from "./sampleClasses";

const courses: TenantOverrides = { settings: { routes: ["/", "/Courses", "/Courses/:slug"] } };
const classes: TenantOverrides = { settings: { routes: ["/", "/Class", "/Class/:code"] } };
const lost = new AppError("upstream", "The host did not answer as it should");
const unknown = new AppError("not-found", "No such class");

/** Every face of this remote's pages and its slot: what the conformance suite opens. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { title: "the first of three pages", page: "catalogue", path: "/Courses", answers: siteAnswers, tenant: courses },
    {
      title: "a filtered list of one",
      page: "catalogue",
      path: "/Courses?search=kain&state=ended&level=Kelas+XI&programIds=busana",
      answers: { "services class/active": listAnswer(sampleClasses(1, 3)) },
      tenant: courses,
    },
    {
      title: "nothing matches",
      page: "catalogue",
      path: "/Class?search=zzz",
      answers: { "services class/active": listAnswer([]) },
      tenant: classes,
    },
    {
      title: "a page behind the last",
      page: "catalogue",
      path: "/Courses?page=9",
      answers: { "services class/active": listAnswer([], { page: 9, totalItems: 14 }) },
      tenant: courses,
    },
    {
      title: "a host with the older list",
      page: "catalogue",
      path: "/Courses",
      answers: { "services class/active": olderListAnswer(sampleClasses(6)) },
      tenant: courses,
    },
    {
      title: "a host that is down",
      page: "catalogue",
      path: "/Courses",
      answers: { "services class/active": lost },
      tenant: courses,
    },
    {
      title: "one class",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: siteAnswers,
      tenant: courses,
    },
    {
      title: "a class with reviews",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { ...siteAnswers, "services class/overview": answer(sampleOverview({ reviews: [...sampleReviews] })) },
      tenant: courses,
    },
    {
      title: "a class that the visitor is enrolled in",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { ...siteAnswers, "learning enrolment": answer({ isEnrolled: true }) },
      tenant: courses,
    },
    {
      title: "an enrolment",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { ...siteAnswers, "POST learning enrolment": answer({ isEnrolled: true }) },
      form: {},
      tenant: courses,
    },
    {
      title: "an enrolment of a guest, who logs in first",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { ...siteAnswers, "POST learning enrolment": new AppError("unauthorized", "No session") },
      form: {},
      tenant: courses,
    },
    { title: "one class by its code", page: "course", path: "/Class/TJK-201", answers: siteAnswers, tenant: classes },
    {
      title: "a class whose syllabus is lost",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { ...siteAnswers, "services class/syllabus": lost },
      tenant: courses,
    },
    {
      title: "a class of which little is known",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: {
        "services class/overview": answer(
          sampleOverview({
            startsOn: null,
            endsOn: null,
            seatsLeft: null,
            mentors: [],
            outcomes: [],
            lengthMinutes: 0,
          }),
        ),
        "services class/syllabus": answer({ classroomId: "ruang-tjk-201", modules: [] }),
        "learning enrolment": answer({ isEnrolled: false }),
      },
      tenant: courses,
    },
    {
      title: "a class that is not there",
      page: "course",
      path: "/Courses/tidak-ada",
      answers: { "services class/overview": unknown },
      tenant: courses,
      outcome: "not-found",
    },
    {
      title: "a class while the host is down",
      page: "course",
      path: "/Courses/jaringan-di-gedung-tua",
      answers: { "services class/overview": lost },
      tenant: courses,
      outcome: "failed",
    },
    ...classPageFixtures,
    ...pesilatPages,
    ...learningPageFixtures,
    ...programPageFixtures,
  ],
  slots: [
    ...(["feature-list", "rows", "grid"] as const).map((layout) => ({
      title: `three classes as ${layout}`,
      slot: "courses.featured.v1",
      props: { title: "Kelas yang dibuka sekarang", intro: "Tiga yang terdekat dari semuanya.", limit: 3, layout },
      answers: siteAnswers,
      tenant: courses,
      rejects: [{ title: "" }, { title: "Kelas", limit: 99 }, { title: "Kelas", layout: "carousel" }],
    })),
    ...compareFixtures,
    ...learningSlotFixtures,
    ...roomFixtures,
    ...programSlotFixtures,
  ],
};
