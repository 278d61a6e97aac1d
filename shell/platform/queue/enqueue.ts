import type { Transaction } from "../database/Database";
import { jobs } from "../database/schema";

/** Work that must not be lost. */
export interface Job {
  readonly kind: string;
  /** Plain JSON. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Writes work into the transaction that it belongs to: committed together or not at all. Tenants' transactions may, too; which tenant it is
 * about stands in the payload.
 * @param runAt when it is to be done, at the earliest
 */
export const enqueue = async (tx: Transaction, { kind, payload }: Job, runAt: Date): Promise<void> => {
  await tx.insert(jobs).values({ kind, payload, runAt });
};
