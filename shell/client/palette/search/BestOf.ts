/** More of one kind than anybody looks through. */
export const MAX_SHOWN = 60;

/** The best entries of many, in order, without sorting them all: better first, of equals the one with the smaller number. */
export class BestOf {
  /** How many there were in all. */
  total = 0;
  private readonly scores = new Float64Array(MAX_SHOWN);
  private readonly entries = new Int32Array(MAX_SHOWN);
  private size = 0;
  /** What scores less is not among the best. */
  floor = -1;

  /** The best score; -1 while there is none. */
  get first(): number {
    return this.size === 0 ? -1 : (this.scores[0] ?? 0);
  }

  clear(): void {
    this.total = 0;
    this.size = 0;
    this.floor = -1;
  }

  /** Takes an entry in where it is good enough. */
  offer(entry: number, score: number): void {
    const { scores, entries } = this;
    if (score < this.floor) return;
    let place = this.size;
    if (place === MAX_SHOWN) {
      place -= 1;
      if (score === this.floor && entry > (entries[place] ?? 0)) return;
    } else this.size += 1;
    for (; place > 0; place -= 1) {
      const other = scores[place - 1] ?? 0;
      const number = entries[place - 1] ?? 0;
      if (other > score || (other === score && number < entry)) break;
      scores[place] = other;
      entries[place] = number;
    }
    scores[place] = score;
    entries[place] = entry;
    if (this.size === MAX_SHOWN) this.floor = scores[MAX_SHOWN - 1] ?? 0;
  }

  list(): readonly number[] {
    return Array.from(this.entries.subarray(0, this.size));
  }
}
