/** Of a crowd's pages fewer at once cost more processor time, and more at once let each wait longer (decision 30). */
const AT_ONCE = 8;

/**
 * Pages that wait to be rendered: a few in each turn of the event loop, in the order of asking. What was made is sent before more is
 * begun. Without it the pages of a crowd are all made side by side, and none is sent before the last of them is done.
 */
export class Turns {
  private readonly waiting: ((isAlone: boolean) => void)[] = [];

  /** Resolves when it is one's turn: true where no other page is due in this turn or waits for the next. */
  next = (): Promise<boolean> =>
    new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(this.call);
    });

  private readonly call = (): void => {
    const isAlone = this.waiting.length === 1;
    for (const resolve of this.waiting.splice(0, AT_ONCE)) resolve(isAlone);
    if (this.waiting.length > 0) setImmediate(this.call);
  };
}
