import type { HttpClients } from "@serambi/kernel/http";
import type { PublicTenant } from "@serambi/kernel/contracts";

import type { Release } from "../../../registry/resolve";
import type {
  LoadAnswer,
  PageAnswer,
  PageOrder,
  PageService,
  Renderer,
  SiteQuestion,
  SiteQuestions,
  Topic,
} from "../Renderer";
import { RenderInterrupted, type InterruptionCause } from "../RenderInterrupted";
import { fromPlainError } from "./errors";
import type { BundleLoad } from "./RendererHost";
import type { ToRenderer } from "./messages";
import { RenderChild, type Answered, type Pending, type RenderChildOptions } from "./RenderChild";

export interface RenderProcessOptions extends Pick<
  RenderChildOptions,
  "file" | "settings" | "blockMs" | "maxMemory" | "onStray" | "onSlow"
> {
  /** The process was ended, or ended by itself, and another one is there for the next page; or only one page was interrupted. */
  readonly onInterrupted: (why: RenderInterrupted, stack: readonly string[]) => void;
  /** A bundle was loaded in there for the first time. */
  readonly onLoad?: (load: BundleLoad) => void;
  /** A process was started: it has loaded nothing yet. */
  readonly onStart?: () => void;
  /** The process has ended, or is about to be ended. */
  readonly onLost?: () => void;
}

/** How long one that is replaced may finish what it has begun. */
const DRAIN_MS = 10_000;
/** Between two starts, where one ends at once. */
const MIN_LIFE_MS = 1_000;

/** The process goes on: one page alone was interrupted. */
const ONE_PAGE: ReadonlySet<InterruptionCause> = new Set(["altered", "large"]);

const callerOf = ({ key, origin, language }: PublicTenant): string => `${key} ${origin} ${language}`;

/**
 * The bulkhead: a renderer in a process of its own. Code of remotes that is busy for ever, takes all memory or ends its process
 * takes nothing else along; who it was is found out, and the next process is started (decision 30).
 */
export class RenderProcess implements Renderer {
  private child: RenderChild | null = null;
  private readonly draining = new Set<RenderChild>();
  private startedAt = -Infinity;
  private isClosed = false;
  private hasForgotten = false;
  /** While it is found out who blocked the last one: nobody begins before that is known. */
  private turn: Promise<void> = Promise.resolve();

  constructor(private readonly options: RenderProcessOptions) {}

  /** Starts the process before the first order. */
  start = (): this => {
    this.current();
    return this;
  };

  /** Of the process that takes orders now. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** How long the process that takes orders now lets a question wait, in milliseconds. */
  get lagMs(): number {
    return this.child?.lagMs ?? 0;
  }

  load = async (release: Release): Promise<LoadAnswer> => {
    const { said } = await this.order({ release }, (id) => ({ kind: "load", id, release: release.id }));
    if (said.kind !== "loaded") throw new Error("The renderer answered something else");
    for (const load of said.loads) this.options.onLoad?.(load);
    return { problems: said.problems.map((problem) => ({ ...problem, error: fromPlainError(problem.error) })) };
  };

  page = async (release: Release, order: PageOrder, { http, onFailure, onNote }: PageService): Promise<PageAnswer> => {
    const { tenant, digest, ...rest } = order;
    const answered = await this.order({ release, http, onFailure, onNote }, (id, child) => ({
      ...rest,
      ...child.sent({ tenant, digest }),
      kind: "page",
      id,
      release: release.id,
      caller: order.isPublic ? callerOf(tenant) : "",
    }));
    const { said } = answered;
    if (said.kind === "redirect") return { kind: "redirect", to: said.to, status: said.status };
    if (said.kind !== "page" || !("body" in answered) || Buffer.isBuffer(answered.body))
      throw new Error("The renderer answered something else");
    const { status, isSound, remotes, encoding } = said;
    return { kind: "page", status, isSound, remotes, body: answered.body, ...(encoding && { encoding }) };
  };

  ask = async <T extends Topic>(
    release: Release,
    { topic, asked, ...site }: SiteQuestion<T>,
    http: HttpClients,
  ): Promise<SiteQuestions[T]["answer"]> => {
    const answered = await this.order({ release, http }, (id, child) => ({
      kind: "ask",
      id,
      release: release.id,
      topic,
      asked,
      ...child.sent(site),
    }));
    if (answered.said.kind !== "answer" || !("body" in answered) || !Buffer.isBuffer(answered.body))
      throw new Error("The renderer answered something else");
    return JSON.parse(answered.body.toString("utf8")) as SiteQuestions[T]["answer"]; // of the same build: see `Renderer`
  };

  /**
   * Something was changed by way of this server: no page that is ordered from now on is made of an answer from before. The next order says so;
   * a class that hands in together would wake the process with each answer else.
   */
  forgetAnswers = (): void => {
    this.hasForgotten = true;
  };

  close = (): void => {
    this.isClosed = true;
    for (const child of [this.child, ...this.draining]) child?.kill();
  };

  private async order(
    pending: Omit<Pending, "resolve" | "reject">,
    make: (id: number, child: RenderChild) => ToRenderer,
  ): Promise<Answered> {
    for (let turn: Promise<void> | null = null; turn !== this.turn;) {
      turn = this.turn;
      await turn;
    }
    const child = this.current();
    if (this.hasForgotten) child.send({ kind: "forgetAnswers" });
    this.hasForgotten = false;
    try {
      return await new Promise((resolve, reject) =>
        child.order({ ...pending, resolve, reject }, (id) => make(id, child)),
      );
    } catch (error) {
      if (error instanceof RenderInterrupted && ONE_PAGE.has(error.why)) this.options.onInterrupted(error, []);
      throw error;
    }
  }

  private current(): RenderChild {
    if (this.isClosed) throw new Error("The renderer is closed");
    if (this.child && !this.child.isGoing) return this.child;
    const { file, settings, blockMs, maxMemory, onStray, onSlow } = this.options;
    this.startedAt = Date.now();
    this.child = new RenderChild({
      file,
      settings,
      blockMs,
      maxMemory,
      onStray,
      onSlow,
      onGone: this.onGone,
      onFull: this.replace,
      onEnding: (known) => {
        this.turn = known;
        this.options.onLost?.();
      },
    });
    this.options.onStart?.();
    return this.child;
  }

  private readonly onGone = (child: RenderChild, why: RenderInterrupted, stack: readonly string[]): void => {
    // One that was replaced and had nothing left to do was ended by nobody's fault.
    if (this.isClosed || (this.child !== child && !this.draining.delete(child))) return;
    this.options.onInterrupted(why, stack);
    const rest = this.startedAt + MIN_LIFE_MS - Date.now();
    if (this.child !== child) return;
    this.options.onLost?.();
    this.child = null;
    // One that does not even start is not started over and over.
    if (rest > 0) this.turn = new Promise((resolve) => void setTimeout(resolve, rest).unref());
    else this.current();
  };

  /** The next page goes to a new one; this one ends when its pages are done. */
  private readonly replace = (child: RenderChild): void => {
    if (this.child !== child) return;
    child.isGoing = true;
    this.draining.add(child);
    this.current();
    const until = Date.now() + DRAIN_MS;
    const timer = setInterval(() => {
      if (child.load > 0 && Date.now() < until) return;
      clearInterval(timer);
      this.draining.delete(child);
      child.kill();
    }, 100).unref();
  };
}
