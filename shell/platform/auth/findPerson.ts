import type { Language } from "@serambi/kernel/contracts";
import { and, eq } from "drizzle-orm";
import * as z from "zod";

import type { Transaction } from "../database/Database";
import { accountSessions, persons } from "../database/schema";
import type { Identity } from "./verifyIdToken";

/**
 * The person that a provider names. One of another provider has an account here from their first sign-in; an account of the same e-mail is
 * theirs, where that provider has confirmed it.
 * @returns the person's id; null where there is no such person, or none may be made
 */
export const findPerson = async (
  tx: Transaction,
  { issuer, sub, email, email_verified: isConfirmed, name, session_id: session }: Identity,
  language: Language,
  now: Date,
): Promise<string | null> => {
  if (issuer === null) {
    const { data: id } = z.uuid().safeParse(sub);
    if (id === undefined) return null;
    // A token of a session that has ended since opens nothing.
    const [own] = await tx
      .select({ id: accountSessions.personId })
      .from(accountSessions)
      .where(and(eq(accountSessions.personId, id), eq(accountSessions.id, session ?? id)));
    return own?.id ?? null;
  }
  const [known] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(and(eq(persons.issuer, issuer), eq(persons.subject, sub)));
  if (known) return known.id;
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
    .onConflictDoUpdate({ target: persons.email, set: { issuer, subject: sub } })
    .returning({ id: persons.id });
  return made?.id ?? null;
};
