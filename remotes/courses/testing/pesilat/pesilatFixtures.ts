import { AppError } from "@serambi/kernel/errors";
import { answer, type RemoteFixtures, type TenantOverrides } from "@serambi/kernel/testing";

import { listAnswer } from "../sampleAnswers";
import { sampleClasses } from "../sampleClasses";
import { pesilatAnswers, pesilatOverview } from "./samplePesilat";

/** Patterns of the programme's own site. */
export const PESILAT_ROUTES = ["/", "/Pesilat", "/Pesilat/Class/:code?", "/Silabus", "/Curriculum"] as const;

const tenant: TenantOverrides = { settings: { layout: "pesilat", routes: [...PESILAT_ROUTES] } };
const lost = new AppError("upstream", "The host did not answer as it should");

/** Every face of the pages of the martial-arts programme. */
export const pesilatPages: RemoteFixtures["pages"] = [
  { title: "a ladder of five classes", page: "pesilat", path: "/Pesilat", answers: pesilatAnswers, tenant },
  {
    title: "classes without a belt, on a site that has no other page of the programme",
    page: "pesilat",
    path: "/Pesilat",
    answers: { ...pesilatAnswers, "services class/active": listAnswer(sampleClasses(2)) },
    tenant: { settings: { routes: ["/", "/Pesilat"] } },
  },
  {
    title: "places and coaches that cannot be read",
    page: "pesilat",
    path: "/Pesilat",
    answers: { ...pesilatAnswers, "services class/overview": lost },
    tenant,
  },
  {
    title: "a programme without classes",
    page: "pesilat",
    path: "/Pesilat",
    answers: { "services class/active": listAnswer([]) },
    tenant,
  },
  {
    title: "a programme while the host is down",
    page: "pesilat",
    path: "/Pesilat",
    answers: { "services class/active": lost },
    tenant,
  },
  { title: "the list of classes", page: "pesilat-class", path: "/Pesilat/Class", answers: pesilatAnswers, tenant },
  {
    title: "the list while the host is down",
    page: "pesilat-class",
    path: "/Pesilat/Class",
    answers: { "services class/active": lost },
    tenant,
  },
  { title: "one class", page: "pesilat-class", path: "/Pesilat/Class/PS-01", answers: pesilatAnswers, tenant },
  {
    title: "an open class of which little is known, without its syllabus",
    page: "pesilat-class",
    path: "/Pesilat/Class/PS-07",
    answers: {
      "services class/overview": answer(
        pesilatOverview({
          level: "",
          startsOn: null,
          endsOn: null,
          seatsLeft: null,
          mentors: [],
          outcomes: [],
          lengthMinutes: 0,
        }),
      ),
      "services class/syllabus": lost,
    },
    tenant,
  },
  {
    title: "a class that is not there",
    page: "pesilat-class",
    path: "/Pesilat/Class/PS-99",
    answers: { "services class/overview": new AppError("not-found", "No such class") },
    tenant,
    outcome: "not-found",
  },
];
