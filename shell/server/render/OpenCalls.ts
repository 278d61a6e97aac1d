import { AppError } from "@serambi/kernel/errors";
import { clientOf, makeClients, type HttpClients } from "@serambi/kernel/http";

/** The calls of one page to hosts that are under way: they tell a loader that waits for a host from one that waits for nothing. */
export class OpenCalls {
  /** The clients, whose calls are counted. */
  readonly http: HttpClients;
  private open = 0;

  constructor(http: HttpClients) {
    this.http = makeClients((host) => {
      const client = clientOf(http, host);
      return {
        get: (path, options) => this.count(client.get(path, options)),
        create: (path, body, options) => this.count(client.create(path, body, options)),
      };
    });
  }

  /** The failure of a loader that did not come to an end: a host's, or where none is asked the version's own. */
  silence = (timeoutMs: number): Error =>
    this.open > 0
      ? new AppError("timeout", `No answer within ${timeoutMs} ms`)
      : new Error(`No answer within ${timeoutMs} ms, though no host is asked`);

  private async count<T>(call: Promise<T>): Promise<T> {
    this.open += 1;
    try {
      return await call;
    } finally {
      this.open -= 1;
    }
  }
}
