import type { Passage, ServiceTenant } from "@serambi/kernel/service";

import { SiteIndex } from "./retrieval/SiteIndex";

interface KeptIndex {
  readonly index: SiteIndex;
  readonly readAt: number;
}

/** A site's content is read again after this: its assistant follows within a minute. */
const FRESH_MS = 20_000;
/** As many sites as are asked at the same time; the one that was asked longest ago goes. */
const MAX_SITES = 40;

/** The indexes of the sites that were asked lately, one of each tenant and of no other. */
export class SiteIndexes {
  private readonly kept = new Map<string, KeptIndex>();
  private readonly reading = new Map<string, { readonly at: number; readonly passages: Promise<readonly Passage[]> }>();
  private readonly coming = new Map<string, Promise<SiteIndex>>();

  /**
   * Reads the passages of a site, where they were not read lately; undefined: the index that is there will do. One question reads for all
   * that come meanwhile.
   */
  read({ id }: Pick<ServiceTenant, "id">, now: Date, read: () => Promise<readonly Passage[]>) {
    const isLately = (at: number | undefined): boolean => at !== undefined && Math.abs(now.getTime() - at) <= FRESH_MS;
    const known = this.kept.get(id);
    if (isLately(known?.readAt)) return undefined;
    const reading = this.reading.get(id);
    if (reading && isLately(reading.at)) return known ? undefined : reading.passages;
    const passages = read();
    this.reading.set(id, { at: now.getTime(), passages });
    passages.catch(() => this.reading.delete(id));
    return passages;
  }

  /** @param passages what the site says now; missing: it was read lately */
  async of({ id }: Pick<ServiceTenant, "id">, now: Date, passages?: readonly Passage[]): Promise<SiteIndex> {
    const known = this.kept.get(id);
    if (!passages) return known?.index ?? SiteIndex.EMPTY;
    const coming = this.coming.get(id);
    if (coming) return coming;
    const making = SiteIndex.of(passages, known?.index).finally(() => this.coming.delete(id));
    this.coming.set(id, making);
    const index = await making;
    this.reading.delete(id);
    this.kept.delete(id);
    this.kept.set(id, { index, readAt: now.getTime() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_SITES && oldest !== undefined) this.kept.delete(oldest);
    return index;
  }
}
