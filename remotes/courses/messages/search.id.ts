import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Names of what the site's search finds of this remote. */
export const messages = {
  course: "Kelas",
  chapter: "Bab",
  programme: "Program",
  event: "Acara",
};
export type SearchMessages = CatalogueOf<typeof messages>;
