import type { CatalogueOf } from "@serambi/kernel/i18n";

/** Each page and slot has a part of its own; nothing is shared by all. */
export const messages = {
  title: "Suara dan formulir",
  mentor: "Mentor",
  calendarTitle: (site: string) => `Janji dengan ${site}`,
};

export type Messages = CatalogueOf<typeof messages>;
