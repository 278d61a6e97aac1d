import type { SlotRequest } from "@serambi/kernel/remote";

import type { CatalogStore } from "../stores/CatalogStore";

/** One place, whatever is compared in it: a column that comes or goes leaves the others standing. */
export const COMPARE_SLOT = "compared-courses";

/** Below a catalogue, once two of its classes are chosen: their table. */
export const compareSlots = ({ query: { compare } }: CatalogStore): readonly SlotRequest[] =>
  compare.length > 1 ? [{ id: COMPARE_SLOT, name: "courses.compare.v1", props: { slugs: compare } }] : [];
