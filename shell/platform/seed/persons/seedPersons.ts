import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { LANGUAGES } from "@serambi/kernel/contracts";
import { seedPersonId } from "@serambi/kernel/service";
import { inArray } from "drizzle-orm";
import * as z from "zod";

import { hashPassword } from "../../account/passwords";
import { setPassword } from "../../account/persons";
import { inTenant } from "../../database/inTenant";
import type { Database } from "../../database/Database";
import { memberships, persons, tenants } from "../../database/schema";
import content from "./persons.json";

const PersonContent = z.object({
  email: z.email(),
  name: z.string().min(1),
  language: z.enum(LANGUAGES),
  /** `*` stands for every site. */
  memberships: z.array(z.object({ site: z.string().min(1), userKind: z.number().int().min(0).max(9) })).min(1),
});
type PersonContent = z.infer<typeof PersonContent>;

/** One person for each role, and learners. */
export const seedPersonContent = z.object({ persons: z.array(PersonContent) }).parse(content).persons;

const FILE = "seed-password";

/** The password of all of them: made at the first start, kept in the data directory for its owner alone. */
const seedPassword = (dataDir: string | undefined): string => {
  const file = dataDir === undefined ? undefined : join(dataDir, FILE);
  if (file !== undefined && existsSync(file)) return readFileSync(file, "utf8").trim();
  const made = randomBytes(12).toString("base64url");
  if (file === undefined) return made;
  // Whole or not there: a file that a full disk left empty would be an empty password at the next start.
  writeFileSync(`${file}.new`, `${made}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return made;
};

const addPersons = async (db: Database, missing: readonly PersonContent[], password: string): Promise<void> => {
  const now = new Date();
  // One hash for all: they have the same password anyway, and hashing is slow on purpose.
  const passwordHash = await hashPassword(password);
  const added = await db.transaction(async (tx) => {
    const rows = await tx
      .insert(persons)
      .values(
        missing.map(({ email, name, language }) => {
          const at = { createdAt: now, emailConfirmedAt: now };
          return { id: seedPersonId(email), email, name, language, ...at };
        }),
      )
      .onConflictDoNothing()
      .returning({ id: persons.id, email: persons.email });
    for (const { id } of rows) await setPassword(tx, id, passwordHash, now);
    return rows;
  });
  const all = await db.transaction((tx) => tx.select({ id: tenants.id, key: tenants.key }).from(tenants));
  const ids = new Map(added.map(({ id, email }) => [email, id]));
  for (const { id: tenantId, key } of all) {
    const rows = missing.flatMap(({ email, memberships: theirs }) => {
      const personId = ids.get(email);
      const own = theirs.find(({ site }) => site === key || site === "*");
      return personId !== undefined && own ? [{ tenantId, personId, userKind: own.userKind, createdAt: now }] : [];
    });
    if (rows.length > 0)
      await inTenant(db, tenantId, (tx) => tx.insert(memberships).values(rows).onConflictDoNothing());
  }
};

/**
 * Adds the persons of the seed who are not there yet. Nobody who is there is changed: their password may be another by now.
 * @returns the password that they began with; undefined where none was made here
 */
export const seedPersons = async (db: Database, dataDir: string | undefined): Promise<string | undefined> => {
  const emails = seedPersonContent.map(({ email }) => email);
  const known = await db.transaction((tx) =>
    tx.select({ email: persons.email }).from(persons).where(inArray(persons.email, emails)),
  );
  const has = new Set(known.map(({ email }) => email));
  const missing = seedPersonContent.filter(({ email }) => !has.has(email));
  const isKept = dataDir !== undefined && existsSync(join(dataDir, FILE));
  if (missing.length === 0) return isKept ? seedPassword(dataDir) : undefined;
  const password = seedPassword(dataDir);
  await addPersons(db, missing, password);
  return password;
};
