import { timingSafeEqual } from "node:crypto";

import type { AccountSecret } from "./seal";

/** From the site's answer to the account site's page: a redirect. */
const LIFE_MS = 60_000;

/** Proves for a minute that a site of ours has signed this person out: the account site need not ask them again. */
export const makeLogoutHint = (secret: AccountSecret, personId: string, now: Date): string => {
  const until = `${now.getTime() + LIFE_MS}`;
  return `${until}.${secret.sign("log out", `${personId} ${until}`)}`;
};

export const isLogoutHint = (secret: AccountSecret, hint: string, personId: string, now: Date): boolean => {
  const [until = "", proof = ""] = hint.split(".");
  const expected = secret.sign("log out", `${personId} ${until}`);
  const isSame = proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
  return isSame && Number(until) > now.getTime();
};
