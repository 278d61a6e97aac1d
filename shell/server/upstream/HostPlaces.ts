import { PlaceQueue, type Place } from "../queue/PlaceQueue";
import { StreamPlaces } from "../queue/StreamPlaces";
import type { Asker } from "../queue/FairQueue";

/** How long a visitor may take for an answer, and for sending a file, while others wait. */
const OVERDUE_MS = 10_000;

/** Calls that browsers make have a part of the connections: pages, which the server makes, have the others. */
const CALLS = { places: 32, perTenant: 4, perTenantAlone: 24, perVisitor: 4, overdueMs: OVERDUE_MS, what: "calls" };

/** Fewer than the connections that there are for files: none waits for one. */
const FILES = { places: 16, perTenant: 4, perTenantAlone: 12, perVisitor: 2, overdueMs: OVERDUE_MS, what: "files" };

/** Fewer than the connections that there are for streams. */
const STREAMS = 1_536;

/** How a call uses a connection. */
export type CallUse = "call" | "file" | "stream";

/** Shares out the connections to one host among the visitors whose browsers call it, tenants in turn. */
export class HostPlaces {
  private readonly calls = new PlaceQueue(CALLS);
  private readonly files = new PlaceQueue(FILES);
  private readonly streams = new StreamPlaces(STREAMS);

  /**
   * @param end ends the call, because it was held for too long while others wait, or has a place that is another's turn
   * @throws AppError unavailable where no place is free in time
   */
  take = async (use: CallUse, asker: Asker, end: () => void): Promise<Place> => {
    if (use === "file") return this.files.take(asker);
    return use === "stream" ? this.listen(asker, end) : this.calls.take(asker);
  };

  private listen(asker: Asker, end: () => void): Place {
    return { leave: this.streams.take(asker, end), lend: () => undefined };
  }

  /**
   * Has a stream of events begin when it is its turn: its state is asked for like that of any call.
   * @returns to be called once the answer has begun
   */
  open = async (asker: Asker): Promise<() => void> => (await this.calls.take(asker)).leave;
}
