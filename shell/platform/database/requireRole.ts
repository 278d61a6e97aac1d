import { sql } from "drizzle-orm";

import type { Transaction } from "./Database";

/** The role that requests act as; row-level security binds it (first migration). */
const ROLE = "serambi_app";

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Checks before the first migration that it can have its role: a database's owner usually may not create roles.
 * @throws Error that says what an administrator has to run, once
 */
export const requireRole = async (tx: Transaction): Promise<void> => {
  const role = sql`(select oid from pg_roles where rolname = ${ROLE})`;
  const [row] = await tx
    .select({
      user: sql<string>`current_user`,
      mayCreate: sql<boolean>`(select rolsuper or rolcreaterole from pg_roles where rolname = current_user)`,
      exists: sql<boolean>`${role} is not null`,
      isMember: sql<boolean>`coalesce(pg_has_role(current_user, ${role}, 'MEMBER'), false)`,
    })
    .from(sql`(values (1)) as one`);
  if (!row || row.isMember || row.mayCreate) return;
  const create = row.exists ? "" : `CREATE ROLE ${ROLE} NOLOGIN; `;
  throw new Error(
    `The database user ${quoted(row.user)} may not act as the role "${ROLE}". As an administrator of the server, once: ` +
      `${create}GRANT ${ROLE} TO ${quoted(row.user)};`,
  );
};
