import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Texts of a learner's room. */
export const messages = {
  woven: (done: number, total: number, minutes: number): string =>
    done === 0
      ? `Belum satu baris pun ditenun dari ${total}. Yang pertama butuh ${minutes} menit.`
      : `${done} dari ${total} baris sudah ditenun. Baris berikutnya butuh ${minutes} menit.`,
  where: (course: string, module: string): string => `${course} · ${module}`,
  begin: "Mulai bab pertama",
  goOn: (number: number): string => `Lanjutkan bab ${number}`,
  key: "Satu baris satu bab, satu motif satu modul.",
  cloths: (count: number): string => `${count} kain`,
  notBegun: "Belum dibuka",
  seen: (date: string): string => `Dibuka ${date}`,
  count: (done: string, total: string): string => `${done} dari ${total}`,
  certificate: "Sertifikat",
  continue: "Lanjutkan",
  start: "Mulai",
  open: "Buka",
  empty: "Alat tenun masih kosong",
  emptyText:
    "Setiap bab yang Anda selesaikan menambah satu baris kain di sini. Bab pertama banyak kelas dapat dibaca tanpa biaya.",
  toCatalogue: "Pilih kelas pertama",
};
export type RoomMessages = CatalogueOf<typeof messages>;
