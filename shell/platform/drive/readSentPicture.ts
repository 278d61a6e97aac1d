import { eq } from "drizzle-orm";

import type { Database } from "../database/Database";
import { enterTenant } from "../database/inTenant";
import { driveFiles, tenants } from "../database/schema";

const NAME = /^[0-9a-f]{32}\.(?:jpg|png)$/;

/** A picture that a service has taken, by the name that it was given. */
export const readSentPicture = async (db: Database, tenant: string, file: string): Promise<Buffer | null> => {
  if (!NAME.test(file)) return null;
  return db.transaction(async (tx) => {
    const [site] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.key, tenant));
    if (!site) return null;
    await enterTenant(tx, site.id);
    const [found] = await tx
      .select({ bytes: driveFiles.bytes })
      .from(driveFiles)
      .where(eq(driveFiles.publicName, file));
    return found?.bytes ? Buffer.from(found.bytes) : null;
  });
};
