import { asc, gt, lt, sql } from "drizzle-orm";

import type { Database } from "../database/Database";
import { personEvents } from "../database/schema";

/** An event as a listener gets it. */
export interface ToldEvent {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
}

interface Listener {
  readonly site: string;
  /** Null for a visitor, who hears only what everybody is told. */
  readonly personId: string | null;
  readonly names: ReadonlySet<string>;
  readonly hear: (event: ToldEvent) => void;
  /** The platform goes. */
  readonly end: () => void;
  readonly heard: Set<number>;
}

const POLL_MS = 500;
/**
 * Transactions end in another order than they began, so each look goes back a little; and whoever listens anew, after a connection broke,
 * hears what was said meanwhile.
 */
const LOOK_BACK_SECONDS = 15;
const KEPT_MINUTES = 10;

/** Stands for whoever has a page of the site open, where others have a person's id. */
export const EVERYBODY = "";

/**
 * Hands on what services tell persons, and everybody on a site. One query for all listeners of this process, twice a second, and none while nobody listens: on both
 * engines, and from whichever process it was told.
 */
export class PersonEvents {
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private lookedAt = -Infinity;

  constructor(
    private readonly db: Database,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** @returns stops listening */
  listen(listener: Omit<Listener, "heard">): () => void {
    const one: Listener = { ...listener, heard: new Set() };
    this.listeners.add(one);
    // Those who come and go at once cost no more looks than one who stays.
    this.timer ??= setTimeout(() => void this.look(), Math.max(0, this.lookedAt + POLL_MS - performance.now())).unref();
    return () => {
      this.listeners.delete(one);
    };
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const { end } of this.listeners) end();
    this.listeners.clear();
  }

  private async look(): Promise<void> {
    this.lookedAt = performance.now();
    try {
      const events = await this.db.transaction(async (tx) => {
        await tx
          .delete(personEvents)
          .where(lt(personEvents.toldAt, sql`clock_timestamp() - make_interval(mins => ${KEPT_MINUTES})`));
        return tx
          .select()
          .from(personEvents)
          .where(gt(personEvents.toldAt, sql`clock_timestamp() - make_interval(secs => ${LOOK_BACK_SECONDS})`))
          .orderBy(asc(personEvents.id));
      });
      for (const listener of this.listeners)
        for (const event of events)
          if (
            event.site === listener.site &&
            (event.personId === EVERYBODY || event.personId === listener.personId) &&
            listener.names.has(event.name) &&
            !listener.heard.has(event.id)
          ) {
            listener.heard.add(event.id);
            listener.hear(event);
          }
    } catch (error) {
      this.onFailure(error);
    }
    this.timer =
      this.isStopped || this.listeners.size === 0 ? undefined : setTimeout(() => void this.look(), POLL_MS).unref();
  }
}
