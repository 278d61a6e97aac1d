import { HOST_NAMES, type HostName } from "@serambi/kernel/contracts";
import { AppError, isAppError } from "@serambi/kernel/errors";
import { createHttp, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";

import { tenantHost } from "../tenant/tenantHost";
import { AppTokenCipher, type AppTokenPair } from "./AppTokenCipher";
import { callHeaders } from "./callHeaders";
import { ConnectionPools } from "./ConnectionPools";
import { Deadline } from "./Deadline";
import type { Caller, CallObserver, UpstreamRequest } from "./types";
import { undiciAdapter } from "./undiciAdapter";

export interface UpstreamOptions {
  /** Address of each host; one that is missing answers `unavailable`. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
  /** `APP_TOKEN_SECRET`. */
  readonly appTokenSecret: string;
  /** How long one call may take; for what is passed through, until the answer begins. */
  readonly timeoutMs: number;
  readonly onCall?: CallObserver;
  readonly now?: () => number;
}

/** Longest silence within an answer that is passed through: the chat assistant thinks between two chunks. */
const MAX_SILENCE_MS = 60_000;
/** Two for each host in use: before its tenant is known, and after. One takes about 10 KB. */
const MAX_KEPT_CLIENTS = 400;

const unavailable = (host: HostName): AppError =>
  new AppError("unavailable", `The ${host} host is not configured`, { retryAfterSeconds: 60 });

const absent = (host: HostName): HttpClient => ({
  get: () => Promise.reject(unavailable(host)),
  create: () => Promise.reject(unavailable(host)),
});

/** Every host of specification section 7, called with the app token of a tenant and the session of a visitor. */
export class Upstream {
  private readonly pools: ConnectionPools;
  private readonly cipher: AppTokenCipher;
  private readonly anonymous = new LRUCache<string, HttpClients>({ max: MAX_KEPT_CLIENTS });
  private pair: AppTokenPair | undefined;

  constructor(private readonly options: UpstreamOptions) {
    this.pools = new ConnectionPools(options.urls, options.timeoutMs);
    this.cipher = new AppTokenCipher(options.appTokenSecret, options.now);
  }

  /** The pair that app tokens are made of from now on; the start-up sequence keeps it current. */
  usePair(pair: AppTokenPair): void {
    this.pair = pair;
  }

  /**
   * Clients of all hosts for one caller. Those of visitors without a session are kept and shared by a tenant's
   * requests: making one costs as much as a call.
   */
  clients(caller: Caller): HttpClients {
    if (caller.session?.accessToken || caller.session?.chatToken) return this.makeClients(caller);
    const key = [tenantHost(caller.host, caller.path), caller.lmsId, caller.language].join(" ");
    const kept = this.anonymous.get(key);
    if (kept) return kept;
    const made = this.makeClients(caller);
    this.anonymous.set(key, made);
    return made;
  }

  /**
   * The headers that a call for this caller carries.
   * @throws AppError unavailable while no app token could be had
   */
  headers(host: HostName, caller: Caller, pair: AppTokenPair | undefined = this.pair): Record<string, string> {
    if (!pair) throw new AppError("unavailable", "There is no app token yet", { retryAfterSeconds: 5 });
    return callHeaders(host, caller, this.cipher.seal(pair, tenantHost(caller.host, caller.path)));
  }

  has(host: HostName): boolean {
    return this.pools.target(host) !== null;
  }

  /**
   * Sends one call and gives its answer as a stream, whatever its status.
   * @throws AppError unavailable | timeout | offline; the body's own error where reading it failed
   */
  async send(host: HostName, request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const target = this.pools.target(host);
    if (!target) throw unavailable(host);
    const startedAt = performance.now();
    const deadline = new Deadline(this.options.timeoutMs, request.signal);
    const observe = (status: Parameters<CallObserver>[1]) =>
      this.options.onCall?.(host, status, performance.now() - startedAt);
    try {
      const answer = await target.pool.request({
        path: target.basePath + request.path,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        signal: deadline.signal,
        bodyTimeout: MAX_SILENCE_MS,
      });
      deadline.stopClock();
      answer.body.once("close", () => deadline.clear());
      observe(answer.statusCode);
      return answer;
    } catch (error) {
      deadline.clear();
      observe(deadline.ending ?? "unreachable");
      if (isAppError(error)) throw error; // the body that was being sent has its own reason
      throw deadline.ending
        ? new AppError("timeout", "The host did not answer in time", { cause: error })
        : new AppError("offline", "The host could not be reached", { cause: error });
    }
  }

  /** Ends after the calls in flight. */
  async close(): Promise<void> {
    await this.pools.close();
  }

  private makeClients(caller: Caller): HttpClients {
    const made = new Map<HostName, HttpClient>();
    const client = (host: HostName): HttpClient => {
      const known = made.get(host) ?? this.makeClient(host, caller);
      made.set(host, known);
      return known;
    };
    // A page calls one or two hosts: the others' clients are never made.
    const clients = {} as HttpClients; // every host's getter is defined below
    for (const host of HOST_NAMES) Object.defineProperty(clients, host, { get: () => client(host), enumerable: true });
    return clients;
  }

  private makeClient(host: HostName, caller: Caller): HttpClient {
    const target = this.pools.target(host);
    if (!target) return absent(host);
    return createHttp({
      baseUrl: target.basePath,
      timeoutMs: this.options.timeoutMs,
      headers: () => this.headers(host, caller),
      adapter: undiciAdapter(target, (status, ms) => this.options.onCall?.(host, status, ms)),
    });
  }
}
