import type { FastifyRequest } from "fastify";

import type { LoopTimes } from "../queue/LoopPace";
import { isLoopbackHost } from "../tenant/parseHost";

/** The first label of the embedded account site's host name. */
const NAME = "account";

export interface AccountSiteOptions {
  /** `ACCOUNT_URL`. */
  readonly url?: string | undefined;
  /** Where the embedded account site listens, where there is one: it is reached by its host name, through this server. */
  readonly embedded?: string | undefined;
  /** Times of the thread that the embedded one runs in; missing: it has one to itself. */
  readonly loopTimes?: (() => LoopTimes) | undefined;
}

const NEVER_BUSY = (): LoopTimes => ({ active: 0, idle: performance.now() });

/** `localhost:3000` of `demo.localhost:3000` and of `127.0.0.1:3000`. */
const loopbackBase = (host: string): string => {
  const port = /:\d+$/.exec(host)?.[0] ?? "";
  return `localhost${port}`;
};

/** Where visitors sign in, and how this server reaches it. */
export class AccountSite {
  constructor(private readonly options: AccountSiteOptions) {}

  /** Its address as the browser of this request knows it, without a trailing slash; undefined where there is none. */
  addressFor({ headers, protocol }: Pick<FastifyRequest, "headers" | "protocol">): string | undefined {
    const { url, embedded } = this.options;
    if (url !== undefined) return url.replace(/\/$/, "");
    const { host } = headers;
    // The embedded one stands in while one develops: a site of the world names its own.
    if (embedded === undefined || host === undefined || !isLoopbackHost(host)) return undefined;
    return `${protocol === "https" ? "https" : "http"}://${NAME}.${loopbackBase(host)}`;
  }

  get loopTimes(): () => LoopTimes {
    return this.options.loopTimes ?? NEVER_BUSY;
  }

  get isEmbedded(): boolean {
    return this.options.embedded !== undefined;
  }

  /** Whether a request is for the embedded account site and not for a site of a tenant. */
  isAskedFor(host: string | undefined): boolean {
    return this.isEmbedded && host !== undefined && /^account\.localhost(?::\d+)?$/i.test(host);
  }

  /** Where an address of it is really asked: no resolver knows the name of the embedded one. */
  reach(address: string): { readonly url: string; readonly headers: Readonly<Record<string, string>> } {
    const { embedded } = this.options;
    const { host, protocol, pathname, search } = new URL(address);
    if (embedded === undefined || !this.isAskedFor(host)) return { url: address, headers: {} };
    const headers = { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
    return { url: `${embedded}${pathname}${search}`, headers };
  }
}
