import type { RemoteFixtures } from "@serambi/kernel/testing";

import { articlePageFixtures } from "./articles/articleFixtures";
import { listPageFixtures, listSlotFixtures } from "./articles/listFixtures";
import { galleryPageFixtures } from "./gallery/galleryFixtures";
import { podcastPageFixtures, podcastSlotFixtures } from "./podcast/podcastFixtures";
import { eventPageFixtures, eventSlotFixtures } from "./events/eventFixtures";

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    ...listPageFixtures,
    ...articlePageFixtures,
    ...galleryPageFixtures,
    ...eventPageFixtures,
    ...podcastPageFixtures,
  ],
  slots: [...listSlotFixtures, ...eventSlotFixtures, ...podcastSlotFixtures],
};
