/** Numbers from 0 to 1 that a seed decides (mulberry32). */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * Makes random numbers those of the run's seed. A program that waits for input is run again with what was typed, and has to draw the same
 * numbers again: its output would be another one otherwise. Runtimes take theirs from these two functions of the browser.
 */
export class Repeatable {
  private next: () => number = Math.random;

  constructor() {
    Math.random = () => this.next();
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (const index of bytes.keys()) bytes[index] = Math.floor(this.next() * 256);
      return array;
    };
  }

  begin(seed: number): void {
    this.next = randomOf(seed);
  }
}
