import { randomBytes } from "node:crypto";

import { lt } from "drizzle-orm";

import { isNoRoom } from "../../app/DiskFaults";
import { APP_TOKEN_LIFE_MS, tokenDigest } from "../../app/authenticate";
import { appTokens } from "../../database/schema";
import type { AppDeps } from "../../app/tenantHandler";

interface TokenOwner {
  readonly clientId: string;
  readonly scopes: readonly string[];
}

/**
 * A new application token, good for 23 hours; those that have expired go. Only its digest is kept, and in memory where the disk
 * takes nothing: pages need a token to be read.
 */
export const createToken = async (
  { db, heldTokens }: Pick<AppDeps, "db" | "heldTokens">,
  { clientId, scopes }: TokenOwner,
  now: Date,
): Promise<{ token: string; code: string }> => {
  const token = randomBytes(32).toString("base64url");
  const code = randomBytes(16).toString("base64url");
  const digest = tokenDigest(token, code);
  const expiresAt = new Date(now.getTime() + APP_TOKEN_LIFE_MS);
  try {
    await db.transaction(async (tx) => {
      await tx.delete(appTokens).where(lt(appTokens.expiresAt, now));
      await tx.insert(appTokens).values({ digest, clientId, scopes: [...scopes], createdAt: now, expiresAt });
    });
  } catch (error) {
    if (!isNoRoom(error)) throw error;
    heldTokens.hold(digest, expiresAt);
  }
  return { token, code };
};
