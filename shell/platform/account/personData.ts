import { eq } from "drizzle-orm";

import { inTenant } from "../database/inTenant";
import type { Database, Transaction } from "../database/Database";
import {
  accountSessions,
  credentials,
  memberships,
  outbox,
  passkeys,
  persons,
  secondFactors,
  tenants,
  trustedDevices,
} from "../database/schema";
import { asPerson } from "./asPerson";

/** Everything that an account holds of a person, as they may take it away. No hash, no secret: those are of use to nobody but a thief. */
export const exportPerson = (db: Database, personId: string): Promise<Record<string, unknown>> =>
  db.transaction(async (tx) => {
    const [person] = await tx.select().from(persons).where(eq(persons.id, personId));
    const [password] = await tx
      .select({ changedAt: credentials.changedAt })
      .from(credentials)
      .where(eq(credentials.personId, personId));
    const [second] = await tx
      .select({ confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.personId, personId));
    const keys = await tx
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.personId, personId));
    const devices = await tx
      .select({
        userAgent: trustedDevices.userAgent,
        createdAt: trustedDevices.createdAt,
        expiresAt: trustedDevices.expiresAt,
      })
      .from(trustedDevices)
      .where(eq(trustedDevices.personId, personId));
    const sessions = await tx
      .select({
        userAgent: accountSessions.userAgent,
        createdAt: accountSessions.createdAt,
        lastSeenAt: accountSessions.lastSeenAt,
        expiresAt: accountSessions.expiresAt,
      })
      .from(accountSessions)
      .where(eq(accountSessions.personId, personId));
    const siteKeys = new Map((await tx.select().from(tenants)).map(({ id, key }) => [id, key]));
    const own = await asPerson(tx, personId, () =>
      tx.select().from(memberships).where(eq(memberships.personId, personId)),
    );
    return {
      person,
      passwordChangedAt: password?.changedAt ?? null,
      secondFactorSince: second?.confirmedAt ?? null,
      passkeys: keys,
      trustedDevices: devices,
      sessions,
      memberships: own.map(({ tenantId, userKind, createdAt }) => ({
        site: siteKeys.get(tenantId),
        userKind,
        createdAt,
      })),
    };
  });

/** The account and all that hangs on it; sessions and tokens have ended by then. */
export const erasePerson = async (tx: Transaction, personId: string): Promise<void> => {
  await tx.delete(persons).where(eq(persons.id, personId));
};

/** Letters to somebody who is gone: no tenant keeps them. */
export const eraseLetters = async (db: Database, recipient: string): Promise<void> => {
  const all = await db.transaction((tx) => tx.select({ id: tenants.id }).from(tenants));
  for (const { id } of all) await inTenant(db, id, (tx) => tx.delete(outbox).where(eq(outbox.recipient, recipient)));
};
