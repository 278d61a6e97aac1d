import { isAppError } from "@serambi/kernel/errors";
import { LRUCache } from "lru-cache";

import { PackingCache } from "../startup/PackingCache";

/** Answers kept as text; those before them are packed. */
const MAX_READY = 400;
/** Characters of JSON: a list has some ten kilobytes. */
const MAX_READY_LENGTH = 4 * 1024 * 1024;
const MAX_PACKED_BYTES = 8 * 1024 * 1024;
/** One answer must not push out many. */
const MAX_LENGTH = 256 * 1024;
const MAX_CALLERS = 1_000;
/** For so long after an old answer was given a site says that it may be old: the next page asks again and prolongs it. */
const TOLD_MS = 10_000;

interface Kept {
  /** The answer as JSON: a third of the memory of the object, and its length is known. */
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** A host that refuses (401, 404, 422) has answered. */
const isDown = (error: unknown): boolean => isAppError(error) && error.status >= 500;

/**
 * Keeps the last answers of hosts to anybody, for when they are down: bounded in memory and in age. Nothing of one visitor's own is given
 * to it.
 */
export class LastGoodAnswers {
  private readonly kept = new PackingCache<Kept>({
    maxReady: MAX_READY,
    maxReadyLength: MAX_READY_LENGTH,
    maxPackedBytes: MAX_PACKED_BYTES,
    lengthOf: ({ text }) => text.length,
    write: ({ text, at }) => `${at} ${text}`,
    read: (written) => {
      const end = written.indexOf(" ");
      return { at: Number(written.slice(0, end)), text: written.slice(end + 1) };
    },
  });
  /** Answers that are kept: many ask for the same one. */
  private readonly seen = new WeakSet<object>();
  private readonly givenAt = new LRUCache<string, number>({ max: MAX_CALLERS });

  /** @param keepMs how old an answer may be that is given in the place of a failure */
  constructor(
    private readonly keepMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * @param caller whose pages are told that they may be old
   * @param key of all that the answer depends on
   * @throws what the call failed with, where it is the call's own fault or nothing is kept
   */
  async of(caller: string, key: string, asked: Promise<unknown>): Promise<unknown> {
    try {
      const answer = await asked;
      this.keep(key, answer);
      return answer;
    } catch (error) {
      if (!isDown(error)) {
        this.kept.delete(key);
        throw error;
      }
      const last = this.kept.get(key);
      if (!last || this.now() - last.at > this.keepMs) throw error;
      this.givenAt.set(caller, this.now());
      return JSON.parse(last.text) as unknown;
    }
  }

  /** Whether pages for this caller were made of old answers a moment ago. */
  wasGiven(caller: string): boolean {
    return this.now() - (this.givenAt.get(caller) ?? -Infinity) < TOLD_MS;
  }

  private keep(key: string, answer: unknown): void {
    if (typeof answer !== "object" || answer === null || this.seen.has(answer)) return;
    this.seen.add(answer);
    const text = JSON.stringify(answer);
    if (text.length <= MAX_LENGTH) this.kept.set(key, { text, at: this.now() });
  }
}
