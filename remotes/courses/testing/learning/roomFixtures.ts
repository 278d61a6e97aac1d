import { answer, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import type { RoomClass } from "../../contract/hosts/learning";
import { PREMIUM_ROUTES } from "./learningFixtures";

const tenant: TenantOverrides = { settings: { routes: [...PREMIUM_ROUTES, "/Courses", "/Courses/:slug"] } };

const chapters = (done: number, ...titles: readonly string[]) =>
  titles.map((title, index) => ({
    slug: title.toLowerCase().replaceAll(" ", "-"),
    title,
    lengthMinutes: 12 + index,
    isDone: index < done,
  }));

const begun = (changes: Partial<RoomClass> = {}): RoomClass => ({
  classroomId: "ruang-py",
  name: "Python untuk Bengkel Motor",
  slug: "python-bengkel",
  type: "premium",
  mentor: "Wayan Suardika",
  modules: [
    { slug: "dari-buku", title: "Dari buku servis", chapters: chapters(2, "Satu baris perintah", "Nama dan angka") },
    { slug: "berulang", title: "Yang berulang", chapters: chapters(0, "Setiap pagi", "Sampai stok habis") },
  ],
  seenAt: "2026-11-20T03:00:00.000Z",
  seenChapter: "nama-dan-angka",
  certificate: null,
  ...changes,
});

const finished = begun({
  classroomId: "ruang-peta",
  name: "Menggambar Peta Laut",
  slug: "menggambar-peta-laut",
  type: "class",
  modules: [{ slug: "garis", title: "Garis pantai", chapters: chapters(2, "Dari tebing", "Dari kapal") }],
  certificate: { code: "7KQ2-M4XD-9PWT", learnerName: "Larasati Puspa", issuedAt: "2026-08-14T03:00:00.000Z" },
});

const slot = "courses.room.v1";
const room = (title: string, ...classes: readonly RoomClass[]): SlotFixture => ({
  title,
  slot,
  props: { calledBy: "Larasati" },
  answers: {
    "learning classes": answer({ classes }),
    "services class/active": answer({ page: 1, perPage: 3, totalItems: 0, totalPages: 0, items: [] }),
  },
  tenant,
  rejects: [{ title: "Kain" }],
});

/** The faces of a learner's room. */
export const roomFixtures: readonly SlotFixture[] = [
  room("a class that goes on, and one that is done", begun(), finished),
  room(
    "a class that is only granted, and begins one day",
    begun({
      seenAt: null,
      seenChapter: null,
      startsOn: "2099-01-11",
      modules: [{ slug: "awal", title: "Awal", chapters: chapters(0, "Setiap pagi") }],
    }),
  ),
  room("nothing begun"),
];
