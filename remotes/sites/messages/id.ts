import type { CatalogueOf } from "@serambi/kernel/i18n";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"];

export const messages = {
  homeFailed: "Isi halaman ini belum dapat dimuat. Silakan coba beberapa saat lagi.",
  homeEmptyTitle: "Halaman ini belum berisi apa pun",
  homeEmptyText: "Pengelola situs belum menyusun halaman depannya. Silakan kembali lagi nanti.",
  /** Short name of a month, 0 = January. Written here because versions of ICU disagree about some of them. */
  month: (index: number): string => MONTHS[index] ?? "",
  dateRange: (from: string, to: string): string => `${from} – ${to}`,
  minutes: (count: number): string => `${count} menit`,
  // Specification section 2.4.
  "state.coming-soon": "Akan Datang",
  "state.registration-open": "Pendaftaran Dibuka",
  "state.started": "Sedang Berlangsung",
  "state.ended": "Telah Selesai",
  "state.upcoming": "Segera Dimulai",
  cellLabel: (row: string, column: string): string => `${row}, ${column}`,
  give: (amount: string): string => `Donasi ${amount}`,
  noMark: "Belum ada nilai",
};

/** Both languages have exactly these texts. */
export type SitesMessages = CatalogueOf<typeof messages>;
