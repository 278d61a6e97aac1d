import { randomBytes } from "node:crypto";

import { lt } from "drizzle-orm";

import { APP_TOKEN_LIFE_MS, tokenDigest } from "../../app/authenticate";
import { appTokens } from "../../database/schema";
import type { Transaction } from "../../database/Database";

interface TokenOwner {
  readonly clientId: string;
  readonly scopes: readonly string[];
}

/** A new application token, good for 23 hours; those that have expired go. Only its digest is kept. */
export const createToken = async (
  tx: Transaction,
  { clientId, scopes }: TokenOwner,
  now: Date,
): Promise<{ token: string; code: string }> => {
  const token = randomBytes(32).toString("base64url");
  const code = randomBytes(16).toString("base64url");
  await tx.delete(appTokens).where(lt(appTokens.expiresAt, now));
  await tx.insert(appTokens).values({
    digest: tokenDigest(token, code),
    clientId,
    scopes: [...scopes],
    createdAt: now,
    expiresAt: new Date(now.getTime() + APP_TOKEN_LIFE_MS),
  });
  return { token, code };
};
