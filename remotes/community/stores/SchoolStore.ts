import type { RemoteDeps } from "@serambi/kernel/remote";
import { makeAutoObservable, runInAction } from "@serambi/kernel/state";

import type { KnownAnswer } from "../contract/KnownSchool";
import { NPSN } from "../contract/schoolLimits";

/** What the directory says of the number that was typed last. */
export class SchoolStore {
  found: KnownAnswer | null = null;
  private asked = "";

  constructor(private readonly deps: RemoteDeps) {
    makeAutoObservable<SchoolStore, "deps" | "asked">(this, { deps: false, asked: false });
  }

  /** The page is loaded anew after a refusal; what is known of a number stays. */
  take(): void {
    // The page's data has nothing of this store.
  }

  /** Looks a number up once it is whole. The form works without an answer: one that cannot be had says nothing. */
  async look(typed: string): Promise<KnownAnswer | null> {
    const npsn = typed.trim().toUpperCase();
    if (npsn === this.asked) return null;
    this.asked = npsn;
    const found = NPSN.test(npsn) ? await this.ask(npsn).catch(() => null) : null;
    if (npsn !== this.asked) return null;
    runInAction(() => {
      this.found = found;
    });
    return found;
  }

  private async ask(npsn: string): Promise<KnownAnswer> {
    const { findKnownSchool } = await import("../api/findKnownSchool");
    return findKnownSchool(this.deps.http, npsn);
  }
}
