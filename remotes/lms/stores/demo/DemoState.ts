import { action, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import type { DemoRole } from "../../contract/demo/roles";
import { KeptText } from "../studio/KeptText";
import type { ChangesOf, DemoKind, Kept } from "./readKept";

/**
 * What a visitor did in a demonstration: changes over its content, and as whom they look at it. Both stay in this tab, as far as it
 * can keep something; what another version of the page has kept in another form is passed over.
 */
export class DemoState<Kind extends DemoKind> {
  role: DemoRole = "teacher";
  changes: ChangesOf<Kind>;
  /** The last act, for those who do not see it. */
  said = "";
  isTouched = false;

  constructor(
    private readonly kind: Kind,
    /** Tells it from others of its kind on the site. */
    private readonly title: string,
    private readonly untouched: ChangesOf<Kind>,
    private readonly kept = new KeptText(() => sessionStorage),
  ) {
    this.changes = untouched;
    makeObservable<this, "take">(this, {
      role: observable,
      changes: observableRef,
      said: observable,
      isTouched: observable,
      take: action,
      setRole: action,
      change: action,
      say: action,
      reset: action,
    });
  }

  /** Goes on with what this tab has kept: called once the page stands. What reads it comes only where there is something. */
  async start(): Promise<void> {
    const raw = this.kept.read(this.key);
    if (raw === null) return;
    try {
      const { readKept } = await import("./readKept");
      const found = readKept(this.kind, raw);
      // Whoever was faster than the code has begun anew.
      if (found && !this.isTouched) this.take(found);
    } catch {
      // Without a connection it begins as it would in a new tab.
    }
  }

  setRole(role: DemoRole): void {
    this.role = role;
    this.said = "";
    this.write();
  }

  change(next: Partial<ChangesOf<Kind>>): void {
    this.changes = { ...this.changes, ...next };
    this.isTouched = true;
    this.write();
  }

  say(words: string): void {
    this.said = words;
  }

  /** Puts everything back; one stays who one was. */
  reset(): void {
    this.changes = this.untouched;
    this.isTouched = false;
    this.write();
  }

  private take(found: Kept<Kind>): void {
    this.role = found.role;
    this.changes = found.changes;
    this.isTouched = found.isTouched;
  }

  private get key(): string {
    return `lms-demo:${this.kind}:${this.title}`;
  }

  private write(): void {
    const { role, isTouched, changes } = this;
    this.kept.write(this.key, { role, isTouched, changes });
  }
}
