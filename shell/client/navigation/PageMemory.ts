import type { Shown } from "../page/Shown";
import { readTyped, type Typed } from "../recovery/typedText";

/** A page as it was left. */
export interface LeftPage {
  readonly shown: Shown;
  readonly typed: Typed;
}

const MAX_KEPT = 12;

/** The pages that the visitor came by in this tab, by their places in the history: Back shows them as they were left. */
export class PageMemory {
  private readonly left = new Map<string, LeftPage>();

  /** @param typed what the visitor typed on it; nothing where its fields stay, and show the next address */
  keep = (shown: Shown, typed: Typed = readTyped()): void => {
    const { key } = shown.location;
    this.left.delete(key);
    if (shown.result.kind !== "page") return;
    this.left.set(key, { shown, typed });
    for (const oldest of [...this.left.keys()].slice(0, -MAX_KEPT)) this.left.delete(oldest);
  };

  find = (key: string): LeftPage | undefined => this.left.get(key);

  forget = (): void => this.left.clear();
}
