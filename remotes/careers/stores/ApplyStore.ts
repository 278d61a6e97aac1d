import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { CvUpload } from "./CvUpload";

/** The page of a form: a CV on its way, and whether the form waits for it. */
export class ApplyStore {
  isFileMissing = false;

  constructor(readonly cv: CvUpload) {
    makeObservable(this, { isFileMissing: observable, missFile: action });
  }

  /** The page is loaded anew after a refusal; what is on its way goes on. */
  take(): void {
    // Nothing of the page's data is state of this store.
  }

  missFile(isMissing: boolean): void {
    this.isFileMissing = isMissing;
  }
}
