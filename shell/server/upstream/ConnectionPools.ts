import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import { Pool } from "undici";

/** Where a host of section 7 is: its connections, and what stands before the specification's paths. */
export interface Target {
  readonly pool: Pool;
  /** With a slash at its beginning and its end. */
  readonly basePath: string;
}

const CONNECTIONS = 64;
/** A list or a detail is a few hundred KB at most; a longer answer would only fill the memory. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** Connections to the hosts, kept open between calls; hosts at one address share them. */
export class ConnectionPools {
  private readonly pools = new Map<string, Pool>();
  private readonly targets = new Map<HostName, Target>();

  constructor(urls: Readonly<Partial<Record<HostName, string>>>, connectTimeoutMs: number) {
    for (const host of HOST_NAMES) {
      const address = urls[host];
      if (address === undefined) continue;
      const url = new URL(address);
      const pool =
        this.pools.get(url.origin) ??
        new Pool(url.origin, {
          connections: CONNECTIONS,
          maxResponseSize: MAX_ANSWER_BYTES,
          connect: { timeout: connectTimeoutMs },
        });
      this.pools.set(url.origin, pool);
      this.targets.set(host, { pool, basePath: `${url.pathname.replace(/\/$/, "")}/` });
    }
  }

  target(host: HostName): Target | null {
    return this.targets.get(host) ?? null;
  }

  /** Ends after the calls in flight. */
  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.close()));
  }
}
