import { cleanText, parsePageNumber } from "@serambi/kernel/pages";

import { PAYOUTS_PATH } from "./paths";
import type { PayoutState } from "./Payout";

/** What a list is narrowed down to by its tabs. */
export const PAYOUT_GROUPS = {
  open: ["REQUESTED"],
  running: ["APPROVED", "PROCESSING"],
  done: ["SUCCEEDED", "FAILED", "REJECTED", "CANCELLED", "REVERSED"],
} as const satisfies Readonly<Record<string, readonly PayoutState[]>>;
export type PayoutGroup = keyof typeof PAYOUT_GROUPS;

const MAX_SEARCH = 100;
const NUMBER = /^[A-Za-z0-9-]{3,40}$/;
const BANK = /^[A-Za-z0-9_-]{1,10}$/;

/** What the address of the list says; what makes no sense counts as absent. */
export interface PayoutView {
  readonly page: number;
  readonly group: PayoutGroup | null;
  readonly bank: string | null;
  readonly search: string | null;
  /** The one that is shown beside the list. */
  readonly selected: string | null;
}

const isGroup = (value: string | null): value is PayoutGroup => value !== null && Object.hasOwn(PAYOUT_GROUPS, value);

const matching = (value: string | null, pattern: RegExp): string | null =>
  value !== null && pattern.test(value) ? value : null;

export const readPayoutView = (query: URLSearchParams): PayoutView => {
  const group = query.get("status");
  return {
    page: parsePageNumber(query),
    group: isGroup(group) ? group : null,
    bank: matching(query.get("bank"), BANK),
    search: cleanText(query.get("search"), MAX_SEARCH) || null,
    selected: matching(query.get("payout"), NUMBER),
  };
};

/** The query part that a view is kept in, with its `?`; empty for the whole list. */
export const payoutSearch = ({ page, group, bank, search, selected }: Partial<PayoutView>): string => {
  const query = new URLSearchParams();
  if (group) query.set("status", group);
  if (bank) query.set("bank", bank);
  if (search) query.set("search", search);
  if (page !== undefined && page > 1) query.set("page", String(page));
  if (selected) query.set("payout", selected);
  return query.size > 0 ? `?${query.toString()}` : "";
};

export const payoutsPath = (view: Partial<PayoutView>): string => PAYOUTS_PATH + payoutSearch(view);
