import type { PriceLine } from "./Proposal";

export interface ReckonedLine {
  readonly text: string;
  /** Number of the line's units. */
  readonly count: number;
  readonly per: PriceLine["per"];
  readonly priceIdr: number;
  readonly sumIdr: number;
}

const countOf = ({ per, size }: PriceLine, people: number): number => {
  if (per === "once") return 1;
  return per === "person" ? people : Math.ceil(people / size);
};

/** Prices for so many people, in whole Rupiah. A group that has begun counts whole. */
export const reckon = (
  prices: readonly PriceLine[],
  people: number,
): { readonly lines: readonly ReckonedLine[]; readonly totalIdr: number } => {
  const lines = prices.map((price) => {
    const count = countOf(price, people);
    return { text: price.text, count, per: price.per, priceIdr: price.priceIdr, sumIdr: count * price.priceIdr };
  });
  return { lines, totalIdr: lines.reduce((sum, { sumIdr }) => sum + sumIdr, 0) };
};
