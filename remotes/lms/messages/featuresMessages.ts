import type { CatalogueOf } from "@serambi/kernel/i18n";

import type { messages } from "./features.id";

/** Texts of the page of all features. */
export type FeaturesMessages = CatalogueOf<typeof messages>;
