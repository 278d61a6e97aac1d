import type { Catalogue } from "@serambi/kernel/i18n";
import type { PageDefinition, RemoteStore } from "@serambi/kernel/remote";

/** What comes with the chunk of a page: the page, what opens it, what it says of itself, and the slots it shows. */
type PageCode<S extends RemoteStore, M extends Catalogue> = Awaited<ReturnType<PageDefinition<S, M>["load"]>> &
  Pick<PageDefinition<S, M>, "head" | "jsonLd" | "slots"> & {
    readonly preload: NonNullable<PageDefinition<S, M>["preload"]>;
  };

export type ChunkPage<S extends RemoteStore, M extends Catalogue> = Omit<
  PageDefinition<S, M>,
  "load" | "preload" | "head" | "jsonLd" | "slots"
> & {
  readonly load: () => Promise<PageCode<S, M>>;
  /** The code that asks the hosts for it: fetched while the page's own is. */
  readonly reads: (store: S) => Promise<unknown>;
};

/**
 * A page that no other page carries anything of: what opens it and its head come with its code. A host asks for head,
 * JSON-LD and slots only of a page that it has loaded.
 */
export const chunkPage = <S extends RemoteStore, M extends Catalogue>({
  load,
  reads,
  ...definition
}: ChunkPage<S, M>): PageDefinition<S, M> => {
  let code: PageCode<S, M> | undefined;
  const loaded = (): PageCode<S, M> => {
    if (!code) throw new Error(`The page ${definition.id} was asked what it says before it was loaded`);
    return code;
  };
  return {
    ...definition,
    load: async () => (code = await load()),
    preload: async (store, context) => {
      // Whoever needs it asks again, and hears why it cannot be had.
      reads(store).catch(() => undefined);
      return (await load()).preload(store, context);
    },
    head: (store, context) => loaded().head(store, context),
    jsonLd: (store, context) => loaded().jsonLd?.(store, context) ?? [],
    slots: (store, context) => loaded().slots?.(store, context) ?? [],
  };
};
