import { defineSlot, type SlotDefinition } from "@serambi/kernel/remote";

import type { HomeStore } from "../stores/HomeStore";

type Section<P> = Omit<SlotDefinition<HomeStore, P, null>, "preload">;

/** A section shows what its properties say: it fetches nothing. */
export const section = <P>(definition: Section<P>): SlotDefinition<HomeStore, P, null> =>
  defineSlot<HomeStore, P, null>({ ...definition, preload: async () => null });
