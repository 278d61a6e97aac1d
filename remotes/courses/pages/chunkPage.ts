import type { PageDefinition } from "@serambi/kernel/remote";

import type { Messages } from "../messages/id";
import type { CoursesDeps, CoursesStore } from "../stores/CoursesStore";

type Definition = PageDefinition<CoursesStore, Messages>;

/** What comes with the chunk of a page: the page, what opens it, what it says of itself, and the slots it shows. */
type PageCode = Awaited<ReturnType<Definition["load"]>> &
  Pick<Definition, "head" | "jsonLd" | "slots"> & { readonly preload: NonNullable<Definition["preload"]> };

type ChunkPage = Omit<Definition, "load" | "preload" | "head" | "jsonLd" | "slots"> & {
  readonly load: () => Promise<PageCode>;
  /** The code that asks the hosts for it: fetched while the page's own is. */
  readonly reads: (deps: CoursesDeps) => Promise<unknown>;
};

/**
 * A page that no other page carries anything of: what opens it and its head come with its code. A host asks for head,
 * JSON-LD and slots only of a page that it has loaded.
 */
export const chunkPage = ({ load, reads, ...definition }: ChunkPage): Definition => {
  let code: PageCode | undefined;
  const loaded = (): PageCode => {
    if (!code) throw new Error(`The page ${definition.id} was asked what it says before it was loaded`);
    return code;
  };
  return {
    ...definition,
    load: async () => (code = await load()),
    preload: async (store, context) => {
      store.warm(reads);
      return (await load()).preload(store, context);
    },
    head: (store, context) => loaded().head(store, context),
    jsonLd: (store, context) => loaded().jsonLd?.(store, context) ?? [],
    slots: (store, context) => loaded().slots?.(store, context) ?? [],
  };
};
