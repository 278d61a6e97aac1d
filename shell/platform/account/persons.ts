import type { Language } from "@serambi/kernel/contracts";
import { and, eq, gt, inArray, sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { credentials, mailTokens, memberships, persons } from "../database/schema";
import { asPerson } from "./asPerson";
import { digestOf, randomToken } from "./randomToken";

export type Person = typeof persons.$inferSelect;
export type MailPurpose = (typeof mailTokens.$inferSelect)["purpose"];

const LIFE_MS: Readonly<Record<MailPurpose, number>> = {
  confirm: 24 * 60 * 60 * 1000,
  password: 60 * 60 * 1000,
  email: 24 * 60 * 60 * 1000,
};

/** Kinds that change what others see: they need a second factor (specification section 6: superadmin, admin). */
const ADMIN_KINDS = [0, 1];
const SUPERADMIN = 0;

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

/**
 * What the link of a letter holds, in the place of any such link before it.
 * @param email that is confirmed by it, where it is not the account's yet
 */
export const makeMailToken = async (
  tx: Transaction,
  personId: string,
  purpose: MailPurpose,
  now: Date,
  email: string | null = null,
): Promise<string> => {
  const token = randomToken();
  await tx.delete(mailTokens).where(and(eq(mailTokens.personId, personId), eq(mailTokens.purpose, purpose)));
  await tx.insert(mailTokens).values({
    digest: digestOf(token),
    personId,
    purpose,
    email,
    expiresAt: new Date(now.getTime() + LIFE_MS[purpose]),
  });
  return token;
};

const isToken = (token: string, purpose: MailPurpose, now: Date) =>
  and(eq(mailTokens.digest, digestOf(token)), eq(mailTokens.purpose, purpose), gt(mailTokens.expiresAt, now));

/** Whether a link is good, which it stays: programs that look through letters open links. */
export const isMailToken = async (tx: Transaction, token: string, purpose: MailPurpose, now: Date): Promise<boolean> =>
  (await tx.$count(mailTokens, isToken(token, purpose, now))) > 0;

/** Whose link it is, which stays good. */
export const findByMailToken = async (
  tx: Transaction,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<{ readonly person: Person; readonly passwordHash: string | undefined } | undefined> => {
  const [found] = await tx
    .select({ person: persons, passwordHash: credentials.passwordHash })
    .from(mailTokens)
    .innerJoin(persons, eq(persons.id, mailTokens.personId))
    .leftJoin(credentials, eq(credentials.personId, persons.id))
    .where(isToken(token, purpose, now));
  return found && { person: found.person, passwordHash: found.passwordHash ?? undefined };
};

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

/**
 * The account has the e-mail that its link was sent to. Links that went to the mailbox before are good for nothing any more.
 * @returns the person and the e-mail until now; undefined where the link is used up or the e-mail has an account by now
 */
export const takeNewEmail = async (
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ readonly person: Person; readonly before: string } | undefined> => {
  const [taken] = await tx
    .delete(mailTokens)
    .where(isToken(token, "email", now))
    .returning();
  if (taken?.email == null) return undefined;
  const { personId, email } = taken;
  const [known] = await tx.select().from(persons).where(eq(persons.id, personId)).for("update");
  if (!known || (await findByEmail(tx, email))) return undefined;
  await tx.delete(mailTokens).where(eq(mailTokens.personId, personId));
  const [person] = await tx
    .update(persons)
    .set({ email, emailConfirmedAt: now })
    .where(eq(persons.id, personId))
    .returning();
  return person && { person, before: known.email };
};

const hasKind = (tx: Transaction, personId: string, kinds: readonly number[]): Promise<boolean> =>
  asPerson(tx, personId, async () => {
    const isOne = and(eq(memberships.personId, personId), inArray(memberships.userKind, [...kinds]));
    return (await tx.$count(memberships, isOne)) > 0;
  });

/** Whether a person may do on some site what only a second factor opens. */
export const isAdministrator = (tx: Transaction, personId: string): Promise<boolean> =>
  hasKind(tx, personId, ADMIN_KINDS);

/** Whether a person answers for the whole platform. */
export const isSuperadmin = (tx: Transaction, personId: string): Promise<boolean> =>
  hasKind(tx, personId, [SUPERADMIN]);
