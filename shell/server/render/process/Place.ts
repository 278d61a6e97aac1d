import { clientOf, makeClients, type HttpClient, type HttpClients } from "@serambi/kernel/http";

/** After that long an order waits for something else than the processor: a page's own work has 400 ms (decision 98). */
const WORK_MS = 250;

/** An order's place in a process: it works, or waits for what it asked hosts for. */
export class Place {
  private calls = 0;
  private isWorking = false;
  private isOver = false;
  private readonly timer: NodeJS.Timeout;

  /** @param onWork told of each change: 1 where it works again, -1 where it does not */
  constructor(private readonly onWork: (change: 1 | -1) => void) {
    this.timer = setTimeout(this.leave, WORK_MS).unref();
    this.tell();
  }

  /** The order is done. */
  leave = (): void => {
    clearTimeout(this.timer);
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
    this.onWork(isWorking ? 1 : -1);
  }
}
