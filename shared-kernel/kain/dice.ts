/** A 32-bit hash of a text (FNV-1a with a final mix): spreads slugs that differ in one letter. */
export const hashText = (text: string): number => {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Chance that a seed decides, so that the same seed always gives the same picture. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  between(low: number, high: number): number;
  of<T>(first: T, ...rest: T[]): T;
}

/** A generator (mulberry32) whose whole sequence follows from the seed. */
export const makeDice = (seed: string): Dice => {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    between: (low, high) => low + (high - low) * next(),
    of: (...choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
};
