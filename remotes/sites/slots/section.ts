import { defineSlot, type SlotDefinition } from "@serambi/kernel/remote";
import type * as z from "zod/mini";

import type { SitesStore } from "../stores/SitesStore";

export const loadSchemas = () => import(/* webpackChunkName: "schemas" */ "./schemas");

type Section<P> = Omit<SlotDefinition<SitesStore, P, null>, "preload" | "schema"> & {
  /** Which of the schemas is this section's: the list of all sections is part of every page's first code, so it is short. */
  readonly schema: (schemas: Awaited<ReturnType<typeof loadSchemas>>) => z.ZodMiniType<P>;
};

/** A section shows what its properties say: it fetches nothing. */
export const section = <P>({ schema, ...definition }: Section<P>): SlotDefinition<SitesStore, P, null> =>
  defineSlot<SitesStore, P, null>({
    ...definition,
    schema: async () => ({ schema: schema(await loadSchemas()) }),
    preload: async () => null,
  });
