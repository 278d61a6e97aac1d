import { choiceFixtures } from "./choiceFixtures";
import { dateFixtures } from "./dateFixtures";
import { fieldFixtures } from "./fieldFixtures";
import type { Fixture } from "./Fixture";
import { sendingFixtures } from "./sendingFixtures";

/** Every form component in every state, in both languages. */
export const controlFixtures: readonly Fixture[] = [
  ...fieldFixtures,
  ...choiceFixtures,
  ...dateFixtures,
  ...sendingFixtures,
];
