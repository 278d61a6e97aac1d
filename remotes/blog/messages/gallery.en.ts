import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { galleryMessages as indonesian } from "./gallery.id";

export const galleryMessages: CatalogueOf<typeof indonesian> = {};

export const messages = { ...commonMessages, ...galleryMessages };
