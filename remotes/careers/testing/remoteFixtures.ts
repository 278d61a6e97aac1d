import type { RemoteFixtures } from "@serambi/kernel/testing";

import { applicationFixtures } from "./applicationFixtures";
import { deskFixtures } from "./deskFixtures";
import { talentFixtures } from "./talentFixtures";
import { jobFixtures, slotFixtures } from "./jobFixtures";

/** Every face of this remote's pages and slots: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [...jobFixtures, ...applicationFixtures, ...deskFixtures, ...talentFixtures],
  slots: slotFixtures,
};
