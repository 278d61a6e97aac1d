import type { SeedClass, SeedClassFile } from "../seed/types";

const seedModule = (slug: string, lengthMinutes: number) => ({
  title: `Modul ${slug}`,
  slug,
  summary: `Isi modul ${slug}`,
  chapters: [{ title: `Bab ${slug}`, slug: `bab-${slug}`, kind: "reading" as const, lengthMinutes, isFree: true }],
});

export const seedClass = (own: Partial<SeedClass> & Pick<SeedClass, "slug" | "name">): SeedClass => ({
  code: own.slug.toUpperCase(),
  classroomId: `room-${own.slug}`,
  description: "Belajar dari dasar.",
  logo: "",
  state: "registration-open",
  level: "Pemula",
  programIds: ["jaringan"],
  type: "class",
  startsOn: "2026-12-01",
  endsOn: "2027-03-01",
  priceIdr: 1_000_000,
  overview: ["Paragraf pertama.", "Paragraf kedua."],
  outcomes: ["Hasil belajar"],
  audience: "Siapa saja",
  language: "Indonesia",
  seatsLeft: 10,
  mentors: [{ name: "Sari", role: "Mentor", bio: "Mengajar." }],
  syllabus: [seedModule("satu", 30), seedModule("dua", 45)],
  ...own,
});

const programs = [
  {
    id: "jaringan",
    slug: "teknik-jaringan",
    name: "Teknik Jaringan",
    summary: "Kabel dan paket.",
    schools: [{ name: "SMK Satu", city: "Kota Ambon", province: "Maluku" }],
  },
  { id: "data", slug: "ilmu-data", name: "Ilmu Data", summary: "Angka dan makna." },
  { id: "kosong", slug: "kosong", name: "Tanpa Kelas", summary: "Belum ada kelasnya." },
];

const taughtAt = (key: string, classes: readonly SeedClass[]): SeedClassFile => ({
  programs,
  classes,
  lessons: classes.slice(0, 1).map(({ classroomId }) => ({
    classroomId,
    chapterSlug: "bab-satu",
    blocks: [{ kind: "text", html: `<p>Isi ${key}</p>` }],
  })),
});

/** What the two tenants of the test platform teach: things of the same kind, so that whatever leaks from one to the other is seen. */
export const classesFixture = {
  melati: taughtAt("melati", [
    seedClass({ slug: "jaringan-dasar", name: "Jaringan Dasar", startsOn: "2026-12-10" }),
    seedClass({ slug: "jaringan-lanjut", name: "Jaringan Lanjut", level: "Lanjutan", startsOn: "2026-12-05" }),
    seedClass({
      slug: "analisis-data",
      name: "analisis data",
      programIds: ["data"],
      startsOn: "2026-12-10",
      type: "course",
    }),
    seedClass({
      slug: "data-jaringan",
      name: "Data Jaringan",
      reviews: [
        { author: "Rani", role: "Teknisi", rating: 4, text: "Latihannya pas.", date: "2026-05-01" },
        { author: "Bayu", rating: 5, text: "Jelas.", date: "2026-04-02" },
      ],
      programIds: ["data", "jaringan"],
      state: "started",
      startsOn: "2026-10-01",
    }),
    seedClass({
      slug: "seratus-persen",
      name: "Diskon 100% dan nama_kolom",
      state: "ended",
      programIds: [],
      startsOn: "2025-01-01",
      level: "Menengah",
    }),
    seedClass({
      slug: "tanpa-tanggal",
      name: "Tanpa Tanggal",
      state: "coming-soon",
      startsOn: null,
      endsOn: null,
      seatsLeft: null,
      syllabus: [],
    }),
    seedClass({ slug: "kelas-kode", name: "Pemilik Slug", code: "LAIN-1", state: "upcoming" }),
    seedClass({ slug: "pemilik-kode", name: "Pemilik Kode", code: "kelas-kode", state: "upcoming" }),
  ]),
  kenanga: taughtAt("kenanga", [
    seedClass({ slug: "jaringan-dasar", name: "Networks of kenanga", level: "Beginner" }),
    seedClass({ slug: "only-here", name: "Only at kenanga", level: "Beginner" }),
  ]),
} satisfies Record<string, SeedClassFile>;
