import type { RemoteDeps } from "@serambi/kernel/remote";
import { driveSending, type FileSending } from "@serambi/kernel/ui/controls";

/** A consent on its way, and nothing of the page's data. */
export class TeamStore {
  readonly consent: FileSending;

  constructor(deps: RemoteDeps) {
    this.consent = driveSending(deps);
  }

  /** The page is loaded anew after a refusal; what is on its way goes on. */
  take(): void {
    // The consent is all that this store has.
  }
}
