import type { Language } from "@serambi/kernel/contracts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { credentials, mailTokens, memberships, persons } from "../database/schema";
import { asPerson } from "./asPerson";
import { digestOf, randomToken } from "./randomToken";

export type Person = typeof persons.$inferSelect;
export type MailPurpose = (typeof mailTokens.$inferSelect)["purpose"];

const LIFE_MS: Readonly<Record<MailPurpose, number>> = { confirm: 24 * 60 * 60 * 1000, password: 60 * 60 * 1000 };

/** Kinds that change what others see: they need a second factor (specification section 6: superadmin, admin). */
const ADMIN_KINDS = [0, 1];

/** As an account is looked for. */
export const plainEmail = (given: string): string => given.trim().toLowerCase();

export const findByEmail = async (
  tx: Transaction,
  email: string,
): Promise<{ readonly person: Person; readonly passwordHash: string | undefined } | undefined> => {
  const [found] = await tx
    .select({ person: persons, passwordHash: credentials.passwordHash })
    .from(persons)
    .leftJoin(credentials, eq(credentials.personId, persons.id))
    .where(eq(persons.email, email));
  return found && { person: found.person, passwordHash: found.passwordHash ?? undefined };
};

interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly passwordHash: string;
}

/** A new account, whose e-mail nobody has confirmed yet; undefined where the e-mail has one. */
export const createPerson = async (
  tx: Transaction,
  { passwordHash, ...person }: NewPerson,
  now: Date,
): Promise<Person | undefined> => {
  const [made] = await tx
    .insert(persons)
    .values({ ...person, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) await tx.insert(credentials).values({ personId: made.id, passwordHash, changedAt: now });
  return made;
};

export const setPassword = async (
  tx: Transaction,
  personId: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  const values = { passwordHash, changedAt: now };
  await tx
    .insert(credentials)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: credentials.personId, set: values });
};

/** What the link of a letter holds, in the place of any such link before it. */
export const makeMailToken = async (
  tx: Transaction,
  personId: string,
  purpose: MailPurpose,
  now: Date,
): Promise<string> => {
  const token = randomToken();
  await tx.delete(mailTokens).where(and(eq(mailTokens.personId, personId), eq(mailTokens.purpose, purpose)));
  await tx
    .insert(mailTokens)
    .values({ digest: digestOf(token), personId, purpose, expiresAt: new Date(now.getTime() + LIFE_MS[purpose]) });
  return token;
};

const isToken = (token: string, purpose: MailPurpose, now: Date) =>
  and(eq(mailTokens.digest, digestOf(token)), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));

/** Whether a link is good, which it stays: programs that look through letters open links. */
export const isMailToken = async (tx: Transaction, token: string, purpose: MailPurpose, now: Date): Promise<boolean> =>
  (await tx.$count(mailTokens, isToken(token, purpose, now))) > 0;

/** Uses a link up. @returns whose it was; undefined where it is unknown, used or too old */
export const takeMailToken = async (
  tx: Transaction,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<Person | undefined> => {
  const [taken] = await tx
    .delete(mailTokens)
    .where(isToken(token, purpose, now))
    .returning({ personId: mailTokens.personId });
  if (!taken) return undefined;
  const [person] = await tx
    .update(persons)
    .set({ emailConfirmedAt: sql`coalesce(${persons.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(persons.id, taken.personId))
    .returning();
  return person;
};

/** Whether a person may do on some site what only a second factor opens. */
export const isAdministrator = (tx: Transaction, personId: string): Promise<boolean> =>
  asPerson(tx, personId, async () => {
    const isAdmin = and(eq(memberships.personId, personId), inArray(memberships.userKind, ADMIN_KINDS));
    return (await tx.$count(memberships, isAdmin)) > 0;
  });
