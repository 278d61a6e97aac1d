import { FairQueue, type Asker } from "./FairQueue";

interface TaskQueueOptions {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** The tasks in a word, in the plural: for the error. */
  readonly what: string;
  /** How many tasks may wait. */
  readonly maxWaiting?: number;
}

const MAX_WAITING = 500;
/** A page of a gallery asks for some sixty pictures. */
const MAX_WAITING_OF_ONE = 200;
/** Browsers wait for a picture for as long as it takes; proxies often give up after a minute. */
const PATIENCE_MS = 30_000;

/** Runs a few tasks at once; the others wait, tenants in turn. What a task makes is kept for all: it is made though its asker has gone. */
export class TaskQueue {
  private running = 0;
  private readonly queue: FairQueue;

  constructor({ atOnce, what, maxWaiting = MAX_WAITING }: TaskQueueOptions) {
    this.queue = new FairQueue({
      hasRoom: () => this.running < atOnce,
      perTenant: atOnce,
      perTenantAlone: atOnce,
      perVisitor: atOnce,
      maxWaiting,
      maxWaitingOfOne: Math.min(maxWaiting, MAX_WAITING_OF_ONE),
      what,
    });
  }

  /** @throws AppError unavailable where the turn does not come in time; otherwise what the task throws */
  run = <T>(asker: Asker, task: () => Promise<T>): Promise<T> =>
    this.queue.run({ ...asker, gone: undefined, patienceMs: PATIENCE_MS }, async () => {
      this.running += 1;
      try {
        return await task();
      } finally {
        this.running -= 1;
      }
    });
}
