import type { CatalogueOf } from "@serambi/kernel/i18n";

import { classesMessages } from "./classes.id";
import { learningMessages } from "./learning.id";
import { pesilatMessages } from "./pesilat.id";
import { programsMessages } from "./programs.id";

export const messages = {
  // Badges: the specification's own words (section 2.4).
  "state.coming-soon": "Akan Datang",
  "state.registration-open": "Pendaftaran Dibuka",
  "state.started": "Sedang Berlangsung",
  "state.ended": "Telah Selesai",
  "state.upcoming": "Segera Dimulai",

  courses: "Kelas",
  free: "Gratis",
  starts: (date: string) => `Mulai ${date}`,
  until: (date: string) => `Sampai ${date}`,
  intake: (year: string) => `Angkatan ${year}`,

  catalogueHeading: (count: string | null) =>
    count ? `${count} kelas yang bisa Anda ikuti` : "Kelas yang bisa Anda ikuti",
  catalogueDescription: "Semua kelas di situs ini: cari menurut nama, tingkat, bidang, atau status pendaftarannya.",
  cataloguePage: (page: number) => `Kelas, halaman ${page}`,
  search: "Cari kelas",
  searchHint: "Cari bidang, alat, atau keahlian",
  searchSubmit: "Cari",
  filters: "Saringan",
  filtersOn: (count: number) => `${count} aktif`,
  filterState: "Status",
  filterLevel: "Tingkat",
  filterProgram: "Bidang",
  any: "Semua",
  applyFilters: "Terapkan saringan",
  removeFilter: "hapus saringan",
  clearFilters: "Hapus semua saringan",
  activeFilters: "Saringan yang aktif",

  loading: "Memuat kelas…",
  found: (count: string) => `${count} kelas`,
  foundOf: (count: string, total: string) => `${count} dari ${total} kelas`,
  onPage: (found: string, page: number) => `${found}, halaman ${page}`,
  pages: "Halaman",
  previousPage: "Halaman sebelumnya",
  nextPage: "Halaman berikutnya",

  emptyFiltered: "Belum ada kelas yang cocok",
  emptyFilteredHelp: "Coba kata lain atau lepaskan satu saringan. Kelas lain tetap ada.",
  emptyPage: "Daftar ini tidak sepanjang itu",
  emptyPageHelp: (pages: number) => `Halaman terakhirnya adalah halaman ${pages}.`,
  lastPage: "Ke halaman terakhir",
  emptySite: "Belum ada kelas di sini",
  emptySiteHelp: "Kelas pertama akan tampil di halaman ini begitu pendaftarannya diumumkan.",
  listFailed: "Daftar kelas tidak sampai",
  listFailedHelp: "Server kami tidak menjawab sebagaimana mestinya. Saringan Anda masih terpasang.",
  listStale: "Daftar terbaru tidak sampai.",
  listStaleHelp: "Yang tampil di bawah adalah daftar sebelumnya.",
  retry: "Coba lagi",

  breadcrumb: "Remah roti",
  courseFailed: "Kelas ini tidak sampai",
  courseFailedHelp: "Server kami tidak menjawab sebagaimana mestinya. Coba lagi sebentar lagi.",
  chapters: (count: number) => `${count} bab`,
  modules: (count: number) => `${count} modul`,
  priceHeading: "Biaya dan jadwal",
  toSyllabus: "Lihat silabus",
  seats: (count: number) => (count > 0 ? `Sisa ${count} kursi` : "Kursi sudah penuh"),
  period: (from: string, to: string) => `${from} sampai ${to}`,
  overview: "Ikhtisar",
  outcomes: "Setelah selesai, Anda mampu",
  audience: "Untuk siapa",
  syllabus: "Silabus",
  syllabusEmpty: "Silabus kelas ini sedang disusun.",
  syllabusFailed: "Silabus sedang tidak terbaca.",
  syllabusFailedHelp: "Keterangan lain di halaman ini tetap benar.",
  "kind.reading": "Bacaan",
  "kind.video": "Video",
  "kind.exercise": "Latihan",
  "kind.live": "Tatap muka langsung",
  mentors: "Mentor",
  alsoHere: "Kelas lain di sini",

  featuredEmpty: "Belum ada kelas yang dibuka. Daftar lengkapnya tetap bisa Anda lihat.",
  allCourses: (count: string) => `Semua ${count} kelas`,
  everyCourse: "Semua kelas",

  ...classesMessages,
  ...learningMessages,
  ...pesilatMessages,
  ...programsMessages,
};

export type Messages = CatalogueOf<typeof messages>;
