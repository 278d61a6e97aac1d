import { FairQueue, type Asker } from "./FairQueue";

interface PlaceQueueOptions {
  /** How many places there are. */
  readonly places: number;
  /** How many of them one tenant may have while others ask, too. */
  readonly perTenant: number;
  /** How many a tenant may have that is alone. */
  readonly perTenantAlone: number;
  /** How many one visitor may have while others ask, too. */
  readonly perVisitor: number;
  /** For how long a place may be kept while others wait for one, once it may be taken back. */
  readonly overdueMs: number;
  /** The work in a word, in the plural: for the error. */
  readonly what: string;
}

/** A place that somebody has. */
export interface Place {
  /** Gives the place to the next. May be called again. */
  readonly leave: () => void;
  /** From now on the place may be taken back where it is kept for too long while others wait. `end` has to end in `leave`. */
  readonly lend: (end: () => void) => void;
}

const MAX_WAITING = 2_000;
const MAX_WAITING_OF_ONE = 100;
const LOOK_MS = 1_000;

interface Loan {
  readonly end: () => void;
  readonly since: number;
}

/**
 * Places for work whose length is partly in the hands of visitors: an answer that is taken slowly, a file that is sent slowly. Tenants wait
 * for them in turn; those who have a place for too long lose it while others wait.
 */
export class PlaceQueue {
  private taken = 0;
  private readonly loans = new Set<Loan>();
  private readonly queue: FairQueue;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly options: PlaceQueueOptions,
    private readonly now: () => number = () => performance.now(),
  ) {
    const { places, overdueMs: _overdueMs, ...shares } = options;
    this.queue = new FairQueue({
      ...shares,
      hasRoom: () => this.taken < places,
      maxWaiting: MAX_WAITING,
      maxWaitingOfOne: MAX_WAITING_OF_ONE,
    });
  }

  /** @throws AppError unavailable where no place is free in time */
  take = (asker: Asker): Promise<Place> =>
    new Promise((resolve, reject) => {
      const keep = (): Promise<void> => {
        this.taken += 1;
        return new Promise((leave) => resolve(this.placeOf(leave)));
      };
      this.queue.run(asker, keep).catch(reject);
      this.watch();
    });

  private placeOf(leave: () => void): Place {
    let loan: Loan | undefined;
    let hasLeft = false;
    return {
      leave: () => {
        if (loan) this.loans.delete(loan);
        if (hasLeft) return;
        hasLeft = true;
        this.taken -= 1;
        leave();
      },
      lend: (end) => {
        if (hasLeft) return;
        loan = { end, since: this.now() };
        this.loans.add(loan);
      },
    };
  }

  private watch(): void {
    if (this.timer || this.queue.length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.endOverdue();
      this.watch();
    }, LOOK_MS);
    this.timer.unref();
  }

  /** Takes back what is overdue, where anybody waits. */
  endOverdue(): void {
    if (this.queue.length === 0) return;
    const { overdueMs } = this.options;
    for (const loan of this.loans) if (this.now() - loan.since >= overdueMs) loan.end();
  }
}
