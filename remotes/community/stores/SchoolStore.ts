import type { RemoteDeps } from "@serambi/kernel/remote";
import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { KnownAnswer } from "../contract/KnownSchool";
import { NPSN } from "../contract/schoolLimits";

/** Holds the answer of the directory for the NPSN that was typed last. */
export class SchoolStore {
  found: KnownAnswer | null = null;
  private asked = "";

  constructor(private readonly deps: RemoteDeps) {
    makeObservable<SchoolStore, "keep">(this, { found: observableRef, keep: action });
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
    this.keep(found);
    return found;
  }

  private keep(found: KnownAnswer | null): void {
    this.found = found;
  }

  private async ask(npsn: string): Promise<KnownAnswer> {
    const { findKnownSchool } = await import("../api/findKnownSchool");
    return findKnownSchool(this.deps.http, npsn);
  }
}
