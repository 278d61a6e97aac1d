import { callbackify } from "node:util";

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import * as z from "zod";

import type { SharedState } from "../sharedState/SharedState";

interface Count {
  readonly current: number;
  /** Milliseconds until counting begins anew. */
  readonly ttl: number;
}

interface LocalCount {
  count: number;
  readonly endsAt: number;
}

/** About 200 bytes each. The addresses not seen for longest are forgotten first. */
const MAX_KEYS = 20_000;

/** Begins a key that only this process counts. */
export const COUNTED_HERE = "here ";

const PREFIX = "serambi:limit:";

/** In one step: a count without an end would refuse somebody for ever. */
const COUNT = `local count = redis.call("INCR", KEYS[1])
if count == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {count, redis.call("PTTL", KEYS[1])}`;

const Answer = z.tuple([z.number(), z.number()]);

interface RequestCountsOptions {
  readonly shared?: SharedState | undefined;
  readonly now?: () => number;
}

/**
 * How many requests came under a key within a window that begins with the first of them. They are counted in this process
 * and, where processes share anything, together: the larger number holds, so that a Redis that comes and goes lets nobody start anew.
 */
export class RequestCounts {
  private readonly local = new LRUCache<string, LocalCount>({ max: MAX_KEYS });
  private readonly shared: SharedState | undefined;
  private readonly now: () => number;

  constructor({ shared, now = () => performance.now() }: RequestCountsOptions = {}) {
    this.shared = shared;
    this.now = now;
  }

  /** Counts one request. */
  take = async (key: string, windowMs: number): Promise<Count> => {
    const here = this.takeHere(key, windowMs);
    if (!this.shared || key.startsWith(COUNTED_HERE)) return here;
    const answer = await this.shared.ask((redis) => redis.eval(COUNT, 1, PREFIX + key, windowMs));
    const together = Answer.safeParse(answer);
    if (!together.success || together.data[0] < here.current) return here;
    return { current: together.data[0], ttl: Math.max(0, together.data[1]) };
  };

  private takeHere(key: string, windowMs: number): Count {
    const now = this.now();
    const known = this.local.get(key);
    if (known && known.endsAt > now) {
      known.count += 1;
      return { current: known.count, ttl: known.endsAt - now };
    }
    this.local.set(key, { count: 1, endsAt: now + windowMs });
    return { current: 1, ttl: windowMs };
  }
}

/** Counts as the store that `@fastify/rate-limit` asks: one for all of its limits, whose keys tell them apart. */
export const storeOver = (counts: RequestCounts): FastifyRateLimitStoreCtor => {
  const take = callbackify(counts.take);
  return class implements FastifyRateLimitStore {
    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore["incr"]>): void {
      take(key, windowMs, done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
};
