import type { Release } from "../../registry/resolve";
import { newestOf } from "./newestOf";
import type { PageStream, RemoteVersion } from "./Renderer";

/** One order, and the remotes whose code has run for it. */
class OrderUnderWay {
  readonly used = new Set<string>();

  constructor(
    readonly release: Release,
    private readonly onEnd: (order: OrderUnderWay) => void,
  ) {}

  use = (...remotes: readonly string[]): void => {
    for (const remote of remotes) this.used.add(remote);
  };

  end = (): void => this.onEnd(this);

  /** The rest of its page, which is streamed: until then it is under way. */
  until = (body: PageStream): PageStream => ({
    pipe: (write, end) =>
      body.pipe(write, () => {
        this.end();
        end();
      }),
    abort: (reason) => body.abort(reason),
  });
}

/**
 * The orders whose remotes may have done what is found to be done in this process: not necessarily those of the page that was made when it was
 * found. One that has ended is among them until nothing was found.
 */
export class UnderWay {
  private readonly orders = new Set<OrderUnderWay>();
  private readonly ended = new Set<OrderUnderWay>();

  begin = (release: Release): OrderUnderWay => {
    const order = new OrderUnderWay(release, (done) => {
      if (this.orders.delete(done)) this.ended.add(done);
    });
    this.orders.add(order);
    return order;
  };

  /** Nothing was found: what has ended by now did nothing. */
  forget = (): void => this.ended.clear();

  likeliest = (): RemoteVersion | null =>
    newestOf(
      [...this.orders, ...this.ended].flatMap(({ used, release: { remotes } }) =>
        [...used].flatMap((name) => (remotes[name] ? [[name, remotes[name]] as const] : [])),
      ),
    );
}
