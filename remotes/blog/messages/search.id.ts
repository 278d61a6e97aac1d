import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Kinds of what a search finds, as headings. */
export const messages = { post: "Tulisan", episode: "Siniar", event: "Acara", picture: "Gambar" };
export type SearchMessages = CatalogueOf<typeof messages>;
