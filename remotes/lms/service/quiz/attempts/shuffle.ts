import { createHash } from "node:crypto";

/** A number of 32 bits out of words. */
const hashOf = (...parts: readonly string[]): number =>
  createHash("sha256").update(parts.join("\n")).digest().readUInt32LE(0);

/** Mulberry32: the same numbers from the same beginning, in every version of the runtime. */
const numbersFrom = (start: number) => {
  let state = start >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * An order that stays: drawn from the attempt's secret seed and the name of what is ordered.
 * @param seed as it stands in the attempt's row
 */
export const shuffled = <T>(items: readonly T[], seed: string, name: string): T[] => {
  const next = numbersFrom(hashOf(seed, name));
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T]; // both are places of the list
  }
  return order;
};

/** Another order than the given one, where there is any: what is to be put in order must not come in order. */
export const deranged = <T>(items: readonly T[], seed: string, name: string): T[] => {
  const order = shuffled(items, seed, name);
  return order.every((item, at) => item === items[at]) ? [...order.slice(1), ...order.slice(0, 1)] : order;
};
