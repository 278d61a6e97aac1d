import type { AppError } from "@serambi/kernel/errors";

import { turnedAway } from "../errors/CallNotMade";

/** The party that work is done for. */
export interface Asker {
  /** The tenant's key. */
  readonly tenant: string;
  /** Tells the visitors of a tenant apart: an address, or a connection where all come from one address. */
  readonly visitor: string;
  /** Aborted once nobody waits for the work any more. */
  readonly gone?: AbortSignal | undefined;
  /** How long the work may wait for its turn, in milliseconds. */
  readonly patienceMs?: number | undefined;
}

export interface FairQueueOptions {
  /** Whether one more may begin now, whoever asks. */
  readonly hasRoom: () => boolean;
  /** How many may be under way for one tenant while others ask, too. */
  readonly perTenant: number;
  /** How many may be under way for a tenant that is alone: what is left is for the next one who comes. */
  readonly perTenantAlone: number;
  /** How many may be under way for one visitor while others ask, too. */
  readonly perVisitor: number;
  /** How many may wait, of all together. */
  readonly maxWaiting: number;
  /** How many of one visitor may wait. */
  readonly maxWaitingOfOne: number;
  /** The work in a word, in the plural: for the error. */
  readonly what: string;
}

interface Waiting {
  readonly asker: Asker;
  readonly start: () => void;
  readonly refuse: (error: AppError) => void;
}

/** Those who wait, by tenant and then by visitor, both in the order of their turns. */
type Line = Map<string, Map<string, Waiting[]>>;

const PATIENCE_MS = 10_000;
/** For so long after another tenant has asked, nobody has more than a share. */
const SHARING_MS = 2_000;
const RETRY_AFTER_SECONDS = 2;

const ownerOf = ({ tenant, visitor }: Asker): string => `${tenant} ${visitor}`;

const sizeOf = (visitors: ReadonlyMap<string, readonly Waiting[]>): number =>
  [...visitors.values()].reduce((sum, { length }) => sum + length, 0);

class Counts {
  private readonly counts = new Map<string, number>();

  of = (key: string): number => this.counts.get(key) ?? 0;

  add = (key: string, change: 1 | -1): void => {
    const count = this.of(key) + change;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  };
}

/**
 * Fair queuing: tenants are served in turn, and in each turn another visitor of the tenant. One that asks a thousand times
 * waits behind itself. Work that nobody waits for any more leaves the queue; where the queue is full, the oldest work of the tenant with the
 * longest line is refused.
 */
export class FairQueue {
  private readonly line: Line = new Map();
  private waiting = 0;
  private readonly ofTenant = new Counts();
  private readonly ofVisitor = new Counts();

  private lastTenant: string | null = null;
  private sharedUntil = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** How many wait for their turn. */
  get length(): number {
    return this.waiting;
  }

  /**
   * Does the work when it is its turn.
   * @throws AppError unavailable where the turn does not come in time, the queue is full, or nobody waits any more; otherwise what the work throws
   */
  run = <T>(asker: Asker, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      this.see(asker);
      // Its room is taken at once: whoever asks before the work goes on must not overtake.
      const begin = (): void => {
        this.count(asker, 1);
        resolve(this.finish(asker, work()));
      };
      if (this.waiting === 0 && this.mayBegin(asker)) begin();
      else this.wait(asker, begin, reject);
    });

  /** Starts what may begin: to be called whenever there is room again. */
  next = (): void => {
    for (let found = this.take(); found; found = this.take()) found.start();
  };

  private async finish<T>(asker: Asker, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      this.count(asker, -1);
      this.next();
    }
  }

  private wait(asker: Asker, begin: () => void, reject: (error: AppError) => void): void {
    const { maxWaitingOfOne, maxWaiting } = this.options;
    if (asker.gone?.aborted === true) return reject(this.refusal("nobody waits for it"));
    if ((this.line.get(asker.tenant)?.get(asker.visitor)?.length ?? 0) >= maxWaitingOfOne)
      return reject(this.refusal("too many by one visitor"));
    if (this.waiting >= maxWaiting) this.shorten();
    const end = (): void => {
      clearTimeout(timer);
      asker.gone?.removeEventListener("abort", leave);
    };
    const entry: Waiting = {
      asker,
      start: () => {
        end();
        begin();
      },
      refuse: (error) => {
        end();
        reject(error);
      },
    };
    const leave = (): void => this.drop(entry, "nobody waits for it");
    const patienceMs = asker.patienceMs ?? PATIENCE_MS;
    const timer = setTimeout(() => this.drop(entry, "its turn did not come in time"), patienceMs);
    asker.gone?.addEventListener("abort", leave);
    this.add(entry);
    this.next();
  }

  private see({ tenant }: Asker): void {
    if (this.lastTenant !== null && this.lastTenant !== tenant) this.sharedUntil = performance.now() + SHARING_MS;
    this.lastTenant = tenant;
  }

  private mayBegin(asker: Asker): boolean {
    return this.options.hasRoom() && this.hasTenantShare(asker.tenant) && this.hasVisitorShare(asker);
  }

  private get isShared(): boolean {
    return performance.now() <= this.sharedUntil;
  }

  private hasTenantShare(tenant: string): boolean {
    const { perTenant, perTenantAlone } = this.options;
    return this.ofTenant.of(tenant) < (this.isShared ? perTenant : perTenantAlone);
  }

  private hasVisitorShare(asker: Asker): boolean {
    return !this.isShared || this.ofVisitor.of(ownerOf(asker)) < this.options.perVisitor;
  }

  private count(asker: Asker, change: 1 | -1): void {
    this.ofTenant.add(asker.tenant, change);
    this.ofVisitor.add(ownerOf(asker), change);
  }

  private add(entry: Waiting): void {
    const { tenant, visitor } = entry.asker;
    const visitors = this.line.get(tenant) ?? new Map<string, Waiting[]>();
    this.line.set(tenant, visitors);
    visitors.set(visitor, [...(visitors.get(visitor) ?? []), entry]);
    this.waiting += 1;
  }

  /** The one whose turn it is; its tenant and visitor go to the end of the line. */
  private take(): Waiting | null {
    if (this.waiting === 0 || !this.options.hasRoom()) return null;
    for (const [tenant, visitors] of this.line) {
      if (!this.hasTenantShare(tenant)) continue;
      for (const [visitor, [first]] of visitors) {
        if (!first || !this.hasVisitorShare(first.asker)) continue;
        const rest = this.remove(first);
        visitors.delete(visitor);
        if (rest.length > 0) visitors.set(visitor, rest);
        this.line.delete(tenant);
        if (visitors.size > 0) this.line.set(tenant, visitors);
        return first;
      }
    }
    return null;
  }

  private drop(entry: Waiting, why: string): void {
    this.remove(entry);
    entry.refuse(this.refusal(why));
  }

  /** @returns those of the same visitor who still wait */
  private remove(entry: Waiting): Waiting[] {
    const { tenant, visitor } = entry.asker;
    const visitors = this.line.get(tenant);
    const all = visitors?.get(visitor) ?? [];
    const rest = all.filter((other) => other !== entry);
    this.waiting -= all.length - rest.length;
    if (rest.length > 0) visitors?.set(visitor, rest);
    else visitors?.delete(visitor);
    if (visitors?.size === 0) this.line.delete(tenant);
    return rest;
  }

  /** Makes room for one more at the cost of the tenant that has the longest line. */
  private shorten(): void {
    const [longest] = [...this.line.values()].toSorted((a, b) => sizeOf(b) - sizeOf(a));
    const [oldest] = longest?.values().next().value ?? [];
    if (oldest) this.drop(oldest, "too many wait");
  }

  private refusal(why: string): AppError {
    return turnedAway(`Too many ${this.options.what} are asked for at once: ${why}`, RETRY_AFTER_SECONDS);
  }
}
