import { CacheFirst, StaleWhileRevalidate, type Strategy } from "workbox-strategies";

import { bounded } from "./bounded";
import { KEPT_CACHES, MATCH } from "./keptCaches";
import { keptKind, type KeptKind } from "./keptKind";
import type { NeededFile } from "./pageFiles";

const KB = 1024;

const keptAs = (kind: KeptKind, maxEntries: number, maxAgeDays: number) => ({
  cacheName: KEPT_CACHES[kind],
  matchOptions: MATCH,
  plugins: bounded({ maxEntries, maxAgeDays, maxBytes: 512 * KB }),
});

const isKept = async (request: Request): Promise<boolean> => (await caches.match(request, MATCH)) !== undefined;

/** Everything that is kept by its address alone. */
export class KeptFiles {
  private readonly strategies: Readonly<Record<KeptKind, Strategy>> = {
    // Every version has its own address: what is there once is right for ever.
    files: new CacheFirst(keptAs("files", 120, 60)),
    fonts: new CacheFirst(keptAs("fonts", 20, 365)),
    pictures: new StaleWhileRevalidate(keptAs("pictures", 100, 60)),
  };

  /** Who answers for an address; null where the network does. */
  strategyFor = (pathname: string): Strategy | null => {
    const kind = keptKind(pathname);
    return kind && this.strategies[kind];
  };

  /** Keeps files that a page has loaded: the browser still has them, so this asks the network for next to nothing. */
  keep = async (event: ExtendableEvent, files: readonly NeededFile[]): Promise<void> => {
    await Promise.allSettled(files.map((file) => this.keepOne(event, file)));
  };

  private async keepOne(event: ExtendableEvent, { address, integrity }: NeededFile): Promise<void> {
    const strategy = this.strategyFor(new URL(address, location.origin).pathname);
    // A file other than the one that the page names is not kept: it would be answered again and again.
    const request = new Request(address, integrity === "" ? {} : { integrity });
    if (!strategy || (await isKept(request))) return;
    await Promise.all(strategy.handleAll({ event, request }));
  }
}
