import { and, desc, eq, gt, lt, ne } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { trustedDevices } from "../database/schema";
import { digestOf, randomToken } from "./randomToken";

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/** Notes that a person is not asked for the second factor in this browser for 30 days. @returns what its cookie holds */
export const trustDevice = async (tx: Transaction, personId: string, userAgent: string, now: Date): Promise<string> => {
  const token = randomToken();
  await tx.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
  await tx.insert(trustedDevices).values({
    digest: digestOf(token),
    personId,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  });
  return token;
};

const live = (personId: string, now: Date) =>
  and(eq(trustedDevices.personId, personId), gt(trustedDevices.expiresAt, now));

export const isTrustedDevice = async (
  tx: Transaction,
  personId: string,
  token: string | undefined,
  now: Date,
): Promise<boolean> =>
  token !== undefined &&
  (await tx.$count(trustedDevices, and(live(personId, now), eq(trustedDevices.digest, digestOf(token))))) > 0;

export const listDevices = (tx: Transaction, personId: string, now: Date) =>
  tx
    .select({
      id: trustedDevices.id,
      digest: trustedDevices.digest,
      userAgent: trustedDevices.userAgent,
      expiresAt: trustedDevices.expiresAt,
    })
    .from(trustedDevices)
    .where(live(personId, now))
    .orderBy(desc(trustedDevices.createdAt));

/** From now on the second factor is asked for in one device, in all others than that of a cookie, or in all. */
export const distrustDevices = async (
  tx: Transaction,
  personId: string,
  which: { readonly only: string } | { readonly exceptToken: string | undefined },
): Promise<void> => {
  const chosen =
    "only" in which
      ? eq(trustedDevices.id, which.only)
      : which.exceptToken === undefined
        ? undefined
        : ne(trustedDevices.digest, digestOf(which.exceptToken));
  await tx.delete(trustedDevices).where(and(eq(trustedDevices.personId, personId), chosen));
};
