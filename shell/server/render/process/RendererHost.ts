import type { TenantSettings } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { makeClients, type HttpClient, type HttpClients, type RequestOptions } from "@serambi/kernel/http";

import { LRUCache } from "lru-cache";

import { frozen } from "../../../registry/frozen";
import { TimedOrder, type OrderTimers } from "../../../registry/OrderTimers";
import type { Release } from "../../../registry/resolve";
import { SharedAnswers } from "../../upstream/SharedAnswers";
import { SLOW_PAGE_MS } from "../PageBudget";
import { isWhole, type PageStream, type Renderer } from "../Renderer";
import { isShared } from "../styleBytes";
import { fromPlainError, toPlainError } from "./errors";
import type { Frame } from "./FrameStream";
import { MAX_RELEASES, sentOptions, type FromRenderer, type SentTenant, type ToRenderer } from "./messages";

/** A bundle that was loaded for the first time. */
export type BundleLoad = Extract<FromRenderer, { kind: "loaded" }>["loads"][number];

interface RendererHostDeps {
  readonly renderer: Renderer;
  readonly send: (message: FromRenderer, ...body: readonly Uint8Array[]) => void;
  /** For how long an answer to anybody serves the others who ask the same, in milliseconds. */
  readonly shareAnswersMs: number;
  /** Code of remotes has these: they end with the order that they were begun for. */
  readonly timers: Pick<OrderTimers, "run">;
  /** Bundles that were loaded since it was asked last. */
  readonly takeLoads: () => BundleLoad[];
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Styles that the server keeps for the pages to come: those of some hundred pages. */
const MAX_SHARED_BYTES = 8 * 1024 * 1024;
type Order<K extends ToRenderer["kind"]> = Extract<ToRenderer, { kind: K }>;

/** The renderer in its own process: takes orders from the line, and asks for what the hosts know over the same line. */
export class RendererHost {
  /** By their use, as the other side counts it: it sends one anew exactly when it has gone here. */
  private readonly releases = new LRUCache<string, Release>({ max: MAX_RELEASES });
  private readonly settings = new Map<string, TenantSettings>();
  private readonly calls = new Map<number, Waiting>();
  private readonly streams = new Map<number, Pick<PageStream, "abort">>();
  private readonly shared: SharedAnswers;
  private called = 0;
  private sharedCount = 0;
  private readonly sharedPieces = new LRUCache<Uint8Array, number>({
    maxSize: MAX_SHARED_BYTES,
    sizeCalculation: (_, { length }) => length,
    dispose: (number) => this.deps.send({ kind: "forgetShared", number }),
  });

  constructor(private readonly deps: RendererHostDeps) {
    this.shared = new SharedAnswers(deps.shareAnswersMs);
  }

  take = ({ message, body }: Frame): void => {
    const order = message as ToRenderer; // the server's own word: nobody else holds the line
    switch (order.kind) {
      case "release":
        return void this.releases.set(order.release.id, order.release);
      case "settings":
        return void this.settings.set(order.digest, frozen(order.settings));
      case "forgetSettings":
        return void this.settings.delete(order.digest);
      case "forgetAnswers":
        return this.shared.forget();
      case "answered":
        return this.settle(order.call, ({ resolve }) => resolve(frozen(JSON.parse(body.toString("utf8")))));
      case "refused":
        return this.settle(order.call, ({ reject }) => reject(fromPlainError(order.error)));
      case "abort":
        return this.streams.get(order.id)?.abort(new Error("The visitor has gone"));
      case "ping":
        return this.deps.send({ kind: "pong", number: order.number });
      case "load":
      case "page":
      case "ask":
        return this.begin(order);
    }
  };

  /** The order ends when everything that it wanted has been sent. */
  private begin(order: Order<"load" | "page" | "ask">): void {
    const timed = new TimedOrder({
      limitMs: SLOW_PAGE_MS,
      onSpent: (slow) => this.deps.send({ kind: "slow", id: order.id, ...slow }),
    });
    void this.deps.timers.run(timed, () => this.answer(order, timed)).finally(timed.end);
  }

  private async answer(order: Order<"load" | "page" | "ask">, timed: TimedOrder): Promise<void> {
    const { id } = order;
    try {
      const release = this.releases.get(order.release);
      if (!release) throw new Error(`The release ${order.release} was not sent`);
      if (order.kind === "load") await this.load(id, release);
      else if (order.kind === "page") await this.page(order, release, timed);
      else await this.tell(order, release, timed);
    } catch (error) {
      this.deps.send({ kind: "failed", id, error: toPlainError(error) });
    }
  }

  private async load(id: number, release: Release): Promise<void> {
    const { problems } = await this.deps.renderer.load(release);
    this.deps.send({
      kind: "loaded",
      id,
      problems: problems.map(({ remote, version, phase, error }) => ({
        remote,
        version,
        phase,
        error: toPlainError(error),
      })),
      loads: this.deps.takeLoads(),
    });
  }

  private async page(order: Order<"page">, release: Release, timed: TimedOrder): Promise<void> {
    const { renderer, send, timers } = this.deps;
    const { id, caller } = order;
    const answer = await renderer.page(
      release,
      { ...order, tenant: this.tenantOf(order) },
      {
        http: this.clients(timed, id, caller),
        onFailure: ({ remote, version, phase, slot, error, isKnown }) =>
          send({ kind: "failure", id, remote, version, phase, slot, error: toPlainError(error), isKnown }),
        onNote: ({ remote, version, message, details }) =>
          send({ kind: "note", id, remote, version, message, details: { ...details } }),
        onSlow: (slow) => send({ kind: "slow", id, ...slow }),
      },
    );
    if (answer.kind === "redirect") return send({ kind: "redirect", id, to: answer.to, status: answer.status });
    const { status, isSound, remotes, encoding, body } = answer;
    const made = encoding && { encoding };
    const page = { kind: "page" as const, id, status, isSound, remotes: [...remotes], ...made };
    if (isWhole(body)) {
      const pieces = body.map((piece) => (isShared(piece) ? { shared: this.shareOnce(piece) } : piece.length));
      return send({ ...page, isWhole: true, pieces }, ...body.filter((piece) => !isShared(piece)));
    }
    this.streams.set(id, { abort: (reason) => timers.run(timed, () => body.abort(reason)) });
    let isBegun = false;
    const write = (piece: Uint8Array | string): void => {
      const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
      if (isBegun) send({ kind: "piece", id }, bytes);
      else send({ ...page, isWhole: false, pieces: [bytes.length] }, bytes);
      isBegun = true;
    };
    await new Promise<void>((resolve) => body.pipe(write, resolve));
    this.streams.delete(id);
    send({ kind: "end", id });
  }

  private async tell(order: Order<"ask">, release: Release, timed: TimedOrder): Promise<void> {
    const { renderer, send } = this.deps;
    const { id, topic, asked, digest } = order;
    const answer = await renderer.ask(
      release,
      { topic, asked, digest, tenant: this.tenantOf(order) },
      this.clients(timed, id, ""),
    );
    send({ kind: "answer", id }, Buffer.from(JSON.stringify(answer)));
  }

  /** @returns the number under which the other side has this piece */
  private shareOnce(piece: Uint8Array): number {
    const known = this.sharedPieces.get(piece);
    if (known !== undefined) return known;
    this.sharedCount += 1;
    const number = this.sharedCount;
    this.deps.send({ kind: "shared", number }, piece);
    this.sharedPieces.set(piece, number);
    return number;
  }

  private tenantOf({ tenant, digest }: SentTenant) {
    const settings = this.settings.get(digest);
    if (!settings) throw new Error(`The settings of ${tenant.key} were not sent`);
    return frozen({ ...tenant, settings });
  }

  /** @param caller whose answers these are, where anybody would get them; else empty */
  private clients(timed: TimedOrder, id: number, caller: string): HttpClients {
    // Code that goes on asking when its order has ended waits for ever, and takes no more time.
    const during = (call: () => Promise<unknown>): Promise<unknown> =>
      timed.isOver ? new Promise(() => undefined) : call();
    return makeClients((host): HttpClient => {
      const own: HttpClient = {
        get: (path, options) => during(() => this.call(id, host, "get", path, options)),
        create: (path, body, options) => during(() => this.call(id, host, "create", path, options, body)),
      };
      return caller === "" ? own : this.shared.over(caller, host, own);
    });
  }

  private call(
    id: number,
    host: string,
    method: "get" | "create",
    path: string,
    options?: RequestOptions,
    body?: unknown,
  ): Promise<unknown> {
    this.called += 1;
    const call = this.called;
    const { signal } = options ?? {};
    return new Promise((resolve, reject) => {
      this.calls.set(call, { resolve, reject });
      signal?.addEventListener("abort", () => {
        this.calls.delete(call);
        reject(new AppError("timeout", "The request was cancelled"));
      });
      const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const message = { kind: "call" as const, id, call, host, method, path, ...sentOptions(options) };
      if (sent) this.deps.send(message, sent);
      else this.deps.send(message);
    });
  }

  private settle(call: number, how: (waiting: Waiting) => void): void {
    const waiting = this.calls.get(call);
    this.calls.delete(call);
    if (waiting) how(waiting);
  }
}
