import type { HttpClient, RequestOptions } from "@serambi/kernel/http";
import { LRUCache } from "lru-cache";

import type { LastGoodAnswers } from "./LastGoodAnswers";

/** Lists of a dozen records, mostly: some ten kilobytes each. */
const MAX_KEPT = 300;

/** From this part of its time on, an answer that is asked for is asked anew beside it: in a crowd nobody waits for the next one. */
const RENEWED_FROM = 0.5;

/** The parameter with the secret of an owner who need not be signed in (`docs/hosts.md`). */
const SECRET = "token";

const isSomebodysOwn = (options?: RequestOptions): boolean => Object.hasOwn(options?.params ?? {}, SECRET);

/**
 * What hosts answer to anybody, shared by the pages that ask the same within a moment: a crowd at one page is one call. Answers are
 * read, never changed, by whoever gets them. A failure is its caller's alone: those who waited with it ask for themselves. Where a host is
 * down they all get what it answered last.
 */
export class SharedAnswers {
  private readonly answers: LRUCache<string, Promise<unknown>>;
  /** Answers for which the next one is on its way. */
  private readonly renewed = new WeakSet<Promise<unknown>>();

  /** @param lastGood missing: a failure is a failure */
  constructor(
    private readonly lifetimeMs: number,
    private readonly lastGood?: LastGoodAnswers,
  ) {
    // Gone as soon as nobody gets them any more: an answer is worth some ten kilobytes, and nothing else would push it out.
    this.answers = new LRUCache({ max: MAX_KEPT, ttl: Math.max(lifetimeMs, 1), ttlAutopurge: true });
  }

  /**
   * @param caller whose answers these are: all that a call's headers depend on
   * @param client carries nobody's session
   */
  over(caller: string, host: string, client: HttpClient): HttpClient {
    if (this.lifetimeMs === 0 && !this.lastGood) return client;
    return {
      create: (path, body, options) => client.create(path, body, options),
      get: (path, options) =>
        // A call that may be broken off is one visitor's own.
        options?.signal
          ? client.get(path, options)
          : this.ask(caller, `${caller} ${host} ${path}`, client, path, options),
    };
  }

  /** Something was changed by way of this process: the next page asks for it. */
  forget(): void {
    this.answers.clear();
  }

  private ask(
    caller: string,
    name: string,
    client: HttpClient,
    path: string,
    options?: RequestOptions,
  ): Promise<unknown> {
    const key = options?.params ? `${name} ${JSON.stringify(options.params)}` : name;
    const asked = this.lifetimeMs === 0 ? client.get(path, options) : this.share(key, client, path, options);
    return this.lastGood && !isSomebodysOwn(options) ? this.lastGood.of(caller, key, asked) : asked;
  }

  private share(key: string, client: HttpClient, path: string, options?: RequestOptions): Promise<unknown> {
    const known = this.answers.get(key);
    if (known) {
      const isLate = this.answers.getRemainingTTL(key) < this.lifetimeMs * (1 - RENEWED_FROM);
      if (isLate && !this.renewed.has(known)) this.renew(key, known, () => client.get(path, options));
      // One call's bad luck is not everybody's.
      return known.catch(() => client.get(path, options));
    }
    const asked = client.get(path, options);
    this.answers.set(key, asked);
    asked.catch(() => {
      if (this.answers.peek(key) === asked) this.answers.delete(key);
    });
    return asked;
  }

  /** The next answer takes this one's place once it is there; its time began when it was asked for. */
  private renew(key: string, known: Promise<unknown>, ask: () => Promise<unknown>): void {
    this.renewed.add(known);
    const start = performance.now();
    const next = ask();
    next.then(
      () => {
        if (this.answers.peek(key) === known) this.answers.set(key, next, { start });
      },
      () => undefined, // whoever asks after this one's time learns it for themselves
    );
  }
}
