import { createHash } from "node:crypto";

import * as z from "zod";

import type { SharedState } from "../sharedState/SharedState";
import { etagOf, type CachedPage } from "./CachedPage";
import { addressOf } from "./cacheKey";

/** What stands before the body, on a line of its own. */
const Header = z.object({
  etag: z.string(),
  type: z.enum(["html", "lines"]),
  policy: z.string(),
  madeAt: z.number(),
  remotes: z.array(z.string()),
});

const LINE_END = 0x0a;

/** Larger ones are rare, and take a connection for too long. */
const MAX_BYTES = 512 * 1024;

/** As long as a page is fresh: whoever makes it anew is done by then, or gone. */
const CLAIM_MS = 10_000;

/** A page and when it was made, in milliseconds since 1970. */
export interface TimedPage {
  readonly page: CachedPage;
  readonly madeAt: number;
}

const write = ({ page: { body, ...said }, madeAt }: TimedPage): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify({ ...said, madeAt })}\n`), body]);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @returns null for anything that `write` did not write, as it was written */
const read = (bytes: Buffer): TimedPage | null => {
  const end = bytes.indexOf(LINE_END);
  const header = Header.safeParse(parseJson(bytes.subarray(0, Math.max(end, 0)).toString("utf8")));
  if (!header.success) return null;
  const { madeAt, ...said } = header.data;
  const body = bytes.subarray(end + 1);
  return etagOf(body) === said.etag ? { page: { body, ...said }, madeAt } : null;
};

/**
 * Public pages that the processes of one build share, in Redis. Each is kept as long as it may be sent and no longer. Whatever
 * Redis does, the worst is that a page is made once more.
 */
export class SharedPages {
  /** @param namespace of all that makes pages and is not in their keys: see `pageNamespace` */
  constructor(
    private readonly state: SharedState,
    private readonly namespace: string,
  ) {}

  async find(key: string): Promise<TimedPage | null> {
    const bytes = await this.state.ask((redis) => redis.getBuffer(this.name("page", key)));
    return bytes === null ? null : read(bytes);
  }

  async keep(key: string, page: TimedPage, lifetimeMs: number): Promise<void> {
    const bytes = write(page);
    if (bytes.length > MAX_BYTES) return;
    await this.state.ask((redis) => redis.set(this.name("page", key), bytes, "PX", lifetimeMs));
    await this.state.ask((redis) => redis.set(this.name("newest", addressOf(key)), key, "PX", lifetimeMs));
  }

  /** The key of the newest page of an address. */
  newest(address: string): Promise<string | null> {
    return this.state.ask((redis) => redis.get(this.name("newest", address)));
  }

  async forget(key: string): Promise<void> {
    await this.state.ask((redis) => redis.del(this.name("page", key), this.name("newest", addressOf(key))));
  }

  /** Whether it is for this process to make a page anew: one of them does. Each for itself where nothing is shared. */
  async claim(key: string): Promise<boolean> {
    const claimed = await this.state.ask(
      async (redis) => (await redis.set(this.name("claim", key), "1", "PX", CLAIM_MS, "NX")) === "OK",
    );
    return claimed ?? true;
  }

  /** Addresses hold what visitors looked for: nobody reads that out of a name. */
  private name(kind: "page" | "newest" | "claim", key: string): string {
    const digest = createHash("sha256").update(`${this.namespace} ${key}`).digest("base64url");
    return `serambi:${kind}:${digest}`;
  }
}
