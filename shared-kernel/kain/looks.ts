import { hashText, makeDice } from "./dice";
import { MOTIFS, type MotifName } from "./types";

/** Outlines a cover may show its cloth in; `shapes.ts` draws each. */
export const SHAPE_NAMES = [
  "circle",
  "sun",
  "arch",
  "arcade",
  "diagonal",
  "window",
  "half",
  "leaf",
  "gunungan",
  "lozenge",
  "hill",
] as const;
export type ShapeName = (typeof SHAPE_NAMES)[number];

/** Dyes by the names of the vats: `cloth.ts` mixes each. */
export type DyeName = "kertas" | "lembut" | "hangat" | "malam" | "wedel" | "warna" | "kedua";

/** Ground and figure of a cover: which two dyes stand well beside each other. */
const PAIRS: readonly (readonly [ground: DyeName, figure: DyeName])[] = [
  ["wedel", "kertas"],
  ["kertas", "malam"],
  ["malam", "warna"],
  ["lembut", "kertas"],
  ["warna", "malam"],
  ["kertas", "warna"],
  ["hangat", "kertas"],
  ["kedua", "malam"],
  ["lembut", "malam"],
  ["malam", "kedua"],
  ["kertas", "hangat"],
  ["warna", "kertas"],
  ["hangat", "malam"],
];

/** Whether the motif fills the shape, what is around it, or both in two dyes. */
export type FillMode = "inside" | "outside" | "both";
const MODES: readonly FillMode[] = ["inside", "outside", "both"];

/** What a seed chooses before anything is drawn. */
export interface Look {
  readonly shape: ShapeName;
  readonly pair: readonly [ground: DyeName, figure: DyeName];
  readonly mode: FillMode;
}

interface Choice {
  readonly shape: number;
  readonly pair: number;
  readonly mode: number;
}

export const LOOK_COUNT = SHAPE_NAMES.length * PAIRS.length * MODES.length;

const choose = (seed: string, near: readonly Choice[]): Choice => {
  const dice = makeDice(`look:${seed}`);
  let shape = dice.below(SHAPE_NAMES.length);
  let pair = dice.below(PAIRS.length);
  const mode = dice.below(MODES.length);
  const groundOf = (index: number) => PAIRS[index]?.[0];
  while (near.some((other) => other.shape === shape)) shape = (shape + 3) % SHAPE_NAMES.length;
  while (near.some((other) => groundOf(other.pair) === groundOf(pair))) pair = (pair + 1) % PAIRS.length;
  return { shape, pair, mode };
};

const encode = ({ shape, pair, mode }: Choice): number => (shape * PAIRS.length + pair) * MODES.length + mode;

/**
 * Looks for a grid of pictures: none has the outline or the ground of the one before it or the one above it.
 * @param columns how many stand in a row where the grid is widest
 * @returns one number per seed, to hand to the picture
 */
export const looks = (seeds: readonly string[], columns = 3): readonly number[] => {
  const chosen: Choice[] = [];
  for (const [index, seed] of seeds.entries()) {
    const near = [chosen[index - 1], chosen[index - columns]].filter((choice) => choice !== undefined);
    chosen.push(choose(seed, near));
  }
  return chosen.map(encode);
};

/** The look that a number stands for; any whole number is one. */
export const readLook = (look: number): Look => {
  const index = ((Math.trunc(look) % LOOK_COUNT) + LOOK_COUNT) % LOOK_COUNT;
  const pairIndex = Math.floor(index / MODES.length) % PAIRS.length;
  return {
    shape: SHAPE_NAMES[Math.floor(index / MODES.length / PAIRS.length)] ?? "circle",
    pair: PAIRS[pairIndex] ?? ["kertas", "malam"],
    mode: MODES[index % MODES.length] ?? "inside",
  };
};

/** The look of a picture that stands alone. */
export const lookOf = (seed: string): Look => readLook(looks([seed])[0] ?? 0);

/** A motif for each person of a list: by the seed, and no two alike until all ten are worn. */
export const motifsFor = (seeds: readonly string[]): readonly MotifName[] => {
  let free: readonly MotifName[] = [];
  return seeds.map((seed) => {
    if (free.length === 0) free = MOTIFS;
    const motif = free[hashText(`motif:${seed}`) % free.length] ?? MOTIFS[0];
    free = free.filter((other) => other !== motif);
    return motif;
  });
};
