/** VAT, in percent of the price less the discount. */
const TAX_PERCENT = 11;

export interface Price {
  readonly priceIdr: number;
  readonly discountIdr: number;
  readonly taxIdr: number;
  readonly totalIdr: number;
}

export interface Discount {
  readonly kind: "percent" | "amount";
  readonly value: number;
}

const percentOf = (amountIdr: number, percent: number): number => Math.round((amountIdr * percent) / 100);

/** What something costs, in whole Rupiah, with VAT; no less than nothing. */
export const priceWith = (priceIdr: number, discount?: Discount): Price => {
  const wanted = discount?.kind === "percent" ? percentOf(priceIdr, discount.value) : (discount?.value ?? 0);
  const discountIdr = Math.min(priceIdr, wanted);
  const taxIdr = percentOf(priceIdr - discountIdr, TAX_PERCENT);
  return { priceIdr, discountIdr, taxIdr, totalIdr: priceIdr - discountIdr + taxIdr };
};
