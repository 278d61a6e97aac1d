import { sql } from "drizzle-orm";

import type { Transaction } from "../database/Database";

/** The directory of tenants, on which the role of requests has no right; and the queue and what persons are told, to which it may add and no more. */
const OF_PLATFORM: ReadonlySet<string> = new Set(["tenant_hosts", "jobs", "person_events"]);

const MAY_TOUCH = "SELECT, INSERT, UPDATE, DELETE";

interface Unsafe {
  readonly name: string;
  readonly fault: string;
}

/**
 * Everything by which the rows of one tenant could be read in the name of another. Views and functions that act as their owner count: the
 * owner of an embedded database is bound by no policy.
 */
const unsafe = sql`(
  with relations as (
    select c.oid, c.relname, c.relkind, c.relrowsecurity and c.relforcerowsecurity as is_bound, c.reloptions,
      has_table_privilege('serambi_app', c.oid, ${MAY_TOUCH}) as is_open,
      exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      ) as is_scoped,
      (
        select bool_and(
          p.polpermissive is false
          or coalesce(pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid), '') ~ 'serambi_(tenant|person)[(][)]'
        )
        from pg_policy p where p.polrelid = c.oid
      ) as has_policy
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  )
  select relname as name, case
    when relkind in ('r', 'p') and is_scoped and not (is_bound and coalesce(has_policy, false))
      then 'has rows of tenants without forced row-level security'
    when relkind in ('r', 'p') and is_open and not is_scoped
      then 'is open to requests without a column tenant_id'
    when relkind = 'v' and is_open and not coalesce(reloptions::text ~ 'security_invoker=(true|on|1)', false)
      then 'is a view without security_invoker'
    when relkind in ('m', 'f') and is_open
      then 'is open to requests and cannot have row-level security'
  end as fault
  from relations
  union all
  select p.proname, 'is a function that acts as its owner (SECURITY DEFINER)'
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
) as found`;

/**
 * Looks after a migration whether rows of tenants are still apart.
 * @throws Error that names what is not, so that the migration's transaction is taken back
 */
export const checkTables = async (tx: Transaction): Promise<void> => {
  const rows: Unsafe[] = await tx
    .select({ name: sql<string>`name`, fault: sql<string>`fault` })
    .from(unsafe)
    .where(sql`fault is not null`);
  const faults = rows.filter(({ name }) => !OF_PLATFORM.has(name)).map(({ name, fault }) => `${name} ${fault}`);
  if (faults.length > 0) throw new Error(faults.join("; "));
};
