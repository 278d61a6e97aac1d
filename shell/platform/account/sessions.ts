import { and, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";

import type { Database, Transaction } from "../database/Database";
import { accessTokens, accountSessions, oidcPayloads, persons } from "../database/schema";
import { asPerson } from "./asPerson";
import { digestOf, randomToken } from "./randomToken";
import { distrustDevices } from "./trustedDevices";

const DAY_MS = 24 * 60 * 60 * 1000;
const REMEMBERED_MS = 30 * DAY_MS;
/** The browser forgets it earlier, when it is closed. */
const UNREMEMBERED_MS = DAY_MS;
/** `last_seen_at` is written no more often. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

/** Who a browser is signed in as, on the account site. */
export interface AccountSession {
  readonly id: string;
  readonly personId: string;
  readonly email: string;
  readonly name: string;
  /** False while the second factor has not been given, or not been set up by somebody who must have it. */
  readonly isComplete: boolean;
  readonly isRemembered: boolean;
  readonly beganWith: "password" | "passkey";
  readonly createdAt: Date;
}

interface NewSession {
  readonly personId: string;
  readonly isComplete: boolean;
  readonly isRemembered: boolean;
  readonly beganWith: "password" | "passkey";
  readonly userAgent: string;
}

/** Begins a session under an id that nobody knew before. @returns what the cookie holds */
export const beginSession = async (
  tx: Transaction,
  { personId, isComplete, isRemembered, beganWith, userAgent }: NewSession,
  now: Date,
): Promise<{ readonly token: string; readonly id: string }> => {
  const token = randomToken();
  const [made] = await tx
    .insert(accountSessions)
    .values({
      digest: digestOf(token),
      personId,
      isComplete,
      isRemembered,
      beganWith,
      userAgent: userAgent.slice(0, 300),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + (isRemembered ? REMEMBERED_MS : UNREMEMBERED_MS)),
    })
    .returning({ id: accountSessions.id });
  if (!made) throw new Error("The session was not written");
  return { token, id: made.id };
};

/** The session of a cookie; null where it has ended. */
export const findSession = (db: Database, token: string | undefined, now: Date): Promise<AccountSession | null> =>
  token === undefined
    ? Promise.resolve(null)
    : db.transaction(async (tx) => {
        const [found] = await tx
          .select({
            id: accountSessions.id,
            personId: accountSessions.personId,
            isComplete: accountSessions.isComplete,
            isRemembered: accountSessions.isRemembered,
            beganWith: accountSessions.beganWith,
            createdAt: accountSessions.createdAt,
            lastSeenAt: accountSessions.lastSeenAt,
            email: persons.email,
            name: persons.name,
          })
          .from(accountSessions)
          .innerJoin(persons, eq(persons.id, accountSessions.personId))
          .where(and(eq(accountSessions.digest, digestOf(token)), gt(accountSessions.expiresAt, now)));
        if (!found) return null;
        const { lastSeenAt, ...session } = found;
        if (now.getTime() - lastSeenAt.getTime() > SEEN_EVERY_MS)
          await tx.update(accountSessions).set({ lastSeenAt: now }).where(eq(accountSessions.id, found.id));
        return session;
      });

/** The sessions of a person, the one seen last first. */
export const listSessions = (tx: Transaction, personId: string, now: Date) =>
  tx
    .select({
      id: accountSessions.id,
      userAgent: accountSessions.userAgent,
      beganWith: accountSessions.beganWith,
      createdAt: accountSessions.createdAt,
      lastSeenAt: accountSessions.lastSeenAt,
    })
    .from(accountSessions)
    .where(
      and(
        eq(accountSessions.personId, personId),
        gt(accountSessions.expiresAt, now),
        eq(accountSessions.isComplete, true),
      ),
    )
    .orderBy(desc(accountSessions.lastSeenAt));

type Sessions = { readonly only: string } | { readonly except: string };

/** Revokes what sites were given in some sessions, or in all; `except` takes tokens of no session with it. */
const revoke = (tx: Transaction, personId: string, which: Sessions | null, now: Date): Promise<unknown> => {
  const { sessionId } = accessTokens;
  const chosen =
    which === null
      ? undefined
      : "only" in which
        ? eq(sessionId, which.only)
        : or(isNull(sessionId), ne(sessionId, which.except));
  return asPerson(tx, personId, () =>
    tx
      .update(accessTokens)
      .set({ revokedAt: now })
      .where(and(eq(accessTokens.userId, personId), isNull(accessTokens.revokedAt), chosen)),
  );
};

/** A session goes on under a new id, and what sites were given in it with it: ending the new one ends that, too. */
export const replaceSession = async (
  tx: Transaction,
  personId: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> => {
  await tx.delete(accountSessions).where(eq(accountSessions.id, before));
  const theirs = and(eq(accessTokens.userId, personId), eq(accessTokens.sessionId, before));
  await asPerson(tx, personId, () => tx.update(accessTokens).set({ sessionId: after }).where(theirs));
};

/** Ends some of a person's sessions, and with them what sites were given in them: the next call with such a token is refused. */
export const endSessions = async (tx: Transaction, personId: string, which: Sessions, now: Date): Promise<void> => {
  const chosen = "only" in which ? eq(accountSessions.id, which.only) : ne(accountSessions.id, which.except);
  await tx.delete(accountSessions).where(and(eq(accountSessions.personId, personId), chosen));
  await revoke(tx, personId, which, now);
};

/** "Log out everywhere": no session, no trusted device, no token of any site and no grant of the provider is left. */
export const endEverySession = async (tx: Transaction, personId: string, now: Date): Promise<void> => {
  await tx.delete(accountSessions).where(eq(accountSessions.personId, personId));
  await tx.delete(oidcPayloads).where(sql`${oidcPayloads.payload} ->> 'accountId' = ${personId}`);
  await distrustDevices(tx, personId, { exceptToken: undefined });
  await revoke(tx, personId, null, now);
};
