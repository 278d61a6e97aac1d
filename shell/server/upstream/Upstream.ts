import { Readable } from "node:stream";

import { HOST_NAMES, SITE_CHANGED_HEADER, type HostName } from "@serambi/kernel/contracts";
import { AppError, isAppError } from "@serambi/kernel/errors";
import { createHttp, makeClients, type HttpClient, type HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";

import { tenantHost } from "../tenant/tenantHost";
import { AppTokenCipher, type AppTokenPair } from "./AppTokenCipher";
import { poolFor, callUse } from "./callUse";
import { callHeaders, siteHeaders } from "./callHeaders";
import { hostAbsent } from "../errors/CallNotMade";
import { ConnectionPools, type Target } from "./ConnectionPools";
import { Deadline } from "./Deadline";
import { HostCircuits, type CircuitObserver } from "./HostCircuits";
import { inPlace } from "./inPlace";
import { isOfSender, isStillComing } from "./requestBody";
import { LastGoodAnswers } from "./LastGoodAnswers";
import { retryingAdapter } from "./retryingAdapter";
import { SharedAnswers } from "./SharedAnswers";
import {
  kindOfMethod,
  type Caller,
  type CallKind,
  type CallObserver,
  type RefusedPair,
  type UpstreamRequest,
} from "./types";
import { undiciAdapter } from "./undiciAdapter";
import { withRequestId } from "./withRequestId";

export interface UpstreamOptions {
  /** Address of each host; one that is missing answers `unavailable`. */
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
  /** Addresses of hosts that the operator named besides (`HOSTS`). */
  readonly named?: Readonly<Record<string, string>>;
  /** Addresses of services of remotes, by the remotes' ids (`REMOTE_SERVICES`): parts of the platform, told what the services host is told. */
  readonly remoteServices?: Readonly<Record<string, string>>;
  /** Address of the embedded platform, where there is one: it answers for each remote's own service, under `hosts/<name>/`. */
  readonly embedded?: string | undefined;
  /** `APP_TOKEN_SECRET`. */
  readonly appTokenSecret: string;
  /** How long one call may take; for what is passed through, until the answer begins. */
  readonly timeoutMs: number;
  readonly onCall?: CallObserver;
  readonly now?: () => number;
  /** For how long an answer to anybody serves the others who ask the same; missing: each is asked for. */
  readonly shareAnswersMs?: number;
  /** How old an answer to anybody may be that is given while its host is down; missing: none is. */
  readonly keepAnswersMs?: number;
}

/** Longest silence within an answer that is passed through: the chat assistant thinks between two chunks. */
const MAX_SILENCE_MS = 60_000;
/** Nobody waits for it, and each one that hangs holds one of few places. */
const TELEMETRY_TIMEOUT_MS = 2_000;
/** A host that is only being started anew is there by then; one that is not is known for it. */
const RETRY_SECONDS = 2;
/** Two for each host in use: before its tenant is known, and after. One takes about 10 KB. */
const MAX_KEPT_CLIENTS = 400;

const failing = (error: () => AppError): HttpClient => ({
  get: () => Promise.reject(error()),
  create: () => Promise.reject(error()),
});

/** Callers without a session whose calls are the same. */
const sharedAs = ({ host, path, lmsId, language }: Caller): string =>
  [tenantHost(host, path), lmsId, language].join(" ");

const SPECIFIED: ReadonlySet<string> = new Set(HOST_NAMES);

/** A host of the specification without an address is away; another name is a mistake. */
const absent = (host: string): HttpClient =>
  failing(() =>
    SPECIFIED.has(host)
      ? hostAbsent(host)
      : new AppError("internal", `No host is named ${host}: neither HOSTS nor REMOTE_SERVICES has one of that name`),
  );

/**
 * Every host of specification section 7, called with the app token of a tenant and the session of a visitor; and the hosts that the
 * operator named, called without either.
 */
export class Upstream {
  private readonly pools: ConnectionPools;
  private readonly circuits: HostCircuits;
  private readonly cipher: AppTokenCipher;
  private readonly shared: SharedAnswers;
  private readonly lastGood: LastGoodAnswers | undefined;
  private readonly anonymous = new LRUCache<string, HttpClients>({ max: MAX_KEPT_CLIENTS });
  private pair: AppTokenPair | undefined;
  private onRefused: RefusedPair = () => Promise.resolve(false);
  private onForget: () => void = () => undefined;
  private onChanged: (site: string) => Promise<void> = () => Promise.resolve();

  constructor(private readonly options: UpstreamOptions) {
    this.pools = new ConnectionPools({ ...options.named, ...options.remoteServices, ...options.urls }, options);
    this.circuits = new HostCircuits(options);
    const { keepAnswersMs = 0 } = options;
    if (keepAnswersMs > 0) this.lastGood = new LastGoodAnswers(keepAnswersMs, options.now);
    this.shared = new SharedAnswers(options.shareAnswersMs ?? 0, this.lastGood);
    this.cipher = new AppTokenCipher(options.appTokenSecret, options.now);
  }

  /** Reports to `observe` when a host is left alone and when it is called again. */
  watchCircuits(observe: CircuitObserver): void {
    this.circuits.watch(observe);
  }

  /** How long one call may take. */
  get timeoutMs(): number {
    return this.options.timeoutMs;
  }

  /** The pair that app tokens are made of from now on; the start-up sequence keeps it current. */
  usePair(pair: AppTokenPair): void {
    this.pair = pair;
  }

  /** Who is asked when a host answers 401: the app token's pair may be at fault. */
  watchRefusals(onRefused: RefusedPair): void {
    this.onRefused = onRefused;
  }

  /** To be called before a call. What it gives says after a 401 whether the same call would now carry another pair. */
  refusalCheck(host: string, caller: Caller): () => Promise<boolean> {
    const { pair } = this;
    return async () => !this.isNamed(host) && pair !== undefined && (await this.onRefused(pair, caller));
  }

  /**
   * Clients of all hosts for one caller. Those of visitors without a session are kept and shared by a tenant's
   * requests: making one costs as much as a call.
   */
  clients(caller: Caller): HttpClients {
    const clients = this.clientsOf(caller);
    return caller.requestId === undefined ? clients : withRequestId(clients, caller.requestId);
  }

  /**
   * The headers that a call for this caller carries.
   * @throws AppError unavailable while no app token could be had
   */
  headers(host: string, caller: Caller, pair: AppTokenPair | undefined = this.pair): Record<string, string> {
    if (this.isNamed(host)) return siteHeaders(caller);
    return callHeaders(host, caller, this.appToken(caller, pair));
  }

  /**
   * An app token, made anew.
   * @throws AppError unavailable while no app token could be had
   */
  appToken(caller: Pick<Caller, "host" | "path">, pair: AppTokenPair | undefined = this.pair): string {
    if (!pair) throw new AppError("unavailable", "There is no app token yet", { retryAfterSeconds: 5 });
    return this.cipher.seal(pair, tenantHost(caller.host, caller.path));
  }

  has(host: string): boolean {
    return this.pools.target(host) !== null;
  }

  /**
   * Sends one call and gives its answer as a stream, whatever its status.
   * @throws AppError unavailable | timeout | offline; the body's own error where reading it failed. `unavailable` at once
   *   where the host has failed too often of late
   */
  async send(host: string, request: UpstreamRequest): Promise<Dispatcher.ResponseData> {
    const target = this.pools.target(host);
    if (!target) throw hostAbsent(host);
    const use = callUse(request);
    const { kind = kindOfMethod(request.method) } = request;
    const pool = poolFor(target, use, kind);
    const send = (asked: UpstreamRequest) => this.sendBy(pool, { host, target, kind }, asked);
    return kind === "telemetry" ? send(request) : inPlace(target.places, use, request, send);
  }

  private async sendBy(
    pool: Dispatcher,
    { host, target, kind }: { readonly host: string; readonly target: Target; readonly kind: CallKind },
    request: UpstreamRequest,
  ): Promise<Dispatcher.ResponseData> {
    const { body } = request;
    // Where a visitor's body sets the pace, all other calls would wait to learn whether the host is back.
    const endCall = this.circuits.begin(host, { kind, mayProbe: !(body instanceof Readable) });
    const deadline = new Deadline(this.timeoutOf(kind), request.signal, () => isStillComing(body));
    if (body instanceof Readable) body.once("end", () => deadline.startClock());
    try {
      const answer = await pool.request({
        path: target.basePath + request.path,
        method: request.method,
        headers: request.headers,
        body: body ?? null,
        signal: deadline.signal,
        bodyTimeout: MAX_SILENCE_MS,
      });
      deadline.stopClock();
      answer.body.once("close", () => deadline.clear());
      await this.hearChange(host, answer.headers);
      endCall(answer.statusCode);
      return answer;
    } catch (error) {
      deadline.clear();
      endCall(isOfSender(error, body) ? "aborted" : (deadline.ending ?? "unreachable"));
      if (isAppError(error)) throw error; // the body that was being sent has its own reason
      throw deadline.ending
        ? new AppError("timeout", "The host did not answer in time", { cause: error })
        : new AppError("offline", "The host could not be reached", { cause: error, retryAfterSeconds: RETRY_SECONDS });
    }
  }

  /** Whether calls of this kind are made as usual, as far as is known: not whether the host answers just now. */
  isCalled(host: string, kind: CallKind): boolean {
    return this.has(host) && this.circuits.isClosed(host, kind);
  }

  /** Whether pages for a caller without a session were made of old answers a moment ago, because a host is down. */
  givesOld(caller: Caller): boolean {
    return this.lastGood?.wasGiven(sharedAs(caller)) ?? false;
  }

  /** Something was changed by way of this process: no page is made of an answer from before. */
  forgetAnswers(): void {
    this.shared.forget();
    this.onForget();
  }

  /** Whoever keeps answers besides is told to forget them. */
  watchForgetting(onForget: () => void): void {
    this.onForget = onForget;
  }

  /** Tells `onChanged` the key of a site of which an answer says that its visitors are shown something else from now on. Nobody gets the answer before it has ended. */
  watchChanges(onChanged: (site: string) => Promise<void>): void {
    this.onChanged = onChanged;
  }

  /** Ends after the calls in flight. */
  async close(): Promise<void> {
    await this.pools.close();
  }

  private timeoutOf(kind: CallKind): number {
    const { timeoutMs } = this.options;
    return kind === "telemetry" ? Math.min(timeoutMs, TELEMETRY_TIMEOUT_MS) : timeoutMs;
  }

  /** Whether a host is somebody else's, whom an operator lets remotes call. */
  private isNamed(host: string): boolean {
    return Object.hasOwn(this.options.named ?? {}, host);
  }

  /** Hosts of others say nothing of a site. */
  private async hearChange(host: string, headers: Readonly<Record<string, unknown>>): Promise<void> {
    const site = headers[SITE_CHANGED_HEADER];
    if (typeof site === "string" && !this.isNamed(host)) await this.onChanged(site);
  }

  private clientsOf(caller: Caller): HttpClients {
    if (caller.session?.accessToken || caller.session?.chatToken || caller.preview) return this.makeClients(caller);
    const key = sharedAs(caller);
    const kept = this.anonymous.get(key);
    if (kept) return kept;
    const made = this.makeClients(caller, (host, client) => this.shared.over(key, host, client));
    this.anonymous.set(key, made);
    return made;
  }

  private makeClients(
    caller: Caller,
    finish: (host: string, client: HttpClient) => HttpClient = (_host, client) => client,
  ): HttpClients {
    return makeClients((host) => finish(host, this.makeClient(host, caller)));
  }

  private makeClient(host: string, caller: Caller): HttpClient {
    const target = this.pools.target(host);
    if (!target) return absent(host);
    const headers = () => this.headers(host, caller);
    const adapter = undiciAdapter(
      target,
      (kind) => this.circuits.begin(host, { kind }),
      (answered) => this.hearChange(host, answered),
    );
    return createHttp({
      baseUrl: target.basePath,
      timeoutMs: this.options.timeoutMs,
      headers,
      adapter: retryingAdapter(adapter, { headers, refusalCheck: () => this.refusalCheck(host, caller) }),
    });
  }
}
