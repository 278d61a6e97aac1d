import { dataFixtures } from "./dataFixtures";
import { dialogFixtures } from "./dialogFixtures";
import type { Fixture } from "./Fixture";
import { floatingFixtures } from "./floatingFixtures";
import { wayFixtures } from "./wayFixtures";

/** Every component that floats, leads or lists, in every state, in both languages. */
export const overlayFixtures: readonly Fixture[] = [
  ...dialogFixtures,
  ...floatingFixtures,
  ...wayFixtures,
  ...dataFixtures,
];
