import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { eventAnswers, sampleEvent, sampleEventDetail } from "./sampleEvents";

export const eventRoutes = ["/", "/Event", "/Event/:slug"] as const;

const everything: TenantOverrides = { settings: { routes: [...eventRoutes] } };
const bare: TenantOverrides = { settings: { routes: ["/", "/Event"] } };
const lost = new AppError("upstream", "The host did not answer as it should");
const LIST = "services post/list";

const page = (id: string, path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: id,
  path,
  answers: eventAnswers,
  tenant: everything,
  ...changes,
});

const but = (changes: Readonly<Record<string, unknown>>): Pick<PageFixture, "answers"> => ({
  answers: { ...eventAnswers, ...changes },
});

/** Every face of the pages of events. */
export const eventPageFixtures: readonly PageFixture[] = [
  page("events", "/Event", "two to come, and the first of two pages of those that are over"),
  page("events", "/Event", "a site that has no page for one event", { tenant: bare }),
  page("events", "/Event?type=talk", "one kind of event"),
  page("events", "/Event?page=2", "the second page of what is over"),
  page("events", "/Event?page=9", "a page behind the last"),
  page("events", "/Event", "a site without events", { answers: { [LIST]: answerPage([]) } }),
  page(
    "events",
    "/Event",
    "what is over is lost",
    but({ [`${LIST}?kind=event&page=1&pageSize=6&active=false`]: lost }),
  ),
  page("events", "/Event", "a host that is down", { answers: { [LIST]: lost } }),
  page("events", "/Event?view=calendar", "the month of what comes next"),
  page("events", "/Event?view=calendar&month=2026-09", "a month with an event of five days"),
  page("events", "/Event?view=calendar&month=2027-03", "a month without events"),
  page("events", "/Event?view=calendar", "a calendar while the host is down", { answers: { [LIST]: lost } }),
  page("event", "/Event/malam-baca", "an event to come, in a place and online"),
  page(
    "event",
    "/Event/malam-baca",
    "an event of several days elsewhere, of which little is known",
    but({
      "services post/detail": answer(
        sampleEventDetail({
          type: "",
          summary: "",
          content: "",
          author: { name: "", role: "" },
          place: null,
          timeZone: "Asia/Kathmandu",
          endsAt: "2026-12-07T14:30:00.000Z",
          programme: [],
          previous: null,
          next: null,
        }),
      ),
    }),
  ),
  page(
    "event",
    "/Event/malam-baca",
    "an event that is over",
    but({
      "services post/detail": answer(
        sampleEventDetail({ startsAt: "2026-07-25T09:00:00.000Z", endsAt: "2026-07-25T11:00:00.000Z" }),
      ),
    }),
  ),
  page("event", "/Event/acara-11", "an event by its id", { outcome: "redirect" }),
  page("event", "/Event/tidak-ada", "an event that is not there", {
    ...but({
      "services post/detail": new AppError("not-found", "No such event"),
      "services post/moved": new AppError("not-found", "Nothing moved"),
    }),
    outcome: "not-found",
  }),
  page("event", "/Event/malam-baca", "an event while the host is down", {
    ...but({ "services post/detail": lost }),
    outcome: "failed",
  }),
];

export const eventSlotFixtures: readonly SlotFixture[] = [
  {
    title: "two to come",
    slot: "events.upcoming.v1",
    props: { title: "Datang dan duduk", text: "Semua acara gratis, kursinya tidak banyak.", limit: 4 },
    answers: eventAnswers,
    tenant: everything,
    rejects: [
      {},
      { title: "" },
      { title: "Acara", text: "" },
      { title: "Acara", limit: 0 },
      { title: "Acara", limit: 13 },
    ],
  },
  {
    title: "nothing to come, on a site without a list",
    slot: "events.upcoming.v1",
    props: { title: "Datang dan duduk" },
    answers: { [LIST]: answerPage([]) },
    tenant: { settings: { routes: ["/"] } },
  },
  {
    title: "one under way, in another language than the site's",
    slot: "events.upcoming.v1",
    props: { title: "Datang dan duduk", limit: 1 },
    answers: {
      [LIST]: answerPage([sampleEvent({ startsAt: "2026-11-20T03:00:00.000Z", language: "en", type: "hack_night" })]),
    },
    tenant: everything,
  },
];
