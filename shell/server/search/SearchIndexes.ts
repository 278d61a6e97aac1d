import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

import type { PublicTenant } from "@serambi/kernel/contracts";
import { LRUCache } from "lru-cache";

import { writeSearchDocument } from "../../client/palette/search/searchDocument";
import type { SiteEdition } from "../edition/SiteEdition";
import { etagOf } from "../cache/CachedPage";
import type { Release } from "../../registry/resolve";
import type { Encoding } from "../render/compress";
import { siteEntries, siteKinds } from "./siteEntries";
import type { SaidEntries } from "./SaidEntries";

/** The index of a site as it is sent. */
export interface SentIndex {
  /** Brotli. */
  readonly body: Buffer;
  readonly etag: string;
  /** Something could not be had when it was made. */
  readonly isPartial: boolean;
}

interface KeptIndex extends SentIndex {
  /** Another one where the tenant has changed something. */
  readonly revision: number;
  readonly freshUntil: number;
}

/** The site that is searched, as a release can show it. */
interface SearchedSite {
  readonly edition: SiteEdition;
  readonly release: Release;
  /** As it was asked for, and the path: a part of some hosts is a site of its own. */
  readonly host: string;
  readonly path: string;
}

interface SearchIndexesDeps {
  readonly ask: (site: SearchedSite) => Promise<SaidEntries>;
  readonly onFailures: (tenant: PublicTenant, release: Release, failures: SaidEntries["failures"]) => void;
  readonly now?: () => number;
}

/** For so long an index is sent as it is; after that it is sent once more while it is made anew. */
const FRESH_MS = 60_000;
/** One with a gap may be whole in a moment. */
const PARTIAL_FRESH_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** 5,000 entries are 0.7 MB: quality 5 takes 20 ms of another thread and leaves 150 KB, quality 11 takes 900 ms for 127 KB. */
const compressed = (text: string): Promise<Buffer> =>
  toBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** An index in the encoding that was asked for. */
export const indexBytes = async ({ body }: SentIndex, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") return body;
  const plain = await fromBrotli(body);
  return encoding === "gzip" ? toGzip(plain) : plain;
};

const written = async ({ edition }: SearchedSite, said: SaidEntries, freshUntil: number): Promise<KeptIndex> => {
  const isPartial = said.failures.length > 0;
  const { tenant, routes, revision } = edition;
  const kinds = siteKinds(tenant, said);
  const entries = siteEntries(tenant, routes, kinds, said);
  const body = await compressed(JSON.stringify(writeSearchDocument({ isPartial, kinds, entries })));
  return { body, etag: etagOf(body), isPartial, revision, freshUntil };
};

/** The search indexes of the sites that were searched lately: made at the first search, made anew behind the later ones. */
export class SearchIndexes {
  private readonly kept = new LRUCache<string, KeptIndex>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1_000,
  });
  private readonly coming = new Map<string, Promise<KeptIndex>>();
  private readonly now: () => number;

  constructor(private readonly deps: SearchIndexesDeps) {
    this.now = deps.now ?? Date.now;
  }

  /** @throws AppError unavailable where no remote can be asked and none is kept */
  of = async (site: SearchedSite): Promise<SentIndex> => {
    const { tenant, revision, release } = site.edition;
    const key = [site.host, tenant.key, tenant.language, tenant.settings.layout, release].join(" ");
    const known = this.kept.get(key);
    if (!known) return this.renew(key, site);
    // A post that was taken back is found no more. Without another index the old one is better than none.
    if (known.revision !== revision) return this.renew(key, site).catch(() => known);
    if (known.freshUntil <= this.now()) this.renew(key, site).catch(() => undefined); // what is kept goes on; the next search tries again
    return known;
  };

  private renew(key: string, site: SearchedSite): Promise<KeptIndex> {
    // One that began before the last change may have what was there before it.
    const name = `${key} ${site.edition.revision}`;
    const coming = this.coming.get(name) ?? this.make(key, site).finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    return coming;
  }

  private async make(key: string, site: SearchedSite): Promise<KeptIndex> {
    const { edition, release } = site;
    const said = await this.deps.ask(site);
    const isPartial = said.failures.length > 0;
    if (isPartial) this.deps.onFailures(edition.tenant, release, said.failures);
    const freshUntil = this.now() + (isPartial ? PARTIAL_FRESH_MS : FRESH_MS);
    const known = this.kept.peek(key);
    // A whole index from before is better than one with a gap.
    const isKept = isPartial && known?.isPartial === false && known.revision === edition.revision;
    const index = isKept ? { ...known, freshUntil } : await written(site, said, freshUntil);
    this.kept.set(key, index);
    return index;
  }
}
