import type { Language } from "@serambi/kernel/contracts";
import { eq } from "drizzle-orm";

import type { Transaction } from "../database/Database";
import { persons } from "../database/schema";
import { confirmLetter, existsLetter } from "./letters";
import type { Envelope } from "./mail/Letter";
import { writeLetter } from "./mail/writeLetter";
import { createPerson, findByEmail, makeMailToken, setPassword } from "./persons";

interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Site that somebody signs up on: the sender of the letter, its language and its links. */
export interface SignUpPlace {
  readonly mail: Pick<Envelope, "tenantId" | "siteTitle" | "colours">;
  readonly language: Language;
  readonly now: Date;
  /** Address where a forgotten password is made anew. */
  readonly forgottenHref: string;
  readonly confirmHref: (token: string) => string;
}

/** A new account and its letter; to somebody who has an account another letter, and nothing changes. The transaction is no tenant's. */
export const signUp = async (
  tx: Transaction,
  { mail, language, now, forgottenHref, confirmHref }: SignUpPlace,
  { name, email, passwordHash }: Applicant,
): Promise<void> => {
  const made = await createPerson(tx, { name, email, passwordHash, language }, now);
  const known = made ?? (await findByEmail(tx, email))?.person;
  if (!known) return;
  const to = { ...mail, recipient: email, language };
  if (known.emailConfirmedAt !== null) {
    const letter = existsLetter(known.language, forgottenHref);
    await writeLetter(tx, letter, { ...to, language: known.language }, now);
    return;
  }
  if (!made) {
    // Nobody has proved to be the one: the last who asks is the one that the letter is about.
    await tx.update(persons).set({ name, language }).where(eq(persons.id, known.id));
    await setPassword(tx, known.id, passwordHash, now);
  }
  const href = confirmHref(await makeMailToken(tx, known.id, "confirm", now));
  await writeLetter(tx, confirmLetter(language, { name, email, site: mail.siteTitle, href, now }), to, now);
};
