import type { Text } from "@serambi/kernel/service";

/** What the part of the studio answers with, for people. */
export const texts = {
  exerciseNotFound: { id: "Latihan tidak ditemukan", en: "The exercise was not found" },
  attemptNotFound: { id: "Kiriman tidak ditemukan", en: "The submission was not found" },
  lineNotFound: { id: "Berkas ini tidak punya baris itu", en: "This file has no such line" },
  ownAttempt: { id: "Kiriman sendiri dinilai oleh orang lain", en: "One’s own submission is judged by others" },
} satisfies Record<string, Text>;

/** What fields of its queries and bodies take. */
export const fields = {
  exercise: { id: "Nama latihan tidak dikenal", en: "The name of an exercise is not known" },
  files: {
    id: "Satu sampai 20 berkas, bersama-sama paling banyak 60.000 karakter",
    en: "One to 20 files, together 60,000 characters at most",
  },
  passed: { id: "Daftar tes yang lulus tidak terbaca", en: "The list of passed tests cannot be read" },
  attempt: { id: "Kiriman tidak dikenal", en: "The submission is not known" },
  path: {
    id: "Nama berkas wajib diisi, paling panjang 200 karakter",
    en: "A file’s name is required, 200 characters at most",
  },
  line: { id: "Nomor baris harus bilangan bulat mulai 0", en: "A line is a whole number from 0" },
  text: {
    id: "Komentar wajib diisi, paling panjang 2.000 karakter",
    en: "A comment is required, 2,000 characters at most",
  },
  verdict: { id: "Pilih diterima atau belum diterima", en: "Choose accepted or not accepted" },
  note: { id: "Catatan paling panjang 2.000 karakter", en: "A note has 2,000 characters at most" },
} satisfies Record<string, Text>;
