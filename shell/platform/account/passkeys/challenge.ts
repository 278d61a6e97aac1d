import { lt } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { usedChallenges } from "../../database/schema";
import { digestOf, randomToken } from "../randomToken";
import type { AccountSecret } from "../seal";

/** As long as a way in from a site: browsers offer passkeys on a sign-in page for as long as it is open. */
const LIFE_MS = 60 * 60 * 1000;

/** What a challenge is good for; `add:<person>` proves that this person's password was given just now. */
export type ChallengePurpose = "sign in" | `add:${string}`;

interface ChallengeOf {
  readonly secret: AccountSecret;
  /** The key of the browser's forms: a challenge is answered in the browser that it was made for. */
  readonly formKey: string;
  readonly purpose: ChallengePurpose;
  readonly now: Date;
}

const proofOf = ({ secret, formKey, purpose }: ChallengeOf, until: string, random: string): string =>
  secret.sign("passkey", [purpose, formKey, until, random].join(" "));

/** Random, signed and dated. The database keeps none that nobody answers: anybody may open a sign-in page a thousand times. */
export const makeChallenge = (of: ChallengeOf): string => {
  const until = `${of.now.getTime() + LIFE_MS}`;
  const random = randomToken();
  return `${until}.${random}.${proofOf(of, until, random)}`;
};

/** @param encoded as a browser repeats it: base64url */
export const isChallenge = (of: ChallengeOf, encoded: string): boolean => {
  const [until = "", random = "", proof = ""] = Buffer.from(encoded, "base64url").toString("utf8").split(".");
  return proof === proofOf(of, until, random) && Number(until) > of.now.getTime();
};

/** Uses a challenge up. @returns false where it was used before */
export const takeChallenge = async (tx: Transaction, encoded: string, now: Date): Promise<boolean> => {
  await tx.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  const taken = await tx
    .insert(usedChallenges)
    .values({ digest: digestOf(encoded), expiresAt: new Date(now.getTime() + LIFE_MS) })
    .onConflictDoNothing()
    .returning({ digest: usedChallenges.digest });
  return taken.length > 0;
};
