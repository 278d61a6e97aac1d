import type { CatalogueOf } from "@serambi/kernel/i18n";

import { showcaseMessages } from "./showcase.id";

export const messages = { ...showcaseMessages };
export type Messages = CatalogueOf<typeof messages>;
