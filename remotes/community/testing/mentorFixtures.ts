import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Mentor, MentorList, MentorProfile } from "../contract/Mentors";

const tenant = { settings: { routes: ["/", "/Mentor", "/Mentor/:slug", "/Mentor/:slug/Appointment", "/Class/:code"] } };

const lina: Mentor = {
  slug: "lina-rumondor",
  name: "Lina Rumondor",
  question: "Saya bolos kelas statistika. Masih bisa?",
  work: "Analis data",
  skills: ["Analisis data"],
  city: "Manado",
  zone: "WITA",
  languages: ["Indonesia"],
  week: [false, false, true, true, false, false, true],
  next: "2026-11-25T12:30:00.000Z",
};
const list: MentorList = {
  page: 1,
  perPage: 10,
  totalItems: 12,
  totalPages: 2,
  items: [
    lina,
    { ...lina, slug: "dewi", name: "Dewi Lestaluhu", week: Array.from({ length: 7 }, () => false), next: null },
  ],
  total: 24,
  skills: ["Analisis data", "Karier pertama"],
};
const profile: MentorProfile = {
  ...lina,
  answer: ["Masih.", "Bawa satu tabel dari hidup Anda sendiri."],
  minutes: [
    { minutes: 5, title: "Kabar", text: "" },
    { minutes: 45, title: "Satu tabel", text: "Lina hanya bertanya." },
  ],
  said: { text: "Sekarang tutup tiap Selasa.", by: "Beni, Bitung" },
  classes: [{ title: "Statistika", path: "/Class/statistika" }],
  bring: "Satu tabel",
  lengthMinutes: 50,
  days: [{ day: "2026-11-25", times: ["2026-11-25T12:30:00.000Z", "2026-11-25T13:30:00.000Z"] }],
};

const LIST = "main active/mentors";
const ONE = "community mentors/one";

const listPage = (title: string, path: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "mentors",
  path: `/Mentor${path}`,
  answers: { [LIST]: answer(list) },
  tenant,
  ...rest,
});
const onePage = (title: string, path: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "mentor",
  path: `/Mentor/lina-rumondor${path}`,
  answers: { [ONE]: answer(profile) },
  tenant,
  ...rest,
});

export const mentorPages: readonly PageFixture[] = [
  listPage("mentors", ""),
  listPage("mentors that were searched for", "?search=data&zone=WIT&free=week"),
  listPage("no mentor that fits", "?search=pelayaran", {
    answers: { [LIST]: answer({ ...list, items: [], totalItems: 0, totalPages: 0 }) },
  }),
  listPage("mentors that cannot be had", "", { answers: { [LIST]: new AppError("unavailable", "Down") } }),
  onePage("a mentor", ""),
  onePage("a mentor in another zone", "?zone=WIB"),
  onePage("a mentor without a free time", "", {
    answers: { [ONE]: answer({ ...profile, days: [], next: null, said: null, minutes: [], classes: [] }) },
  }),
  {
    title: "an appointment with a mentor",
    page: "appointment",
    path: "/Mentor/lina-rumondor/Appointment?time=2026-11-25T12:30:00.000Z&zone=WITA",
    answers: {
      [ONE]: answer(profile),
      "community appointments/free": answer({
        office: { name: lina.name, city: lina.city, lengthMinutes: 50, hours: ["09:00", "20:00"] },
        firstDay: "2026-11-22",
        lastDay: "2027-02-19",
        days: profile.days,
        holidays: [],
      }),
    },
    tenant,
  },
];
