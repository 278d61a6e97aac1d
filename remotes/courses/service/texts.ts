import type { Text } from "@serambi/kernel/service";

/** What the service answers with, for people. */
export const texts = {
  classNotFound: {
    id: "Kelas tidak ditemukan",
    en: "The class was not found",
  },
  programNotFound: {
    id: "Program tidak ditemukan",
    en: "The programme was not found",
  },
  chapterNotFound: {
    id: "Bab tidak ditemukan",
    en: "The chapter was not found",
  },
  certificateNotFound: {
    id: "Sertifikat tidak ditemukan",
    en: "The certificate was not found",
  },
  noRight: {
    id: "Anda belum terdaftar di kelas ini",
    en: "You are not enrolled in this class",
  },
  notFree: {
    id: "Kelas ini berbayar: Anda terdaftar setelah membayar",
    en: "This class has a price: you are enrolled once it is paid",
  },
  classEnded: {
    id: "Kelas ini sudah selesai",
    en: "This class has ended",
  },
  notCompleted: {
    id: "Kelas ini belum selesai: masih ada bab yang belum ditandai selesai",
    en: "This class is not complete yet: some chapters are not marked as done",
  },
} satisfies Record<string, Text>;

/** What the fields of its queries and bodies take. */
export const fields = {
  state: {
    id: "Status kelas tidak dikenal",
    en: "This state of a class is not known",
  },
  level: {
    id: "Tingkat paling panjang 60 karakter",
    en: "A level has 60 characters at most",
  },
  programIds: {
    id: "Paling banyak 20 program, masing-masing paling panjang 100 karakter",
    en: "At most 20 programmes of at most 100 characters each",
  },
  search: {
    id: "Kata pencarian paling panjang 100 karakter",
    en: "A search has 100 characters at most",
  },
  "filter.type": {
    id: "Jenis kelas paling panjang 60 karakter",
    en: "A type of class has 60 characters at most",
  },
  slug: {
    id: "Slug wajib diisi, paling panjang 200 karakter",
    en: "The slug is required and has 200 characters at most",
  },
  classroomId: {
    id: "ID kelas wajib diisi, paling panjang 200 karakter",
    en: "The classroom id is required and has 200 characters at most",
  },
  sort: {
    id: "Urutan yang tersedia: start, name, atau price",
    en: "Classes are sorted by start, name or price",
  },
  programId: {
    id: "ID program wajib diisi, paling panjang 100 karakter",
    en: "The programme id is required and has 100 characters at most",
  },
  chapter: {
    id: "Bab wajib diisi, paling panjang 200 karakter",
    en: "The chapter is required and has 200 characters at most",
  },
  chapters: {
    id: "Catatan kemajuan tidak sah: paling banyak 1.000 bab",
    en: "The progress is not valid: 1,000 chapters at most",
  },
  learnerName: {
    id: "Nama wajib diisi (3–100 karakter)",
    en: "The name is required (3–100 characters)",
  },
  code: {
    id: "Kode sertifikat terdiri atas 12 huruf dan angka",
    en: "The code of a certificate has 12 letters and digits",
  },
  "chapters.*.position": {
    id: "Posisi baca (position) harus bilangan bulat dari 0 sampai 1000",
    en: "The reading position (position) must be a whole number from 0 to 1000",
  },
} satisfies Record<string, Text>;
