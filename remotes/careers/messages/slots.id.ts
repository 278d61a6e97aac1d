import type { CatalogueOf } from "@serambi/kernel/i18n";

import { shared } from "./shared.id";

/** Pieces that other pages show. */
export const messages = {
  ...shared,
  none: "Belum ada lowongan yang terbuka.",
  all: (count: string) => `Semua ${count} lowongan`,
  forCourse: "Lowongan yang meminta ilmu ini",
  allOpen: "Semua lowongan yang dibuka",
};
export type SlotMessages = CatalogueOf<typeof messages>;
