import { Redis } from "ioredis";

/** Told once when what processes share can no longer be had, and once when it can again. */
export interface SharedStateListener {
  lost(error: unknown): void;
  back(): void;
}

interface SharedStateOptions {
  /** How long anybody waits for one answer. */
  readonly waitMs?: number;
  readonly now?: () => number;
}

const WAIT_MS = 30;
/** One slow answer is an accident, so many in a row are a state. */
const SLOW_IN_A_ROW = 3;
const PAUSE_MS = 1_000;
/** A connection that takes commands and gives nothing back is opened anew after this. */
const SILENCE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_MS = 5_000;

/** One that fails with every other command would fill the log. */
const TELL_AGAIN_MS = 60_000;

const LATE = Symbol("late");

/**
 * What the processes of one product share, in Redis. Nobody waits for it longer than 30 ms and nothing depends on it: while
 * it is down or slow every command gives null, after the third slow answer in a row without waiting at all.
 */
export class SharedState {
  private readonly redis: Redis;
  private readonly ears: Redis[] = [];
  private readonly waitMs: number;
  private readonly now: () => number;
  private listener: SharedStateListener = { lost: () => undefined, back: () => undefined };
  private isLost = false;
  private lostBy: unknown;
  private toldAt = -Infinity;
  private isTold = false;
  private slowInARow = 0;
  private pausedUntil = -Infinity;

  /** Connects at once, and again whenever the connection is lost. @param url `redis://` or `rediss://` */
  constructor(url: string, { waitMs = WAIT_MS, now = () => performance.now() }: SharedStateOptions = {}) {
    this.waitMs = waitMs;
    this.now = now;
    this.redis = new Redis(url, {
      // Whoever asks while there is no connection does without: nothing queues.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RECONNECT_MS),
    });
    this.redis.on("error", (error: unknown) => this.lose(error));
    this.redis.on("ready", () => this.recover());
  }

  /** Reports to `listener`, and to nobody else any more. What is lost already is told at once. */
  watch(listener: SharedStateListener): void {
    this.listener = listener;
    if (this.isLost) listener.lost(this.lostBy);
  }

  /**
   * Runs one command.
   * @returns what it gives; null where Redis is down, slow or refuses it
   */
  async ask<T>(command: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (this.redis.status !== "ready" || this.now() < this.pausedUntil) return null;
    try {
      const answer = await this.inTime(command(this.redis));
      if (answer === LATE) return this.slow();
      this.slowInARow = 0;
      this.recover();
      return answer;
    } catch (error) {
      this.lose(error);
      return null;
    }
  }

  /** Tells the other processes something, where they can be told. */
  async tell(channel: string, text: string): Promise<void> {
    await this.ask((redis) => redis.publish(channel, text));
  }

  /** Hears what processes tell, this one's own words too. Words that are said while the connection is lost are not heard. */
  hear(channel: string, listener: (text: string) => void): void {
    // A connection that listens takes no commands.
    const ears = this.redis.duplicate({ autoResubscribe: false });
    this.ears.push(ears);
    ears.on("error", (error: unknown) => this.lose(error));
    ears.on("message", (_channel: string, text: string) => listener(text));
    // With each connection anew: a Redis that is down when a process starts has never been asked.
    ears.on("ready", () => {
      ears.subscribe(channel).catch((error: unknown) => this.lose(error));
    });
  }

  /** Ends without waiting for anything. */
  close(): void {
    for (const ears of this.ears) ears.disconnect();
    this.redis.disconnect();
  }

  private inTime<T>(answer: Promise<T>): Promise<T | typeof LATE> {
    return new Promise((resolve, reject) => {
      // When this process itself was busy, the answer may lie there unread: it is read before `setImmediate` comes.
      const timer = setTimeout(() => setImmediate(() => resolve(LATE)), this.waitMs);
      const stop = () => clearTimeout(timer);
      answer.finally(stop).then(resolve, reject);
    });
  }

  private slow(): null {
    this.slowInARow += 1;
    if (this.slowInARow >= SLOW_IN_A_ROW) {
      this.pausedUntil = this.now() + PAUSE_MS;
      this.lose(new Error(`Redis did not answer within ${this.waitMs} ms`));
    }
    return null;
  }

  private lose(error: unknown): void {
    if (this.isLost) return;
    this.isLost = true;
    this.lostBy = error;
    if (this.now() - this.toldAt < TELL_AGAIN_MS) return;
    this.toldAt = this.now();
    this.isTold = true;
    this.listener.lost(error);
  }

  private recover(): void {
    if (!this.isLost) return;
    this.isLost = false;
    if (!this.isTold) return;
    this.isTold = false;
    this.listener.back();
  }
}
