import type { BillProps, Rates } from "./schema";

type Pay = "month" | "year";

export interface Order {
  readonly pupils: number;
  readonly schools: number;
  readonly pay: Pay;
}

/** Whole Rupiah throughout. */
export interface Reckoning {
  readonly plan: keyof BillProps["plans"];
  readonly rateIdr: number;
  /** All pupils, one billed month. */
  readonly monthIdr: number;
  /** All billed months. */
  readonly yearIdr: number;
  /** Not paid because the year is paid at once. */
  readonly giftIdr: number;
  /** Tax of one bill. */
  readonly taxIdr: number;
  /** One bill. */
  readonly totalIdr: number;
  /** One pupil, averaged over twelve months, tax included. */
  readonly averageIdr: number;
}

const MONTHS_OF_A_YEAR = 12;

const planOf = ({ pupils, schools }: Order, { freeBelow, foundationFrom }: Rates): Reckoning["plan"] => {
  if (schools >= foundationFrom) return "foundation";
  return schools === 1 && pupils < freeBelow ? "free" : "school";
};

/**
 * The bill for so many pupils, line by line. Only the tax and the average are rounded, each once and at its end, so the lines always
 * add up to the total.
 */
export const reckon = (order: Order, rates: Rates): Reckoning => {
  const plan = planOf(order, rates);
  const rateIdr = { free: 0, school: rates.schoolIdr, foundation: rates.foundationIdr }[plan];
  const monthIdr = order.pupils * rateIdr;
  const yearIdr = monthIdr * rates.billedMonths;
  const isYear = order.pay === "year";
  const giftIdr = isYear ? monthIdr * rates.freeMonths : 0;
  const netIdr = isYear ? yearIdr - giftIdr : monthIdr;
  const taxIdr = Math.round((netIdr * rates.taxPercent) / 100);
  const totalIdr = netIdr + taxIdr;
  const bills = isYear ? 1 : rates.billedMonths;
  const averageIdr = Math.round((totalIdr * bills) / order.pupils / MONTHS_OF_A_YEAR);
  return { plan, rateIdr, monthIdr, yearIdr, giftIdr, taxIdr, totalIdr, averageIdr };
};

/** A whole number as people type it: `1.200`, `1,200`, `1 200`. Null for anything else, and outside of 1 to `max`. */
export const readCount = (typed: string, max: number): number | null => {
  const text = typed.trim();
  if (!/^\d{1,3}(?:[.,\s]\d{3})+$|^\d+$/.test(text)) return null;
  const value = Number(text.replace(/\D/g, ""));
  return value >= 1 && value <= max ? value : null;
};
