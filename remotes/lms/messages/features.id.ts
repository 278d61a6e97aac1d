import { showcaseMessages } from "./showcase.id";

/** Texts of the page of all features. */
export const messages = {
  ...showcaseMessages,
  features: "Isi ruang belajarnya",
  toFeatures: "Lihat semua fitur",
  audienceFilter: "Untuk siapa",
  everybody: "Semua",
  "audience.teacher": "Guru",
  "audience.office": "Tata usaha",
  "audience.learner": "Murid",
  "audience.parent": "Orang tua",
  featuresShown: (count: number) => `${count} fitur ditampilkan`,
  sampleOnList: "nama di daftar",
  sampleTold: (count: number) => (count === 0 ? "belum ada kabar" : `${count} sudah berkabar`),
  sampleUnpaid: "belum dibayar",
  sampleLate: (count: number) => (count === 0 ? "tidak ada yang terlambat" : `${count} lewat tanggal`),
  sampleMet: "syarat terpenuhi",
  sampleRead: (read: number, all: number) => `dibaca ${read} dari ${all}`,
  sampleAnswers: (count: number) => `${count} jawaban`,
  sampleWords: (count: number) => `satu dari ${count} kata`,
  sampleStrokes: (count: number) => `${count} goresan yang diikuti`,
  percent: (value: number) => `${value}%`,
  empty: "Fiturnya belum ditulis",
  emptyText: "Daftar fitur sedang disusun. Silakan kembali beberapa hari lagi.",
};
