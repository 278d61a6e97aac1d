import { AppError } from "@serambi/kernel/errors";

const RETRY_AFTER_SECONDS = 2;

/** Runs a few tasks at once and lets some wait; whoever comes on top of those is asked to come again. */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws AppError unavailable while the queue is full; otherwise what the task throws */
  run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (this.running < this.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await task();
    } finally {
      // The place is handed on: whoever comes in between does not overtake.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  };

  private turn(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting)
      throw new AppError("unavailable", "Too many pictures are asked for at once", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
