import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { podcastMessages as indonesian } from "./podcast.id";

export const podcastMessages: CatalogueOf<typeof indonesian> = {};

export const messages = { ...commonMessages, ...podcastMessages };
