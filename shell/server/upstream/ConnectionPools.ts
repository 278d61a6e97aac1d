import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import { Pool } from "undici";

/** Where a host of section 7 is: its connections, and what stands before the specification's paths. */
export interface Target {
  readonly pool: Pool;
  /** For bodies that are passed on as they come: visitors who send them slowly hold up nobody else. */
  readonly uploads: Pool;
  /** With a slash at its beginning and its end. */
  readonly basePath: string;
}

const CONNECTIONS = 64;
const UPLOADS_AT_ONCE = 16;
/** A list or a detail is a few hundred KB at most; a longer answer would only fill the memory. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Connections to the hosts, kept open between calls; hosts at one address share them. */
export class ConnectionPools {
  private readonly pools = new Map<string, Pick<Target, "pool" | "uploads">>();
  private readonly targets = new Map<HostName, Target>();

  constructor(urls: Readonly<Partial<Record<HostName, string>>>, connectTimeoutMs: number) {
    const open = (url: URL, connections: number): Pool =>
      new Pool(url.origin, {
        connections,
        maxResponseSize: MAX_ANSWER_BYTES,
        connect: { timeout: connectTimeoutMs },
      });
    for (const host of HOST_NAMES) {
      const address = urls[host];
      if (address === undefined) continue;
      const url = new URL(address);
      const kept = this.pools.get(url.origin) ?? { pool: open(url, CONNECTIONS), uploads: open(url, UPLOADS_AT_ONCE) };
      this.pools.set(url.origin, kept);
      this.targets.set(host, { ...kept, basePath: `${url.pathname.replace(/\/$/, "")}/` });
    }
  }

  target(host: HostName): Target | null {
    return this.targets.get(host) ?? null;
  }

  /** Ends after the calls in flight. */
  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].flatMap(({ pool, uploads }) => [pool.close(), uploads.close()]));
  }
}
