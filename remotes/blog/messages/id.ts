import type { CatalogueOf } from "@serambi/kernel/i18n";

import { articleMessages } from "./article.id";
import { commonMessages } from "./common.id";
import type { eventsMessages } from "./events.id";
import type { galleryMessages } from "./gallery.id";
import { listsMessages } from "./lists.id";
import type { podcastMessages } from "./podcast.id";

export const messages = { ...commonMessages, ...listsMessages, ...articleMessages };

/**
 * Every text of this remote. A page or slot is given those of its part only (`texts` in its definition); a test holds each
 * part to what its pages say.
 */
export type Messages = CatalogueOf<
  typeof messages & typeof eventsMessages & typeof galleryMessages & typeof podcastMessages
>;
