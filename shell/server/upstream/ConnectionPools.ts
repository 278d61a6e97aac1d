import { HOST_NAMES } from "@serambi/kernel/contracts";
import { Pool } from "undici";

import { HostPlaces } from "./HostPlaces";

/** Where a host is: its connections, and what stands before the specification's paths. */
export interface Target {
  readonly pool: Pool;
  /** For bodies that are passed on as they come: visitors who send them slowly hold up nobody else. */
  readonly uploads: Pool;
  /** For streams of events and of lines, each of which holds a connection for up to a minute: no call waits for one. */
  readonly streams: Pool;
  /** For what nobody waits for. */
  readonly telemetry: Pool;
  /** Shared out among the visitors whose browsers call the host. */
  readonly places: HostPlaces;
  /** With a slash at its beginning and its end. */
  readonly basePath: string;
}

/** Calls to one host beyond these wait for one another. */
export const CONNECTIONS = 64;
const UPLOADS_AT_ONCE = 16;
const TELEMETRY_AT_ONCE = 4;
/** The spectators of a final: a connection without news takes some KB. */
const STREAMS_AT_ONCE = 2_048;
/** A list or a detail is a few hundred KB at most; a longer answer would only fill the memory. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

const isSpecified = (host: string): boolean => HOST_NAMES.some((name) => name === host);

interface PoolOptions {
  readonly timeoutMs: number;
  readonly embedded?: string | undefined;
}

/** As remotes are called: nothing else becomes a part of a path. */
const SERVICE = /^[a-z][a-z0-9-]{1,30}$/;

/** Connections to the hosts, kept open between calls; hosts at one address share them. */
export class ConnectionPools {
  private readonly pools = new Map<string, Omit<Target, "basePath">>();
  private readonly targets = new Map<string, Target>();

  /** @param urls address of each host that has one */
  constructor(
    urls: Readonly<Record<string, string | undefined>>,
    private readonly options: PoolOptions,
  ) {
    for (const [host, address] of Object.entries(urls))
      if (address !== undefined) this.targets.set(host, this.open(new URL(address)));
  }

  /** Where a host is; a name that no host has is that of a remote's own service, where the embedded platform answers for those. */
  target(host: string): Target | null {
    const known = this.targets.get(host);
    const { embedded } = this.options;
    if (known || embedded === undefined || !SERVICE.test(host) || isSpecified(host)) return known ?? null;
    const target = this.open(new URL(`${embedded.replace(/\/$/, "")}/hosts/${host}`));
    this.targets.set(host, target);
    return target;
  }

  /** Ends after the calls in flight. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.pools.values()].flatMap(({ pool, uploads, streams, telemetry }) => [
        pool.close(),
        uploads.close(),
        telemetry.close(),
        streams.destroy(),
      ]),
    );
  }

  private open({ origin, pathname }: URL): Target {
    const open = (connections: number): Pool =>
      new Pool(origin, {
        connections,
        maxResponseSize: MAX_ANSWER_BYTES,
        connect: { timeout: this.options.timeoutMs },
      });
    const kept = this.pools.get(origin) ?? {
      pool: open(CONNECTIONS),
      uploads: open(UPLOADS_AT_ONCE),
      streams: open(STREAMS_AT_ONCE),
      telemetry: open(TELEMETRY_AT_ONCE),
      places: new HostPlaces(),
    };
    this.pools.set(origin, kept);
    return { ...kept, basePath: `${pathname.replace(/\/$/, "")}/` };
  }
}
