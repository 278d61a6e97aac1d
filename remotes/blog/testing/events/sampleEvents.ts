import { answer, answerPage } from "@serambi/kernel/testing";

import type { EventDetail, EventSummary } from "../../contract/hosts/posts";
import { samplePost } from "../samplePosts";

const ORDINARY = samplePost();

/** An event as a host answers it in a list, its times in UTC. */
export const sampleEvent = (overrides: Partial<EventSummary> = {}): EventSummary => ({
  ...ORDINARY,
  id: "acara-11",
  slug: "malam-baca",
  kind: "event",
  type: "talk",
  title: "Malam baca: halaman yang dibuang",
  summary: "Enam penulis membacakan bagian yang tidak jadi terbit.",
  art: { motif: "mega mendung", seed: "malam-baca" },
  startsAt: "2026-12-05T12:00:00.000Z",
  endsAt: "2026-12-05T14:30:00.000Z",
  timeZone: "Asia/Jakarta",
  place: { name: "Rumah Baca Teras", address: "Jalan Mawar Dalam 14", city: "Surakarta" },
  isOnline: true,
  ...overrides,
});

/** The same as its own page shows it. */
export const sampleEventDetail = (overrides: Partial<EventDetail> = {}): EventDetail => ({
  ...sampleEvent(),
  coverAlt: "",
  content: "<h2>Yang dibawa</h2><p>Satu halaman Anda sendiri yang <em>pernah</em> dibuang.</p>",
  previous: {
    id: "acara-10",
    slug: "hari-reparasi",
    title: "Hari reparasi",
    category: { slug: "acara", name: "Acara" },
  },
  next: {
    id: "acara-12",
    slug: "lokakarya",
    title: "Lokakarya merekam bunyi",
    category: { slug: "acara", name: "Acara" },
  },
  programme: [
    { startsAt: "2026-12-05T12:00:00.000Z", title: "Pintu dibuka" },
    { startsAt: "2026-12-05T12:30:00.000Z", title: "Enam pembacaan" },
  ],
  ...overrides,
});

export const workshop = sampleEvent({
  id: "acara-12",
  slug: "lokakarya",
  type: "workshop",
  title: "Lokakarya merekam bunyi",
  timeZone: "Asia/Makassar",
  startsAt: "2026-12-12T00:30:00.000Z",
  endsAt: "2026-12-12T08:00:00.000Z",
  isOnline: false,
});

/** Of five days, over. */
export const exhibition = sampleEvent({
  id: "acara-09",
  slug: "pameran-peta",
  type: "exhibition",
  title: "Pameran: seratus dua belas peta",
  timeZone: "Asia/Jayapura",
  startsAt: "2026-09-07T00:00:00.000Z",
  endsAt: "2026-09-11T08:00:00.000Z",
  isOnline: false,
});

const LIST = "services post/list?kind=event";

/** What a host with two events to come, and seven that are over, answers. */
export const eventAnswers = {
  [`${LIST}&page=1&pageSize=50`]: answerPage([sampleEvent(), workshop, exhibition]),
  [`${LIST}&page=1&pageSize=50&active=true`]: answerPage([sampleEvent(), workshop]),
  [`${LIST}&page=1&pageSize=50&active=false`]: answerPage([exhibition]),
  [`${LIST}&page=1&pageSize=6&active=false`]: answerPage([exhibition], { perPage: 6, totalItems: 7 }),
  [`${LIST}&page=2&pageSize=6&active=false`]: answerPage([exhibition], { page: 2, perPage: 6, totalItems: 7 }),
  [`${LIST}&page=9&pageSize=6&active=false`]: answerPage([], { page: 9, perPage: 6, totalItems: 7 }),
  [`${LIST}&page=1&pageSize=6&active=false&type=talk`]: answerPage([], { perPage: 6 }),
  [`${LIST}&page=1&pageSize=4&active=true`]: answerPage([sampleEvent(), workshop]),
  "services post/detail": answer(sampleEventDetail()),
};
