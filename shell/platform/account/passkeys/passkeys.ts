import { and, asc, eq } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { passkeys } from "../../database/schema";
import { hasSecondFactor } from "../secondFactor";

export type Passkey = typeof passkeys.$inferSelect;

const MAX_NAME = 60;
/** Enough for every device of a person; a table of thousands is nobody's. */
const MAX_PASSKEYS = 20;

export const passkeyName = (given: string, fallback: string): string => given.trim().slice(0, MAX_NAME) || fallback;

export const listPasskeys = (tx: Transaction, personId: string): Promise<Passkey[]> =>
  tx.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(asc(passkeys.createdAt));

const hasPasskey = async (tx: Transaction, personId: string): Promise<boolean> =>
  (await tx.$count(passkeys, eq(passkeys.personId, personId))) > 0;

/** Whether somebody whose password was right has anything to prove who they are with, besides setting it up. */
export const hasSecondStep = async (tx: Transaction, personId: string): Promise<boolean> =>
  (await hasSecondFactor(tx, personId)) || (await hasPasskey(tx, personId));

export const findPasskey = async (tx: Transaction, id: string): Promise<Passkey | undefined> =>
  (await tx.select().from(passkeys).where(eq(passkeys.id, id)))[0];

/** @returns false where the credential is known already, or there are too many */
export const addPasskey = async (
  tx: Transaction,
  passkey: Omit<Passkey, "lastUsedAt" | "createdAt">,
  now: Date,
): Promise<boolean> => {
  if ((await listPasskeys(tx, passkey.personId)).length >= MAX_PASSKEYS) return false;
  const added = await tx
    .insert(passkeys)
    .values({ ...passkey, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
};

const own = (personId: string, id: string) => and(eq(passkeys.personId, personId), eq(passkeys.id, id));

export const renamePasskey = async (tx: Transaction, personId: string, id: string, name: string): Promise<void> => {
  await tx.update(passkeys).set({ name }).where(own(personId, id));
};

/** @returns whether there was one to remove */
export const removePasskey = async (tx: Transaction, personId: string, id: string): Promise<boolean> =>
  (await tx.delete(passkeys).where(own(personId, id)).returning({ id: passkeys.id })).length > 0;

export const notePasskeyUse = async (tx: Transaction, id: string, counter: number, now: Date): Promise<void> => {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
};
