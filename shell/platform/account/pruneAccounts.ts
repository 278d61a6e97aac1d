import { lt } from "drizzle-orm";

import type { Database } from "../database/Database";
import { accountSessions, mailTokens, oidcPayloads, signInFailures, trustedDevices } from "../database/schema";

const HOUR_MS = 60 * 60 * 1000;

/** Deletes what is over: sessions, links of letters, trusted devices, what the OpenID provider remembered, and wrong tries that no longer count. */
export const pruneAccounts = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of [accountSessions, mailTokens, trustedDevices, oidcPayloads])
      await tx.delete(table).where(lt(table.expiresAt, now));
    await tx.delete(signInFailures).where(lt(signInFailures.lastAt, new Date(now.getTime() - HOUR_MS)));
  });
