import { sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { signInFailures } from "../database/schema";

const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;
const LONGEST_WAIT_SECONDS = 60;

/** What is slowed down, and how many wrong tries in a row it has for free. */
export interface SlowedSubject {
  /** No e-mail: a digest or an address. */
  readonly subject: string;
  readonly free: number;
}

/** 5, 10, 20, 40, 60, 60 … seconds after the free tries: nobody is shut out, and nobody tries a dictionary. */
const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(LONGEST_WAIT_SECONDS, 5 * 2 ** Math.min(count - free, 10));

/** Whether a try is made, and what is left. */
export interface Turn {
  /** How long to wait; 0 where the try may be made. */
  readonly waitSeconds: number;
  /** Wrong tries that are free after this one. */
  readonly triesLeft: number;
}

/**
 * Counts a try as wrong before it is made, so that many at once are counted, too; `forgetFailures` takes it back. A try that has to wait is
 * not counted: the wait does not grow by it.
 */
export const takeTurn = async (tx: Transaction, subjects: readonly SlowedSubject[], now: Date): Promise<Turn> => {
  let waitSeconds = 0;
  let triesLeft = Number.POSITIVE_INFINITY;
  for (const { subject, free } of subjects) {
    await tx
      .insert(signInFailures)
      .values({ subject, count: 0, lastAt: now })
      .onConflictDoNothing({ target: signInFailures.subject });
    const [row] = await tx
      .select()
      .from(signInFailures)
      .where(sql`${signInFailures.subject} = ${subject}`)
      .for("update");
    const { count, lastAt } = row ?? { count: 0, lastAt: now };
    const isForgotten = now.getTime() - lastAt.getTime() > FORGOTTEN_AFTER_MS;
    const known = isForgotten ? 0 : count;
    const readyAt = lastAt.getTime() + waitAfter(known, free) * 1000;
    waitSeconds = Math.max(waitSeconds, isForgotten ? 0 : Math.ceil((readyAt - now.getTime()) / 1000));
    triesLeft = Math.min(triesLeft, Math.max(0, free - known - 1));
    await tx
      .update(signInFailures)
      .set({ count: known })
      .where(sql`${signInFailures.subject} = ${subject}`);
  }
  if (waitSeconds > 0) return { waitSeconds, triesLeft: 0 };
  for (const { subject } of subjects)
    await tx
      .update(signInFailures)
      .set({ count: sql`${signInFailures.count} + 1`, lastAt: now })
      .where(sql`${signInFailures.subject} = ${subject}`);
  return { waitSeconds: 0, triesLeft };
};

/** Takes back the try that was right, and forgets the wrong ones before it; of an address only the last: others share it. */
export const forgetFailures = async (
  tx: Transaction,
  { own, shared }: { readonly own: string; readonly shared: string },
): Promise<void> => {
  await tx.delete(signInFailures).where(sql`${signInFailures.subject} = ${own}`);
  await tx
    .update(signInFailures)
    .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
    .where(sql`${signInFailures.subject} = ${shared}`);
};
