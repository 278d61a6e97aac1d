import type { FileSending } from "@serambi/kernel/ui/controls";

/** A page with a CV on its way: an application, or one that is being written. */
export class CvStore {
  constructor(readonly cv: FileSending) {}

  /** The page is loaded anew after a change or a refusal; what is on its way goes on. */
  take(): void {
    // Nothing of the page's data is state of this store.
  }
}
