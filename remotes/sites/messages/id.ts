import type { CatalogueOf } from "@serambi/kernel/i18n";

import { stateMessages } from "./states.id";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"];

export const messages = {
  homeFailed: "Isi halaman ini belum dapat dimuat. Silakan coba beberapa saat lagi.",
  emptyTitle: "Halaman ini belum berisi apa pun",
  emptyText: "Pengelola situs belum menyusunnya. Silakan kembali lagi nanti.",
  /** Short name of a month, 0 = January. Written here because versions of ICU disagree about some of them. */
  month: (index: number): string => MONTHS[index] ?? "",
  dateRange: (from: string, to: string): string => `${from} – ${to}`,
  minutes: (count: number): string => `${count} menit`,
  ...stateMessages,
  cellLabel: (row: string, column: string): string => `${row}, ${column}`,
  give: (amount: string): string => `Donasi ${amount}`,
  scrollTable: "Geser ke samping untuk melihat semua kolom",
  noMark: "Belum ada nilai",
};

/** Texts of home pages and of sections: both languages have exactly these. */
export type SectionMessages = CatalogueOf<typeof messages>;
