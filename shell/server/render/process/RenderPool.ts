import type { HttpClients } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";

import type { Release } from "../../../registry/resolve";
import { FairQueue, type Asker } from "../../queue/FairQueue";
import { Blamed } from "../Blamed";
import type {
  LoadAnswer,
  PageAnswer,
  PageOrder,
  PageService,
  RemoteVersion,
  Renderer,
  SiteQuestion,
  SiteQuestions,
  Topic,
} from "../Renderer";
import { RenderInterrupted } from "../RenderInterrupted";
import { Place } from "./Place";
import { RenderProcess, type RenderProcessOptions } from "./RenderProcess";

export interface RenderPoolOptions extends Omit<RenderProcessOptions, "onStart" | "onLost"> {
  /** How many processes render. */
  readonly processes: number;
}

/** Pages that one process works on at once (`Turns`): more let each wait longer, fewer cost more processor time. */
const WORKING = 8;
/** Orders of one process, with those that wait for hosts. */
const UNDER_WAY = 64;
/** Orders of one tenant for each process while others ask, too: more would wait for one another at the hosts, with everybody else behind them. */
const OF_ONE_TENANT = 2;
const OF_ONE_VISITOR = 1;
const MAX_WAITING = 2_000;
/** A computer room behind one address, each with a page and what it fetches ahead. */
const MAX_WAITING_OF_ONE = 100;
/** A process that lets a question wait for so long gets no more orders while another one answers. */
const MAX_LAG_MS = 300;
/** Releases that a process loads before it takes orders: the present one and its canaries. */
const MAX_RECENT = 4;

const versionsIn = ({ remotes, absent = [] }: Release): RemoteVersion[] =>
  Object.entries(remotes).flatMap(([remote, { version }]) => (absent.includes(remote) ? [] : [{ remote, version }]));

interface Member {
  readonly process: RenderProcess;
  /** It has loaded what pages are made of now. */
  isReady: boolean;
  working: number;
  underWay: number;
}

/**
 * Several renderers, each in a process of its own, and one queue in front of them: tenants and visitors in turn. While one of them is busy for
 * ever, or is replaced, the others go on (decision 105).
 */
export class RenderPool implements Renderer {
  /** Counts how often no process was left that had loaded anything. */
  generation = 0;
  private isClosed = false;
  private readonly members: readonly Member[];
  private readonly recent = new LRUCache<string, Release>({ max: MAX_RECENT });
  private readonly loaded = new Set<string>();
  private readonly queue: FairQueue;
  private readonly blamed = new Blamed();

  constructor({ processes, onInterrupted, ...rest }: RenderPoolOptions) {
    const options: Omit<RenderPoolOptions, "processes"> = {
      ...rest,
      onInterrupted: (why, stack) => {
        this.blamed.note(why);
        this.forget(why.culprit);
        onInterrupted(why, stack);
      },
    };
    this.members = Array.from({ length: processes }, () => this.member(options));
    this.queue = new FairQueue({
      hasRoom: () => this.open().length > 0,
      perTenantAlone: (UNDER_WAY * processes * 3) / 4,
      perTenant: OF_ONE_TENANT * processes,
      perVisitor: OF_ONE_VISITOR * processes,
      maxWaiting: MAX_WAITING,
      maxWaitingOfOne: MAX_WAITING_OF_ONE,
      what: "pages",
    });
  }

  /** Starts the first process before the first order; the others start once it has loaded a release. */
  start = (): this => {
    this.members[0]?.process.start();
    return this;
  };

  /** Ids of all processes that run now. */
  get pids(): readonly number[] {
    return this.members.flatMap(({ process }) => process.pid ?? []);
  }

  /** How many orders wait for their turn. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Loads in one process, and then in the others behind everybody's back. */
  load = async (release: Release): Promise<LoadAnswer> => {
    const [first, ...others] = this.members.toSorted(
      (a, b) => Number(b.isReady) - Number(a.isReady) || a.process.lagMs - b.process.lagMs,
    );
    if (!first) throw new Error("There is no process that renders");
    const answer = await first.process.load(release);
    // It may have come before code of the release began to hold the process up. That it answers again shows that it goes on.
    await first.process.load(release);
    first.isReady = true;
    // One that holds up whoever loads it is not loaded by the next process before it takes orders.
    this.recent.set(release.id, release);
    for (const other of others) void this.prepare(other);
    return answer;
  };

  page = (release: Release, order: PageOrder, service: PageService): Promise<PageAnswer> => {
    const asker = service.asker ?? { tenant: order.tenant.key, visitor: "" };
    return this.order(asker, release, service.http, async (process, http) => {
      // While it waited, one of its versions may have ended a process: this one is not to be next.
      this.blamed.requireNone(versionsIn(release));
      return process.page(release, order, { ...service, http });
    });
  };

  ask = <T extends Topic>(
    release: Release,
    question: SiteQuestion<T>,
    http: HttpClients,
  ): Promise<SiteQuestions[T]["answer"]> =>
    this.order({ tenant: question.tenant.key, visitor: "" }, release, http, (process, counted) =>
      process.ask(release, question, counted),
    );

  /** See `RenderProcess.forgetAnswers`. */
  forgetAnswers = (): void => {
    for (const { process } of this.members) process.forgetAnswers();
  };

  close = (): void => {
    this.isClosed = true;
    for (const { process } of this.members) process.close();
  };

  /** Processes that start from now on do not load what one was ended for. */
  private forget(culprit: RemoteVersion | null): void {
    for (const release of Array.from(this.recent.values()))
      if (versionsIn(release).some(({ remote, version }) => remote === culprit?.remote && version === culprit.version))
        this.recent.delete(release.id);
  }

  private member(options: Omit<RenderPoolOptions, "processes">): Member {
    const member: Member = {
      isReady: false,
      working: 0,
      underWay: 0,
      process: new RenderProcess({
        ...options,
        // Each process loads it; it is told once.
        onLoad: (load) => {
          const name = `${load.remote}@${load.version}`;
          if (!this.loaded.has(name)) options.onLoad?.(load);
          this.loaded.add(name);
        },
        onStart: () => {
          if (!this.members.some((other) => other !== member && other.isReady)) this.generation += 1;
          void this.prepare(member);
        },
        onLost: () => {
          member.isReady = false;
        },
      }),
    };
    return member;
  }

  /** Loads what pages are made of now, before the process takes orders. */
  private async prepare(member: Member): Promise<void> {
    for (const release of Array.from(this.recent.values())) {
      try {
        await member.process.load(release);
        member.isReady = true;
      } catch (error) {
        // It ended a process: it is loaded again when somebody orders it.
        if (error instanceof RenderInterrupted) this.recent.delete(release.id);
      }
    }
    this.queue.next();
  }

  /** Processes that may take one more order: those that have loaded something and answer; where there are none, the next best. */
  private open(): Member[] {
    const ready = this.members.filter(({ isReady }) => isReady);
    const answering = ready.filter(({ process }) => process.lagMs < MAX_LAG_MS);
    const best = [answering, ready].find(({ length }) => length > 0) ?? this.members.slice(0, 1);
    return best.filter(({ working, underWay }) => working < WORKING && underWay < UNDER_WAY);
  }

  private order<T>(
    asker: Asker,
    release: Release,
    http: HttpClients,
    make: (process: RenderProcess, http: HttpClients) => Promise<T>,
  ): Promise<T> {
    const once = (): Promise<T> => this.orderOnce(asker, release, http, make);
    // A process that was killed from outside is no page's fault: another one makes it.
    return once().catch((error: unknown) => {
      if (error instanceof RenderInterrupted && error.why === "ended" && !this.isClosed) return once();
      throw error;
    });
  }

  private orderOnce<T>(
    asker: Asker,
    release: Release,
    http: HttpClients,
    make: (process: RenderProcess, http: HttpClients) => Promise<T>,
  ): Promise<T> {
    this.recent.get(release.id);
    return this.queue.run(asker, async () => {
      const [member] = this.open().toSorted((a, b) => a.underWay - b.underWay);
      if (!member) throw new Error("An order began without room for it");
      const place = new Place({
        lagMs: () => member.process.lagMs,
        onWork: (change) => {
          member.working += change;
          if (change < 0) this.queue.next();
        },
      });
      member.underWay += 1;
      try {
        return await make(member.process, place.over(http));
      } finally {
        member.underWay -= 1;
        place.leave();
      }
    });
  }
}
