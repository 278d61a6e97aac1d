import { defineServer } from "@serambi/kernel/server";

import { articleHosts } from "./api/articles/articleHosts";
import { eventHosts } from "./api/events/eventHosts";
import { galleryHosts } from "./api/gallery/galleryHosts";
import { podcastHosts } from "./api/podcast/podcastHosts";
import { search } from "./api/search";
import { sitemap } from "./api/sitemap";
import { blogDocuments } from "./documents/blogDocuments.server";
import { articleServerPages } from "./pages/articles/articlePages.server";
import { eventServerPages } from "./pages/events/eventPages.server";
import { galleryServerPages } from "./pages/gallery/galleryPages.server";
import { podcastServerPages } from "./pages/podcast/podcastPages.server";
import { remote } from "./remote";
import { articleServerSlots } from "./slots/articles/articleSlots.server";
import { eventServerSlots } from "./slots/events/eventSlots.server";
import { podcastServerSlots } from "./slots/podcast/podcastSlots.server";

/** What only the server has: loaders, documents, what is found, and the calls that are made. */
export const server = defineServer(remote, {
  pages: { ...articleServerPages, ...podcastServerPages, ...galleryServerPages, ...eventServerPages },
  slots: { ...articleServerSlots, ...podcastServerSlots, ...eventServerSlots },
  documents: blogDocuments,
  sitemap,
  search,
  hosts: [...articleHosts, ...podcastHosts, ...galleryHosts, ...eventHosts],
});
