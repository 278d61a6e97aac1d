import type { PayoutState } from "../../contract/Payout";

/** From each state, those that a payout may go to next. */
const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  REQUESTED: ["APPROVED", "REJECTED", "CANCELLED"],
  APPROVED: ["PROCESSING"],
  PROCESSING: ["SUCCEEDED", "FAILED"],
  SUCCEEDED: ["REVERSED"],
  FAILED: [],
  REJECTED: [],
  CANCELLED: [],
  REVERSED: [],
};

export const mayMove = (from: PayoutState, to: PayoutState): boolean => NEXT[from].includes(to);
