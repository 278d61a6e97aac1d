export interface Flower {
  /** Leaves in a ring, 3–16. */
  readonly petals: number;
  /** Rings, 1–6. */
  readonly layers: number;
  /** Degrees by which each ring is turned against the one inside it, 0–45. */
  readonly twist: number;
}

export const FLOWER_LIMITS = { petals: [3, 16], layers: [1, 6], twist: [0, 45] } as const;

export interface Leaf {
  readonly layer: number;
  readonly degrees: number;
  /** Path of a leaf that points up, in a picture of 500 × 500 around its middle. */
  readonly path: string;
}

const HALF = 240;
const round = (value: number): number => Math.round(value * 10) / 10;

const leafPath = (layer: number, { petals, layers }: Flower): string => {
  const scale = HALF / (20 + layers * 54);
  const inner = (20 + layer * 46) * scale;
  const outer = inner + (50 + layer * 8) * scale;
  const middle = (inner + outer) / 2;
  const width = Math.min((outer * 2.5) / petals, (outer - inner) * 0.62) * 1.25;
  const [a, b, c, w] = [round(inner), round(outer), round(middle), round(width)];
  return `M0-${a}Q${w}-${c} 0-${b}Q-${w}-${c} 0-${a}`;
};

/** What the code on the page draws: rings of leaves, the outermost first so that inner ones lie over it. */
export const flowerLeaves = (flower: Flower): readonly Leaf[] =>
  Array.from({ length: flower.layers }, (_, index) => flower.layers - 1 - index).flatMap((layer) => {
    const path = leafPath(layer, flower);
    return Array.from({ length: flower.petals }, (_, petal) => ({
      layer,
      degrees: round((petal * 360) / flower.petals + layer * flower.twist),
      path,
    }));
  });

/** A number as it was typed, kept within what can be drawn; null while there is none. */
export const readFlowerNumber = (field: keyof Flower, typed: string): number | null => {
  const [least, most] = FLOWER_LIMITS[field];
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? null : Math.min(most, Math.max(least, value));
};
