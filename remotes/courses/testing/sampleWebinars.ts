import { answer } from "@serambi/kernel/testing";

import type { Webinar } from "../contract/hosts/programs";

/** A webinar a week after the tests' own day, at seven in the evening in Jakarta. */
export const sampleWebinar = (overrides: Partial<Webinar> = {}): Webinar => ({
  classroomId: "webinar-kabel",
  name: "Kabel yang selamat dari banjir",
  slug: "kabel-selamat-banjir",
  description: "Satu jam tentang gedung yang tiap tahun terendam sampai lutut.",
  logo: "",
  programIds: ["jaringan"],
  programName: "Teknik Jaringan",
  startsAt: "2026-11-28T12:00:00.000Z",
  lengthMinutes: 90,
  priceIdr: 0,
  speakers: [{ name: "Slamet Riyadi Nugroho", role: "Kontraktor jaringan" }],
  ...overrides,
});

/** One to come, one that is on, one that has been. */
export const sampleWebinars: readonly Webinar[] = [
  sampleWebinar(),
  sampleWebinar({
    classroomId: "webinar-sekarang",
    name: "Menambal atap tanpa mematikan listrik",
    slug: "menambal-atap",
    startsAt: "2026-11-21T02:30:00.000Z",
  }),
  sampleWebinar({
    classroomId: "webinar-lalu",
    name: "Sejarah kabel telepon di Semarang",
    slug: "kabel-telepon-semarang",
    startsAt: "2026-10-03T12:00:00.000Z",
    programName: "",
    speakers: [],
  }),
];

interface ListOptions {
  readonly page?: number;
  readonly totalItems?: number;
}

/** A page of `class/webinar`. */
export const webinarAnswer = (items: readonly Webinar[], { page = 1, totalItems = items.length }: ListOptions = {}) =>
  answer({ page, perPage: 6, totalItems, totalPages: Math.ceil(totalItems / 6), items });
