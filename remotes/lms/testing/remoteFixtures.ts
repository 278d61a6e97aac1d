import type { RemoteFixtures } from "@serambi/kernel/testing";

import { showcaseFixtures } from "./showcase/showcaseFixtures";

/** Every face of this remote's pages: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = { pages: [...showcaseFixtures], slots: [] };
