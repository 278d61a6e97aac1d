import { eq, inArray } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import {
  accountSessions,
  credentials,
  memberships,
  passkeys,
  persons,
  secondFactors,
  tenants,
  trustedDevices,
} from "../database/schema";
import { copyPersonalData, forgetPersonalData, type Subject } from "../remote-services/personalData";
import type { AccountDeps } from "./AccountDeps";
import { asPerson } from "./asPerson";
import { endEverySession } from "./sessions";

type Deps = Pick<AccountDeps, "db" | "services" | "now">;

const findSubject = async (tx: Transaction, personId: string): Promise<Subject> => {
  const [person] = await tx.select({ email: persons.email }).from(persons).where(eq(persons.id, personId));
  const own = await asPerson(tx, personId, () =>
    tx.select({ tenantId: memberships.tenantId }).from(memberships).where(eq(memberships.personId, personId)),
  );
  const ids = own.map(({ tenantId }) => tenantId);
  const sites = ids.length === 0 ? [] : await tx.select().from(tenants).where(inArray(tenants.id, ids));
  return {
    personId,
    email: person?.email ?? "",
    tenants: sites.map(({ id, key, language }) => ({ id, key, language })),
  };
};

/**
 * Everything that the platform and its sites hold of a person, as they may take it away. No hash, no secret: those are of use to nobody but a
 * thief.
 */
export const exportPerson = ({ db, services, now }: Deps, personId: string): Promise<Record<string, unknown>> =>
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
      sites: await copyPersonalData(tx, services(), await findSubject(tx, personId), now()),
    };
  });

/** Sites whose letters went to somebody who is a member of none of them, as those of a sign-up. */
const withEverySite = async (tx: Transaction, subject: Subject): Promise<Subject> => {
  const all = await tx.select().from(tenants);
  return { ...subject, tenants: all.map(({ id, key, language }) => ({ id, key, language })) };
};

/** All of it at once, or nothing: the account, its sessions and tokens, and what sites hold of the person. */
export const erasePerson = (
  { db, services, now }: Deps,
  personId: string,
  { keepsProofs }: { readonly keepsProofs: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    await endEverySession(tx, personId, now());
    const subject = await withEverySite(tx, await findSubject(tx, personId));
    await forgetPersonalData(tx, services(), subject, { keepsProofs, now: now() });
    await tx.delete(persons).where(eq(persons.id, personId));
  });
