/** For so long an answer may stand for a new one. */
const FRESH_MS = 30_000;
/** Those of a few pages; the oldest gives way. */
const MAX_KEPT = 24;

interface KeptAnswer {
  readonly answer: Promise<unknown>;
  readonly untilMs: number;
}

/** What hosts answered before the visitor asked, for half a minute. An answer that fails is not kept. */
export class AnswersAhead {
  private readonly kept = new Map<string, KeptAnswer>();

  constructor(private readonly now: () => Date) {}

  /** The answer that is kept for a call, or a new one, which is kept from now on. */
  keep(call: string, ask: () => Promise<unknown>): Promise<unknown> {
    const known = this.find(call);
    if (known) return known;
    const answer = ask();
    this.kept.delete(call);
    this.kept.set(call, { answer, untilMs: this.now().getTime() + FRESH_MS });
    answer.catch(() => {
      if (this.kept.get(call)?.answer === answer) this.kept.delete(call);
    });
    for (const oldest of [...this.kept.keys()].slice(0, -MAX_KEPT)) this.kept.delete(oldest);
    return answer;
  }

  /** Gives the answer to a call away, if there is one: whoever asks again wants a new one. */
  take(call: string): Promise<unknown> | undefined {
    const found = this.find(call);
    this.kept.delete(call);
    return found;
  }

  /** For when answers may have changed: who asks, or what there is. */
  forget = (): void => this.kept.clear();

  private find(call: string): Promise<unknown> | undefined {
    const known = this.kept.get(call);
    return known && this.now().getTime() < known.untilMs ? known.answer : undefined;
  }
}
