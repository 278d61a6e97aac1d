import type { CatalogueOf } from "@serambi/kernel/i18n";

const DAYS = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];
const MONTHS = "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" ");

/** Texts of a learner's room. */
export const messages = {
  today: (weekday: number, date: string): string => `${DAYS[weekday] ?? ""}, ${date}`,
  headline: (row: number, name: string): string => `Baris ke\u2011${row}, ${name}.`,
  strung: (name: string): string => `Alat tenun siap, ${name}.`,
  allWoven: (name: string): string => `Semua sudah ditenun, ${name}.`,
  woven: (done: number, total: number, minutes: number): string =>
    done === 0
      ? `Belum satu baris pun ditenun dari ${total}. Yang pertama butuh ${minutes} menit.`
      : `${done} dari ${total} baris sudah ditenun. Baris berikutnya butuh ${minutes} menit.`,
  wovenSoFar: (done: number, total: number): string =>
    done === total ? `Semua ${total} baris sudah ditenun.` : `${done} dari ${total} baris sudah ditenun.`,
  where: (course: string, module: string): string => `${course} · ${module}`,
  begin: "Mulai bab pertama",
  goOn: (number: number): string => `Lanjutkan bab ${number}`,
  toClass: "Lihat isi kelas",
  cloth: (name: string, done: number, total: number): string => `${name}: ${done} dari ${total} bab selesai`,
  rows: (done: number, total: number): string => (done === 0 ? `${total} baris` : `${done} dari ${total} baris`),
  key: "Satu baris satu bab, satu motif satu modul.",
  cloths: (count: number): string => `${count} kain`,
  clothsNote: "Sepanjang kelasnya. Yang dijeda tetap di alat tenun.",
  notBegun: "Belum dibuka",
  seen: (date: string): string => `Dibuka ${date}`,
  count: (done: string, total: string): string => `${done} dari ${total}`,
  certificate: "Sertifikat",
  takeCertificate: "Ambil sertifikat",
  continue: "Lanjutkan",
  start: "Mulai",
  open: "Buka",
  of: (name: string): string => ` ${name}`,
  diary: "Tanggal penting",
  diaryNote: "Waktu Jakarta, WIB.",
  diaryDay: (weekday: number, month: number): string => `${DAYS[weekday] ?? ""}, ${MONTHS[month] ?? ""}`,
  begins: (name: string): string => `${name} dimulai`,
  beginsText: (chapters: number): string => `${chapters} bab, bersama kelas.`,
  syllabus: "Silabus",
  certificates: "Sertifikat",
  awarded: (name: string, date: string): string => `${name}, ${date}`,
  savePdf: "Simpan PDF",
  show: "Tunjukkan",
  nextCertificate: (name: string, rows: number): string => `Berikutnya: ${name}, ${rows} baris lagi.`,
  emptyText:
    "Belum ada yang ditenun. Setiap bab yang Anda selesaikan menjadi satu baris kain di sini. Bab pertama banyak kelas dapat dibaca tanpa biaya.",
  toCatalogue: "Pilih kelas pertama",
  suggested: "Bisa dimulai sekarang",
  startsOn: (date: string): string => `Mulai ${date}`,
  free: "Tanpa biaya",
  look: "Lihat",
};
export type RoomMessages = CatalogueOf<typeof messages>;
