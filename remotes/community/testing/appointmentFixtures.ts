import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Appointment, FreeTimes, OfficeAppointment } from "../contract/Appointment";

const tenant = { settings: { routes: ["/", "/Make-Appointment", "/Appointment/:token", "/Appointments"] } };
const TAKEN = "Jadwal tidak tersedia. Pilih waktu lain.";

const free: FreeTimes = {
  office: { name: "Tim program", city: "Yogyakarta", lengthMinutes: 30, hours: ["09:00", "16:00"] },
  firstDay: "2026-11-22",
  lastDay: "2027-02-19",
  days: [
    { day: "2026-12-08", times: ["2026-12-08T02:00:00.000Z", "2026-12-08T03:00:00.000Z", "2026-12-08T07:00:00.000Z"] },
    { day: "2026-12-10", times: ["2026-12-10T02:00:00.000Z"] },
  ],
  holidays: [{ day: "2026-12-25", name: "Natal" }],
};

const kept: Appointment = {
  reference: "JJ-0817KMXA",
  token: "JJ-0817KMXA.c2lnbmF0dXJl",
  state: "booked",
  startTime: "2026-12-08T03:00:00.000Z",
  lengthMinutes: 30,
  name: "Sri Handayani",
  email: "sri@smkn2makassar.example",
  organization: "SMKN 2 Makassar",
  topic: "Menjadi sekolah mitra",
  location: "online",
  address: "",
  isOpen: true,
  reason: "",
  mentor: "",
};

const office: OfficeAppointment = {
  ...kept,
  token: "",
  phone: "+6281244556677",
  notes: "Jurusan Teknik Jaringan, 96 murid.",
  guests: ["wakil@smkn2makassar.example"],
};

const calendar = { "community appointments/free": answer(free) };
const none = { "community appointments/free": answer({ ...free, days: [] }) };
const one = { "community appointments/one": answer(kept) };
const form = {
  startTime: "2026-12-08T03:00:00.000Z",
  name: "Sri Handayani",
  email: "sri@smkn2makassar.example",
  phone: "0812-4455-6677",
  organization: "SMKN 2 Makassar",
  topic: "Menjadi sekolah mitra",
  location: "online",
  address: "",
  notes: "",
  guests: "wakil@smkn2makassar.example",
  origin: "",
};
const make = "POST services post/appointment/create";
const taken = new AppError("invalid", TAKEN, { fields: { startTime: TAKEN } });

const page = (title: string, path: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "appointment",
  path: `/Make-Appointment${path}`,
  answers: calendar,
  tenant,
  ...rest,
});
const keptPage = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "kept-appointment",
  path: "/Appointment/JJ-0817KMXA.c2lnbmF0dXJl",
  answers: one,
  tenant,
  ...rest,
});
const officePage = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "office",
  path: "/Appointments",
  answers: {
    "community appointments/list": answer([
      office,
      { ...office, reference: "JJ-2", state: "cancelled", isOpen: false },
    ]),
  },
  tenant,
  ...rest,
});

export const appointmentPages: readonly PageFixture[] = [
  page("a month", "?month=2026-12"),
  page("a day in another zone", "?day=2026-12-08&zone=WITA"),
  page("a month that is full", "?month=2027-01", { answers: none }),
  page("after a program sent it", "?sent="),
  page("a calendar that is lost", "", {
    answers: { "community appointments/free": new AppError("unavailable", "Down") },
  }),
  page("a site without an office", "", {
    answers: { "community appointments/free": new AppError("not-found", "No office") },
    outcome: "not-found",
  }),
  page("an appointment", "?day=2026-12-08", { form, answers: { ...calendar, [make]: answer(kept) } }),
  page("a program's appointment", "?day=2026-12-08", { form: { ...form, website: "x" } }),
  page("an empty form", "", { form: {}, outcome: "invalid" }),
  page("in person without an address", "?day=2026-12-08", {
    form: { ...form, location: "onsite" },
    outcome: "invalid",
  }),
  page("a time that is taken by now", "?day=2026-12-08", {
    form,
    answers: { ...calendar, [make]: taken },
    outcome: "invalid",
  }),
  keptPage("an appointment"),
  keptPage("a link that is none", {
    answers: { "community appointments/one": new AppError("not-found", "None") },
    outcome: "not-found",
  }),
  keptPage("one that the office has cancelled", {
    answers: {
      "community appointments/one": answer({
        ...kept,
        state: "cancelled",
        isOpen: false,
        reason: "Kantor tutup hari itu.",
      }),
    },
  }),
  keptPage("choosing another time", {
    path: "/Appointment/JJ-0817KMXA.c2lnbmF0dXJl?move=&day=2026-12-10",
    answers: { ...one, ...calendar },
  }),
  keptPage("cancelled", {
    form: { act: "cancel" },
    answers: { ...one, "POST community appointments/cancel": answer(kept) },
  }),
  keptPage("moved to a time that is taken", {
    form: { act: "move", startTime: "2026-12-10T02:00:00.000Z" },
    answers: { ...one, "POST community appointments/move": taken },
    outcome: "invalid",
  }),
  officePage("two appointments"),
  officePage("none", { answers: { "community appointments/list": answer([]) } }),
  officePage("a list that is lost", {
    answers: { "community appointments/list": new AppError("unavailable", "Down") },
  }),
  officePage("one cancelled", {
    form: { reference: "JJ-0817KMXA", reason: "Kantor tutup karena banjir." },
    answers: { "community appointments/list": answer([office]), "POST community appointments/release": answer(office) },
  }),
  officePage("one cancelled without a reason", { form: { reference: "JJ-0817KMXA", reason: "" }, outcome: "invalid" }),
];
