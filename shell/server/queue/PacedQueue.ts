import { FairQueue, type Asker } from "./FairQueue";
import { LoopPace, type LoopTimes } from "./LoopPace";

interface PacedQueueOptions {
  /** Times of the thread that does the work. */
  readonly times: () => LoopTimes;
  /** How many may begin between two rests. */
  readonly atOnce: number;
  /** How many of one visitor may wait. */
  readonly maxWaitingOfOne: number;
  /** The work in a word, in the plural: for the error. */
  readonly what: string;
}

const MAX_WAITING = 500;

/**
 * Begins work in another thread whose event loop has other work, too, at most as fast as leaves the loop idle for half of the time; visitors
 * in turn. Work that only waits there holds nobody up.
 */
export class PacedQueue {
  private readonly pace: LoopPace;
  private readonly queue: FairQueue;
  private isDue = false;

  constructor({ times, atOnce, maxWaitingOfOne, what }: PacedQueueOptions) {
    this.pace = new LoopPace(atOnce, times);
    this.queue = new FairQueue({
      hasRoom: () => this.pace.missingMs === 0,
      perTenant: Infinity,
      perTenantAlone: Infinity,
      perVisitor: Infinity,
      maxWaiting: MAX_WAITING,
      maxWaitingOfOne,
      what,
    });
  }

  /** @throws AppError unavailable where its turn does not come in time; otherwise what the work throws */
  run = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    const done = this.queue.run(asker, () => {
      this.pace.begin();
      return work();
    });
    this.schedule();
    return done;
  };

  private schedule(): void {
    if (this.isDue || this.queue.length === 0) return;
    this.isDue = true;
    setTimeout(this.goOn, Math.max(1, this.pace.missingMs));
  }

  private readonly goOn = (): void => {
    this.isDue = false;
    this.queue.next();
    this.schedule();
  };
}
