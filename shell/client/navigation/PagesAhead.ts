import type { PageAsk } from "./askPage";

/** For so long an answer may stand for a new one. */
const FRESH_MS = 30_000;
/** Those of a few pages; the oldest gives way. */
const MAX_KEPT = 8;
/** Who passes over a whole list wants none of it. */
const MAX_UNDER_WAY = 3;

interface Kept {
  readonly ask: PageAsk;
  readonly untilMs: number;
}

/** Pages that were asked for before the visitor opened them, for half a minute. One that cannot be shown is not kept. */
export class PagesAhead {
  private readonly kept = new Map<string, Kept>();
  private underWay = 0;

  constructor(private readonly now: () => Date) {}

  /** Asks for a page, unless it is there or too many are on their way. @returns the new ask, if there is one */
  begin = (address: string, ask: () => PageAsk): PageAsk | null => {
    if (this.underWay === MAX_UNDER_WAY || this.find(address)) return null;
    const begun = ask();
    this.underWay += 1;
    this.kept.delete(address);
    this.kept.set(address, { ask: begun, untilMs: this.now().getTime() + FRESH_MS });
    void begun.answer.then(({ kind }) => {
      this.underWay -= 1;
      if (kind !== "answer" && this.kept.get(address)?.ask === begun) this.kept.delete(address);
    });
    for (const oldest of [...this.kept.keys()].slice(0, -MAX_KEPT)) this.kept.delete(oldest);
    return begun;
  };

  /** Gives a page away, if there is one: whoever asks again wants a new one. */
  take = (address: string): PageAsk | undefined => {
    const found = this.find(address);
    this.kept.delete(address);
    return found;
  };

  /** For when answers may have changed: who asks, or what there is. */
  forget = (): void => this.kept.clear();

  private find(address: string): PageAsk | undefined {
    const known = this.kept.get(address);
    return known && this.now().getTime() < known.untilMs ? known.ask : undefined;
  }
}
