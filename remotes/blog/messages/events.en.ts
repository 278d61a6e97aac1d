import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { eventsMessages as indonesian } from "./events.id";

export const eventsMessages: CatalogueOf<typeof indonesian> = {};

export const messages = { ...commonMessages, ...eventsMessages };
