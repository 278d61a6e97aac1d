import type { CvUpload } from "./CvUpload";

/** The page of an application: a CV that is added to it. */
export class StatusStore {
  constructor(readonly cv: CvUpload) {}

  /** The page is loaded anew after a change; what is on its way goes on. */
  take(): void {
    // Nothing of the page's data is state of this store.
  }
}
