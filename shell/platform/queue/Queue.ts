import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/Database";
import { jobs } from "../database/schema";
import { plainError } from "./plainError";

/** Work for when the transaction is committed; most jobs leave none. */
type AfterCommit = void | (() => void);

/** What is done with the jobs of one kind. */
export interface JobHandler {
  /** Outside of any transaction: what cannot be taken back, as sending a letter. May be repeated after a crash. */
  readonly run?: (payload: unknown) => Promise<unknown>;
  /**
   * In the transaction that removes the job: done once, or not at all. It is given what `run` came to.
   * @returns work for when that transaction is committed, where there is any
   */
  readonly record?: (tx: Transaction, payload: unknown, result: unknown) => Promise<AfterCommit>;
}

export interface QueueOptions {
  readonly db: Database;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly now: () => Date;
  /** A job failed; for good where it is not tried again. The error names nobody. */
  readonly onFailure: (kind: string, error: string, isFinal: boolean) => void;
}

/** A process that was killed over a job gives it back after this time. */
const LEASE_MS = 60_000;
const AT_ONCE = 25;
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5_000;
const POLL_MS = 1_000;

type Claimed = typeof jobs.$inferSelect;

/** A job that was done, and what it came to. */
interface Done {
  readonly job: Claimed;
  readonly result: unknown;
}

/**
 * Does the jobs of the table `jobs`, on either engine: several processes share them by `for update skip locked`. One that fails is tried again
 * after 5, 10, 20 … seconds; after eight tries it stays in the table with `failed_at`, for an administrator.
 */
export class Queue {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isStopped = false;
  private lastFault = "";

  constructor(private readonly options: QueueOptions) {}

  start(): void {
    const again = (): void => {
      if (this.isStopped) return;
      this.working = this.drain().then(
        () => {
          this.lastFault = "";
        },
        (error: unknown) => this.tellFault(plainError(error)),
      );
      void this.working.then(() => {
        if (!this.isStopped) this.timer = setTimeout(again, POLL_MS).unref();
      });
    };
    again();
  }

  /** Finishes what it is at. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** Gives back at once what a killed process had taken, where no other process can be at it; else the lease does. */
  async giveBack(): Promise<void> {
    const { db, now } = this.options;
    const left = and(eq(jobs.isTaken, true), isNull(jobs.failedAt));
    await db.transaction((tx) => tx.update(jobs).set({ isTaken: false, runAt: now() }).where(left));
  }

  /** Does everything that is due. @returns how many jobs succeeded */
  async drain(): Promise<number> {
    let done = 0;
    for (let claimed = await this.claim(); claimed.length > 0; claimed = await this.claim()) {
      done += await this.work(claimed);
      if (this.isStopped) break;
    }
    return done;
  }

  /** Takes some jobs for itself, until the lease is over. */
  private claim(): Promise<Claimed[]> {
    const { db, now } = this.options;
    return db.transaction((tx) => {
      const due = tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(isNull(jobs.failedAt), lte(jobs.runAt, now())))
        .orderBy(asc(jobs.runAt))
        .limit(AT_ONCE)
        .for("update", { skipLocked: true });
      return tx
        .update(jobs)
        .set({ runAt: new Date(now().getTime() + LEASE_MS), attempts: sql`${jobs.attempts} + 1`, isTaken: true })
        .where(inArray(jobs.id, due))
        .returning();
    });
  }

  /** One transaction ends all that succeeded. */
  private async work(claimed: readonly Claimed[]): Promise<number> {
    const results = await Promise.all(
      claimed.map(async (job) => {
        try {
          const handler = this.options.handlers[job.kind];
          if (!handler) throw new Error(`Nobody does jobs of the kind "${job.kind}"`);
          return { job, result: await handler.run?.(job.payload), error: null };
        } catch (error) {
          return { job, result: undefined, error };
        }
      }),
    );
    const succeeded = results.filter(({ error }) => error === null);
    for (const { job, error } of results) if (error !== null) await this.fail(job, error);
    try {
      await this.finish(succeeded);
      return succeeded.length;
    } catch {
      // One of them cannot be recorded: each by itself, so that the others are not held up.
      return this.finishEach(succeeded);
    }
  }

  private async finish(succeeded: readonly Done[]): Promise<void> {
    if (succeeded.length === 0) return;
    const committed = await this.options.db.transaction(async (tx) => {
      const after: AfterCommit[] = [];
      for (const { job, result } of succeeded)
        after.push(await this.options.handlers[job.kind]?.record?.(tx, job.payload, result));
      await tx.delete(jobs).where(
        inArray(
          jobs.id,
          succeeded.map(({ job }) => job.id),
        ),
      );
      return after;
    });
    for (const work of committed) work?.();
  }

  private async finishEach(succeeded: readonly Done[]): Promise<number> {
    let done = 0;
    for (const each of succeeded)
      try {
        await this.finish([each]);
        done += 1;
      } catch (error) {
        await this.fail(each.job, error);
      }
    return done;
  }

  /** Once, and not with each look: a database that cannot be written to is asked every second. */
  private tellFault(fault: string): void {
    if (fault !== this.lastFault) this.options.onFailure("", fault, false);
    this.lastFault = fault;
  }

  private async fail(job: Claimed, error: unknown): Promise<void> {
    const { db, now, onFailure } = this.options;
    const isFinal = job.attempts >= MAX_ATTEMPTS;
    const pauseMs = FIRST_PAUSE_MS * 2 ** (job.attempts - 1);
    await db.transaction((tx) =>
      tx
        .update(jobs)
        .set({
          isTaken: false,
          lastError: plainError(error),
          ...(isFinal ? { failedAt: now() } : { runAt: new Date(now().getTime() + pauseMs) }),
        })
        .where(eq(jobs.id, job.id)),
    );
    onFailure(job.kind, plainError(error), isFinal);
  }
}
