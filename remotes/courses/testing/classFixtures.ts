import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { listAnswer, programAnswers, siteAnswers } from "./sampleAnswers";
import { sampleClasses, sampleOverview } from "./sampleClasses";
import { sampleWebinars, webinarAnswer } from "./sampleWebinars";

const withRoutes = (...routes: string[]): TenantOverrides => ({ settings: { routes: ["/", ...routes] } });
const classes = withRoutes("/Class", "/Class/:code", "/Class/Competence/:slug");
const overview = withRoutes("/Overview/:code?");
const video = withRoutes("/Video");
const lost = new AppError("upstream", "The host did not answer as it should");
const unknown = new AppError("not-found", "None");

/** The faces of a programme's classes, of the overview and of the webinars, and of what is compared. */
export const classPageFixtures: readonly PageFixture[] = [
  {
    title: "sorted, of one type, two classes compared",
    page: "catalogue",
    path: "/Class?sort=name&type=premium&compare=kelas-1,kelas-9",
    answers: siteAnswers,
    tenant: classes,
  },
  {
    title: "the classes of one programme",
    page: "competence",
    path: "/Class/Competence/teknik-jaringan",
    answers: programAnswers,
    tenant: classes,
  },
  {
    title: "the classes of one programme, filtered to none",
    page: "competence",
    path: "/Class/Competence/teknik-jaringan?search=zzz&programIds=others",
    answers: { ...programAnswers, "services class/active": listAnswer([]) },
    tenant: classes,
  },
  {
    title: "a programme whose list is lost",
    page: "competence",
    path: "/Class/Competence/teknik-jaringan",
    answers: { ...programAnswers, "services class/active": lost },
    tenant: classes,
  },
  {
    title: "a programme that is not there",
    page: "competence",
    path: "/Class/Competence/tidak-ada",
    answers: { "services class/overview": unknown, "services v1/program/active/detail": unknown },
    tenant: classes,
    outcome: "not-found",
  },
  {
    title: "a programme while the host is down",
    page: "competence",
    path: "/Class/Competence/teknik-jaringan",
    answers: { ...programAnswers, "services v1/program/active/detail": lost },
    tenant: classes,
    outcome: "failed",
  },
  {
    title: "a class by its slug, below the programmes",
    page: "competence",
    path: "/Class/Competence/jaringan-di-gedung-tua",
    answers: { ...siteAnswers, "services v1/program/active/detail": unknown },
    tenant: classes,
  },
  { title: "without a code: the list", page: "overview", path: "/Overview", answers: siteAnswers, tenant: overview },
  { title: "a class by its code", page: "overview", path: "/Overview/TJK-201", answers: siteAnswers, tenant: overview },
  {
    title: "a code that nobody has",
    page: "overview",
    path: "/Overview/TIDAK-ADA",
    answers: { "services class/overview": unknown },
    tenant: overview,
    outcome: "not-found",
  },
  {
    title: "webinars to come, on, and past",
    page: "video",
    path: "/Video",
    answers: { "services class/webinar": webinarAnswer(sampleWebinars, { totalItems: 9 }) },
    tenant: video,
  },
  {
    title: "a page behind the last",
    page: "video",
    path: "/Video?page=9",
    answers: { "services class/webinar": webinarAnswer([], { page: 9, totalItems: 9 }) },
    tenant: video,
  },
  {
    title: "no webinar at all",
    page: "video",
    path: "/Video",
    answers: { "services class/webinar": webinarAnswer([]) },
    tenant: video,
  },
  {
    title: "a host that is down",
    page: "video",
    path: "/Video",
    answers: { "services class/webinar": lost },
    tenant: video,
  },
];

const rejects = [{ slugs: [] }, { slugs: ["a", "b", "c", "d"] }, { slugs: "a" }];

export const compareFixtures: readonly SlotFixture[] = [
  {
    title: "two classes beside each other",
    slot: "courses.compare.v1",
    props: { slugs: ["kelas-1", "kelas-2"] },
    answers: {
      "services class/overview?slug=kelas-1": answer(sampleOverview(sampleClasses(1)[0])),
      "services class/overview?slug=kelas-2": answer(
        sampleOverview({
          ...sampleClasses(1, 2)[0],
          outcomes: [],
          mentors: [],
          startsOn: null,
          endsOn: null,
          level: "",
        }),
      ),
    },
    tenant: classes,
    rejects,
  },
  {
    title: "classes that have gone",
    slot: "courses.compare.v1",
    props: { slugs: ["kelas-1"] },
    answers: { "services class/overview": unknown },
    tenant: classes,
    rejects,
  },
];
