import { clientOf, makeClients, type HttpClient, type HttpClients } from "@serambi/kernel/http";

/** An order that takes longer in a process that answers at once waits for something else than the processor. */
const WORK_MS = 250;
const IDLE_LAG_MS = 30;

interface PlaceOptions {
  /** How long the process lets a question wait, in milliseconds. */
  readonly lagMs: () => number;
  /** Told of each change: 1 where the order works again, -1 where it does not. */
  readonly onWork: (change: 1 | -1) => void;
}

/** An order's place in a process: it works, or waits for what it asked hosts for. */
export class Place {
  private calls = 0;
  private isWorking = false;
  private isOver = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: PlaceOptions) {
    this.timer = setInterval(() => {
      if (options.lagMs() < IDLE_LAG_MS) this.leave();
    }, WORK_MS).unref();
    this.tell();
  }

  /** The order works no more. */
  leave = (): void => {
    clearInterval(this.timer);
    this.isOver = true;
    this.tell();
  };

  /** Clients whose calls take no place while they are under way. */
  over = (http: HttpClients): HttpClients =>
    makeClients((host): HttpClient => {
      const client = clientOf(http, host);
      return {
        get: (path, options) => this.during(client.get(path, options)),
        create: (path, body, options) => this.during(client.create(path, body, options)),
      };
    });

  private async during<T>(call: Promise<T>): Promise<T> {
    this.calls += 1;
    this.tell();
    try {
      return await call;
    } finally {
      this.calls -= 1;
      this.tell();
    }
  }

  private tell(): void {
    const isWorking = !this.isOver && this.calls === 0;
    if (isWorking === this.isWorking) return;
    this.isWorking = isWorking;
    this.options.onWork(isWorking ? 1 : -1);
  }
}
