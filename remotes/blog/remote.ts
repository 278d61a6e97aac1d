import { defineRemote, REMOTE_CONTRACT } from "@serambi/kernel/remote";

import { texts } from "./messages/texts";
import { articlePages } from "./pages/articles/articlePages";
import { eventPages } from "./pages/events/eventPages";
import { galleryPages } from "./pages/gallery/galleryPages";
import { podcastPages } from "./pages/podcast/podcastPages";
import { articleSlots } from "./slots/articles/articleSlots";
import { eventSlots } from "./slots/events/eventSlots";
import { podcastSlots } from "./slots/podcast/podcastSlots";

/** What server and browser both have: texts, pages, slots. */
export const remote = defineRemote({
  id: "blog",
  contract: REMOTE_CONTRACT,
  families: ["podcast", "events"],
  messages: { id: () => import("./messages/id"), en: () => import("./messages/en") },
  texts,
  pages: [...articlePages, ...podcastPages, ...galleryPages, ...eventPages],
  slots: [...articleSlots, ...podcastSlots, ...eventSlots],
});
