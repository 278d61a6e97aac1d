import type { PageDefinition } from "@serambi/kernel/remote";

import type { Messages } from "../messages/id";
import type { CoursesStore } from "../stores/CoursesStore";

type Definition = PageDefinition<CoursesStore, Messages>;

/** What comes with the chunk of a page: the page, what it says of itself, and the slots it shows. */
type PageCode = Awaited<ReturnType<Definition["load"]>> & Pick<Definition, "head" | "jsonLd" | "slots">;

type ChunkPage = Omit<Definition, "load" | "head" | "jsonLd" | "slots"> & { readonly load: () => Promise<PageCode> };

/**
 * A page whose head comes with its code: no other page loads it. A host asks for head, JSON-LD and slots only of a page
 * that it has loaded.
 */
export const chunkPage = ({ load, ...definition }: ChunkPage): Definition => {
  let code: PageCode | undefined;
  const loaded = (): PageCode => {
    if (!code) throw new Error(`The page ${definition.id} was asked what it says before it was loaded`);
    return code;
  };
  return {
    ...definition,
    load: async () => (code = await load()),
    head: (store, context) => loaded().head(store, context),
    jsonLd: (store, context) => loaded().jsonLd?.(store, context) ?? [],
    slots: (store, context) => loaded().slots?.(store, context) ?? [],
  };
};
