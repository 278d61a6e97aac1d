import type { CatalogueOf } from "@serambi/kernel/i18n";

export const messages = {
  title: "Kelas yang segera dimulai",
  intro: "Dari yang terdekat. Pendaftaran ditutup begitu kelas dimulai, jadi pilih selagi masih ada waktu.",
  description: (site: string) => `Kelas di ${site} yang dimulai paling dekat, lengkap dengan tanggal dan lamanya.`,
  noDate: "Tanggal menyusul",
  empty: "Belum ada kelas yang akan dimulai",
  emptyText: "Jadwal berikutnya sedang disusun. Silakan kembali beberapa hari lagi.",
  failed: "Daftar kelas belum dapat dimuat",
  failedText: "Sambungan ke jadwal kelas sedang terganggu.",
  retry: "Coba lagi",
  all: "Semua kelas yang segera dimulai",
};
export type Messages = CatalogueOf<typeof messages>;
