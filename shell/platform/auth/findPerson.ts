import type { Language } from "@serambi/kernel/contracts";
import { and, eq, gt, sql } from "drizzle-orm";
import * as z from "zod";

import type { Transaction } from "../database/Database";
import { accountSessions, persons } from "../database/schema";
import type { Identity } from "./verifyIdToken";

/** Who signed in, and until when what is given to them may be good. */
export interface FoundPerson {
  readonly id: string;
  /** The end of their session on our account site; null: another provider has it. */
  readonly sessionEndsAt: Date | null;
}

const ofOtherProvider = (found: { readonly id: string } | undefined): FoundPerson | null =>
  found ? { id: found.id, sessionEndsAt: null } : null;

/**
 * The person that a provider names. One of another provider has an account here from their first sign-in; an account of the same e-mail is
 * theirs, where that provider has confirmed it and the account is not somebody else's there already.
 * @returns null where there is no such person, or none may be made
 */
export const findPerson = async (
  tx: Transaction,
  { issuer, sub, email, email_verified: isConfirmed, name, session_id: session }: Identity,
  language: Language,
  now: Date,
): Promise<FoundPerson | null> => {
  if (issuer === null) {
    const { data: id } = z.uuid().safeParse(sub);
    if (id === undefined) return null;
    // A token of a session that has ended since opens nothing.
    const [own] = await tx
      .select({ id: accountSessions.personId, sessionEndsAt: accountSessions.expiresAt })
      .from(accountSessions)
      .where(
        and(
          eq(accountSessions.personId, id),
          eq(accountSessions.id, session ?? id),
          eq(accountSessions.isComplete, true),
          gt(accountSessions.expiresAt, now),
        ),
      );
    return own ?? null;
  }
  const [known] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.issuer, issuer), eq(persons.subject, sub)));
  if (known) return ofOtherProvider(known);
  if (email === undefined || isConfirmed !== true) return null;
  const plain = email.toLowerCase();
  const [made] = await tx
    .insert(persons)
    .values({
      email: plain,
      name: name ?? plain,
      language,
      issuer,
      subject: sub,
      createdAt: now,
      emailConfirmedAt: now,
    })
    .onConflictDoUpdate({
      target: persons.email,
      set: { issuer, subject: sub },
      // An e-mail that a provider gives to a second person does not give them the account of the first.
      setWhere: sql`${persons.issuer} is distinct from ${issuer}`,
    })
    .returning({ id: persons.id });
  return ofOtherProvider(made);
};
