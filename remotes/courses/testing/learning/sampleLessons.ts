import type { Syllabus } from "../../contract/hosts/classes";
import type { Certificate, Lesson } from "../../contract/hosts/learning";
import type { LessonBlock } from "../../contract/hosts/lessons";
import { sampleOverview } from "../sampleClasses";

export const premiumCourse = (overrides: Parameters<typeof sampleOverview>[0] = {}) =>
  sampleOverview({
    name: "Python untuk Catatan Bengkel",
    slug: "python-bengkel",
    code: "PCB-31",
    classroomId: "ruang-pcb-31",
    type: "premium",
    startsOn: null,
    endsOn: null,
    seatsLeft: null,
    priceIdr: 275_000,
    ...overrides,
  });

export const premiumSyllabus: Syllabus = {
  classroomId: "ruang-pcb-31",
  modules: [
    {
      title: "Dari buku ke layar",
      slug: "dari-buku",
      summary: "Satu baris catatan menjadi angka.",
      chapters: [
        { title: "Satu baris di buku", slug: "satu-baris", kind: "reading", lengthMinutes: 15, isFree: true },
        { title: "Nama untuk angka", slug: "nama-angka", kind: "exercise", lengthMinutes: 20, isFree: false },
      ],
    },
    {
      title: "Banyak baris",
      slug: "banyak-baris",
      summary: "",
      chapters: [{ title: "Daftar dan kamus", slug: "daftar", kind: "reading", lengthMinutes: 25, isFree: false }],
    },
  ],
};

/** One block of each kind. */
const sampleBlocks: readonly LessonBlock[] = [
  { kind: "text", html: "<p>Pak Wiryo membuka <strong>bengkel</strong> di Karangjati.</p>" },
  { kind: "code", language: "python", source: 'print("2 November")', caption: "Perintah pertama." },
  { kind: "image", src: "", alt: "Buku catatan bengkel bergaris", caption: "Enam kolom di buku itu." },
  {
    kind: "video",
    title: "Membuka bengkel pagi hari",
    src: "/media/demo/bengkel.mp4",
    lengthSeconds: 90,
    captions: [{ language: "id", label: "Bahasa Indonesia", src: "/media/demo/bengkel.vtt" }],
    transcript: ["Pagi hari di bengkel Pak Wiryo."],
  },
  { kind: "embed", src: "https://youtu.be/dQw4w9WgXcQ", title: "Cara membaca nota" },
  {
    kind: "quiz",
    id: "apa-yang-dicetak",
    question: "Apa yang dicetak oleh program ini?",
    choices: [
      { text: "Hasil hitungannya", isRight: false, reply: "Tanda petik membuatnya teks." },
      { text: "Teksnya sendiri", isRight: true, reply: "Yang di antara tanda petik dicetak seperti tertulis." },
    ],
  },
  {
    kind: "exercise",
    id: "nota-pertama",
    title: "Nota pertama Anda",
    html: "<p>Cetak nota dengan <code>print</code>.</p>",
    language: "python",
    starter: "upah = 15000",
  },
];

/** The first chapter of `premiumSyllabus`, which is free. */
export const sampleLesson = (overrides: Partial<Lesson> = {}): Lesson => ({
  classroomId: "ruang-pcb-31",
  className: "Python untuk Catatan Bengkel",
  classSlug: "python-bengkel",
  priceIdr: 275_000,
  moduleSlug: "dari-buku",
  chapter: { title: "Satu baris di buku", slug: "satu-baris", kind: "reading", lengthMinutes: 15, isFree: true },
  isLocked: false,
  blocks: [...sampleBlocks],
  ...overrides,
});

export const sampleCertificate: Certificate = {
  code: "7KQ2-M4XD-9PWT",
  learnerName: "Laras Wiryodiharjo",
  className: "Python untuk Catatan Bengkel",
  classSlug: "python-bengkel",
  lengthMinutes: 60,
  chapters: 3,
  issuedAt: "2026-11-20T18:00:00.000Z",
};

/** The second chapter, as the server gives it to somebody who has not paid. */
export const lockedLesson = (): Lesson =>
  sampleLesson({
    chapter: { title: "Nama untuk angka", slug: "nama-angka", kind: "exercise", lengthMinutes: 20, isFree: false },
    isLocked: true,
    blocks: [],
  });
