import type { CatalogueOf } from "@serambi/kernel/i18n";

import { stateMessages } from "./states.id";

/** Texts of the pages that are lists of sections, and of the sections that only they show. */
export const messages = {
  ...stateMessages,
  "page.failed": "Isi halaman ini belum dapat dimuat. Silakan coba beberapa saat lagi.",
  "festival.headTitle": (name: string): string => `${name}: acara dan sponsor`,
  "festival.sessions": (count: string): string => `${count} sesi`,
  "festival.free": "Gratis",
  "festival.seats": (count: string): string => `${count} kursi tersisa`,
  "festival.unknown": "Tanggal dan sesinya belum dapat dimuat. Selebihnya dari halaman ini tetap berlaku.",
  "speaker.confirmed": "Pasti hadir",
  "speaker.unconfirmed": "Menunggu konfirmasi",
};
/** Texts of the pages that are lists of sections, and of the sections that only they show: both languages have exactly these. */
export type PagesMessages = CatalogueOf<typeof messages>;
