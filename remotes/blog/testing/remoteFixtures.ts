import type { RemoteFixtures } from "@serambi/kernel/testing";

import { articlePageFixtures } from "./articles/articleFixtures";

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [...articlePageFixtures],
  slots: [],
};
