import type { RemoteStore } from "@serambi/kernel/remote";

/** One part of what a remote knows: its own store, which says whether anybody has asked it for something. */
interface StorePart {
  readonly isAsked: boolean;
  readonly snapshot: () => unknown;
}

type Parts<P> = { readonly [K in keyof P]: StorePart };

/** What travels of each part: nothing of one that was not asked for. */
export type PartSnapshots<P extends Parts<P>> = { readonly [K in keyof P]?: ReturnType<P[K]["snapshot"]> };

/**
 * Everything that a remote knows on one page, by its parts. A part, its clients and schemas come with the pages that show it: no
 * other page carries them.
 */
export class StoreOfParts<D, P extends Parts<P>> implements RemoteStore {
  private readonly parts: { -readonly [K in keyof P]?: P[K] } = {};

  /**
   * @param deps what parts are made with
   * @param saved what `snapshot` told on the server
   */
  constructor(
    readonly deps: D,
    private readonly saved: PartSnapshots<P> = {},
  ) {}

  /** A part of this store; `make` is called when the first page asks for it. */
  part<K extends keyof P>(name: K, make: (deps: D, saved: PartSnapshots<P>[K]) => P[K]): P[K] {
    return (this.parts[name] ??= make(this.deps, this.saved[name]));
  }

  /** Only what was asked for: an untouched part costs the page nothing. */
  snapshot = (): PartSnapshots<P> => {
    const made = Object.entries<StorePart>(this.parts as Parts<P>); // those that are there
    const asked = made.flatMap(([name, part]) => (part.isAsked ? [[name, part.snapshot()]] : []));
    // By their names, each what its part told.
    return { ...this.saved, ...(Object.fromEntries(asked) as PartSnapshots<P>) };
  };
}
