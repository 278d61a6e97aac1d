import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages as list } from "./list.id";
import type { messages as write } from "./write.id";

/** Texts of the list of what is written. */
export type WritingListMessages = CatalogueOf<typeof list>;
/** Texts of the page on which one is written. */
export type WriteMessages = CatalogueOf<typeof write>;
