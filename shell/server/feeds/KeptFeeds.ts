import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

import { LRUCache } from "lru-cache";

import { compressKept, type Encoding } from "../render/compress";
import type { FeedFile } from "./FeedFile";

/** Readers ask twice an hour, and many of them at its full minutes. */
const FRESH_MS = 60_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** A feed as it is sent to everybody, compressed when that is first asked for. */
export class KeptFeed {
  private readonly tag: string;
  private readonly bodies = new Map<Encoding, Buffer>();
  readonly lastModified: string | null;
  /** Of the text; compressed ones are a fifth of it. */
  readonly length: number;

  constructor({ text, lastModified }: FeedFile) {
    const body = Buffer.from(text);
    this.bodies.set("identity", body);
    this.length = body.length;
    this.tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    this.lastModified = lastModified && new Date(lastModified).toUTCString();
  }

  /** Another one for each encoding: each is another body. */
  etag = (encoding: Encoding): string => `"${this.tag}${encoding === "identity" ? "" : `-${encoding}`}"`;

  body = (encoding: Encoding): Buffer => {
    const plain = this.bodies.get("identity") ?? Buffer.alloc(0);
    const body = this.bodies.get(encoding) ?? (encoding === "br" ? compressKept(plain) : gzipSync(plain));
    this.bodies.set(encoding, body);
    return body;
  };
}

/**
 * Feeds for a minute each, within a bound. What a feed depends on is in its key, so a changed setting or release finds no old
 * one; a crowd that asks for one at once has it made once.
 */
export class KeptFeeds {
  private readonly feeds = new LRUCache<string, KeptFeed, () => Promise<FeedFile | null>>({
    maxSize: MAX_BYTES,
    ttl: FRESH_MS,
    sizeCalculation: ({ length }) => length * 2 + 1,
    fetchMethod: async (_key, _old, { context: make }) => {
      const made = await make();
      return made ? new KeptFeed(made) : undefined;
    },
  });

  /** @returns null where `make` gives none, which is not kept */
  get = async (key: string, make: () => Promise<FeedFile | null>): Promise<KeptFeed | null> =>
    (await this.feeds.fetch(key, { context: make })) ?? null;
}
