import type { ChildProcess } from "node:child_process";
import type { Duplex, Readable } from "node:stream";

import { clientOf, type HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";

import type { Release } from "../../../registry/resolve";
import type { RemoteNote } from "../../../client/page/SiteVisit";
import { newestOf } from "../newestOf";
import type { PageStream, RemoteVersion, RenderFailure, ShownSite, SlowPage } from "../Renderer";
import { RenderInterrupted, type InterruptionCause } from "../RenderInterrupted";
import { ChildWatch } from "./ChildWatch";
import { fromPlainError, toPlainError } from "./errors";
import { findCulprit, type Culprit } from "./findCulprit";
import { FrameStream, type Frame } from "./FrameStream";
import { AnyOrder, FromRenderer, MAX_RELEASES, type CallMessage, type SentTenant, type ToRenderer } from "./messages";
import { PieceStream } from "./PieceStream";
import { SleepingDebugger } from "./SleepingDebugger";
import { spawnRenderer } from "./spawnRenderer";

/** One order on its way. */
export interface Pending {
  readonly release: Release;
  readonly http?: HttpClients;
  readonly onFailure?: (failure: RenderFailure) => void;
  readonly onNote?: ((note: RemoteNote) => void) | undefined;
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
}

type Said<K extends FromRenderer["kind"]> = Extract<FromRenderer, { kind: K }>;

/** What an order came to, with its bytes. */
export type Answered =
  | { readonly said: Said<"loaded" | "redirect"> }
  | { readonly said: Said<"answer">; readonly body: Buffer }
  | { readonly said: Said<"page">; readonly body: readonly Uint8Array[] | PageStream };

export interface RenderChildOptions {
  /** The program that renders. */
  readonly file: string;
  /** What it is told at its start; no secret is among it. */
  readonly settings: object;
  /** How long its event loop may be busy with one thing, in milliseconds of processor time. */
  readonly blockMs: number;
  /** Resident memory, in bytes. */
  readonly maxMemory: number;
  /** An error that nobody in there caught. */
  readonly onStray: (error: Error) => void;
  /** A page in there took more processor time than one may. */
  readonly onSlow: (slow: SlowPage) => void;
  /** It answers no more: everything that was on its way has been rejected. */
  readonly onGone: (child: RenderChild, why: RenderInterrupted, stack: readonly string[]) => void;
  /** It is about to be ended. @param known resolves once it is known whose code ran */
  readonly onEnding: (known: Promise<void>) => void;
  /** It needs too much and grows slowly: it is to be replaced when that suits. */
  readonly onFull: (child: RenderChild) => void;
}

/** More than a machine needs that is busy with other things: the other processes go on meanwhile. */
const DEBUGGER_WAIT_MS = 3_000;
const SAMPLE_WAIT_MS = 5_000;
const MAX_SETTINGS = 200;
const NOTHING = Buffer.alloc(0);

/** One process that renders, watched from outside: it can be busy for ever, grow without end, or end, and nothing else does. */
export class RenderChild {
  /** It takes no more orders. */
  isGoing = false;
  private readonly child: ChildProcess;
  private readonly frames: FrameStream;
  private readonly pending = new Map<number, Pending>();
  private readonly streams = new Map<number, PieceStream>();
  private readonly releases = new LRUCache<string, true>({ max: MAX_RELEASES });
  private readonly settings = new LRUCache<string, true>({
    max: MAX_SETTINGS,
    dispose: (_, digest, reason) => {
      if (reason === "evict") this.send({ kind: "forgetSettings", digest });
    },
  });
  private readonly sharedPieces = new Map<number, Buffer>();
  private ordered = 0;
  private readonly watch: ChildWatch;
  private readonly debugger: SleepingDebugger;
  private isEnding = false;
  private isGone = false;

  constructor(private readonly options: RenderChildOptions) {
    this.child = spawnRenderer(options);
    const [, , errors, line] = this.child.stdio;
    this.debugger = new SleepingDebugger(errors as Readable); // both are pipes: see `spawnRenderer`
    this.frames = new FrameStream(line as Duplex, this.take);
    line?.on("error", () => undefined); // it ends with the process, which says so
    this.child.once("error", () => this.end("ended", { version: null, stack: [] }));
    this.child.once("exit", (_code, signal) =>
      this.end(signal === "SIGABRT" ? "memory" : "ended", { version: null, stack: [] }),
    );
    const { blockMs, maxMemory } = options;
    this.watch = new ChildWatch({
      pid: () => (this.isEnding ? undefined : this.child.pid),
      isIdle: () => this.load === 0,
      ping: () => this.send({ kind: "ping", number: this.ordered }),
      blockMs,
      maxMemory,
      onBlocked: () => void this.interrupt("blocked"),
      onGrowing: () => void this.interrupt("memory"),
      onFull: () => options.onFull(this),
    });
  }

  /** How many orders are on their way. */
  get load(): number {
    return this.pending.size + this.streams.size;
  }

  /** See `ChildWatch.lagMs`. */
  get lagMs(): number {
    return this.watch.lagMs;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** @param make the order under its number */
  order = (pending: Pending, make: (id: number) => ToRenderer): void => {
    this.ordered += 1;
    if (!this.releases.has(pending.release.id)) this.send({ kind: "release", release: pending.release });
    this.releases.set(pending.release.id, true);
    this.pending.set(this.ordered, pending);
    this.send(make(this.ordered));
  };

  /** A tenant as it is sent: its settings once. */
  sent = ({ tenant: { settings, ...tenant }, digest }: ShownSite): SentTenant => {
    if (!this.settings.get(digest)) this.send({ kind: "settings", digest, settings });
    this.settings.set(digest, true);
    return { tenant, digest };
  };

  send = (message: ToRenderer, ...body: readonly Uint8Array[]): void => this.frames.send(message, ...body);

  /** Ends it at once. */
  kill = (): void => {
    this.watch.stop();
    this.child.kill("SIGKILL");
  };

  private readonly take = ({ message, body }: Frame): void => {
    this.watch.hear();
    const read = FromRenderer.safeParse(message);
    if (!read.success) return this.giveUp(message, read.error);
    const said = read.data;
    switch (said.kind) {
      case "pong":
        return this.watch.takePong();
      case "stray":
        return this.options.onStray(fromPlainError(said.error));
      case "call":
        return void this.call(said, body);
      case "failure":
        return this.pending.get(said.id)?.onFailure?.({ ...said, error: fromPlainError(said.error) });
      case "note":
        return this.pending.get(said.id)?.onNote?.(said);
      case "slow":
        return this.options.onSlow(said);
      case "shared":
        return void this.sharedPieces.set(said.number, Buffer.from(body));
      case "forgetShared":
        return void this.sharedPieces.delete(said.number);
      case "piece":
        return this.streams.get(said.id)?.write(body);
      case "end":
        this.streams.get(said.id)?.end();
        return this.finish(said.id);
      case "failed":
        this.pending.get(said.id)?.reject(fromPlainError(said.error));
        return this.finish(said.id);
      case "page":
        return this.takePage(said, body);
      case "answer":
      case "loaded":
      case "redirect":
        this.pending.get(said.id)?.resolve(said.kind === "answer" ? { said, body } : { said });
        return this.finish(said.id);
    }
  };

  /** What came cannot be read: nobody waits for an order that it may have been the answer to. */
  private giveUp(message: unknown, cause: Error): void {
    const { success, data } = AnyOrder.safeParse(message);
    if (!success) return;
    this.pending.get(data.id)?.reject(new Error("The renderer answered something else", { cause }));
    this.streams.get(data.id)?.end();
    this.finish(data.id);
  }

  private takePage(said: Said<"page">, body: Buffer): void {
    const { id } = said;
    if (!this.pending.has(id)) return;
    if (said.isWhole) {
      this.pending.get(id)?.resolve({ said, body: this.join(said, body) });
      return this.finish(id);
    }
    const stream = new PieceStream(() => this.send({ kind: "abort", id }));
    stream.write(body);
    this.streams.set(id, stream);
    // Its calls and failures go on until its end.
    this.pending.get(id)?.resolve({ said, body: stream });
  }

  /** The pieces of a page: those of the frame, and the shared ones between them. */
  private join({ pieces }: Said<"page">, body: Buffer): Uint8Array[] {
    let at = 0;
    return pieces.map((piece) => {
      if (typeof piece === "object") return this.sharedPieces.get(piece.shared) ?? NOTHING;
      at += piece;
      return body.subarray(at - piece, at);
    });
  }

  private finish(id: number): void {
    this.pending.delete(id);
    this.streams.delete(id);
  }

  /** Asks a host on behalf of an order, with tokens that stay on this side. */
  private async call({ id, call, host, method, path, params, headers }: CallMessage, body: Buffer): Promise<void> {
    const options = { ...(params && { params }), ...(headers && { headers }) };
    try {
      const http = this.pending.get(id)?.http;
      if (!http) throw new Error("The order that this call is for is done");
      const client = clientOf(http, host);
      const answer =
        method === "get"
          ? await client.get(path, options)
          : await client.create(path, JSON.parse(body.toString("utf8")), options);
      this.send({ kind: "answered", call }, Buffer.from(JSON.stringify(answer ?? null)));
    } catch (error) {
      this.send({ kind: "refused", call, error: toPlainError(error) });
    }
  }

  /** Looks whose code runs, and ends the process. */
  private async interrupt(why: InterruptionCause): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    this.isGoing = true;
    this.options.onEnding(new Promise((resolve) => this.child.once("exit", () => resolve())));
    const address = await this.debugger.wake(() => void this.child.kill("SIGUSR1"), DEBUGGER_WAIT_MS);
    const culprit = address === null ? null : await findCulprit(address, SAMPLE_WAIT_MS);
    this.end(why, culprit ?? { version: null, stack: [] });
    this.kill();
  }

  private end(why: InterruptionCause, culprit: Culprit): void {
    if (this.isGone) return;
    this.isGone = true;
    this.isGoing = true;
    this.watch.stop();
    const interruption = new RenderInterrupted(why, culprit.version ?? this.likeliest(why, culprit));
    this.options.onGone(this, interruption, culprit.stack);
    for (const stream of this.streams.values()) stream.end();
    for (const { reject } of this.pending.values()) reject(interruption);
    this.pending.clear();
    this.streams.clear();
  }

  /** Where it died too fast to be asked, or did not answer: of what it was busy with, the version that came last. */
  private likeliest(why: InterruptionCause, { stack }: Culprit): RemoteVersion | null {
    if ((why !== "memory" && why !== "blocked") || stack.length > 0) return null;
    return newestOf([...this.pending.values()].flatMap(({ release }) => Object.entries(release.remotes)));
  }
}
