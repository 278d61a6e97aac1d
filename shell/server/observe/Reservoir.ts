/**
 * A fair sample of any number of values: each of them is in it with equal chance (Vitter's algorithm R). Two that were filled
 * at the same time can be compared, however different the numbers of their values are.
 */
export class Reservoir {
  readonly values: number[] = [];
  private seen = 0;

  /** @param random from 0 to below 1 */
  constructor(
    private readonly size: number,
    private readonly random: () => number,
  ) {}

  add(value: number): void {
    this.seen += 1;
    if (this.values.length < this.size) {
      this.values.push(value);
      return;
    }
    const place = Math.floor(this.random() * this.seen);
    if (place < this.size) this.values[place] = value;
  }
}
