import type { ServiceCall } from "@serambi/kernel/service";

import { refusals } from "./texts";

/** Questions in a minute: of one visitor, and of all of a site. */
const VISITOR_PER_MINUTE = 30;
const SITE_PER_MINUTE = 600;
const MINUTE_MS = 60_000;

/** Questions of whoever has no identity are not kept: they are counted here, for each site. */
const unnamed = new Map<string, { readonly since: number; count: number }>();

const countUnnamed = (tenantId: string, now: number): number => {
  const known = unnamed.get(tenantId);
  if (!known || now - known.since > MINUTE_MS) unnamed.set(tenantId, { since: now, count: 0 });
  const counted = unnamed.get(tenantId);
  return counted ? ++counted.count : 0;
};

type Asked = Pick<ServiceCall, "sql" | "tenant" | "now" | "fail">;

/** Refuses a question where the visitor, or all of the site together, have asked too many. */
export const checkLimits = async ({ sql, tenant, now, fail }: Asked, identityId: string | undefined): Promise<void> => {
  const since = new Date(now.getTime() - MINUTE_MS);
  if (identityId === undefined) {
    if (countUnnamed(tenant.id, now.getTime()) > SITE_PER_MINUTE) fail(429, refusals.tooManyHere);
    return;
  }
  const [count] = await sql.query<{ all: number; own: number }>(
    `select count(*)::int as "all", count(*) filter (where c.identity_id = $2)::int as own
     from chat_messages m join chat_conversations c on c.id = m.conversation_id where m.created_at > $1`,
    [since, identityId],
  );
  if ((count?.own ?? 0) >= VISITOR_PER_MINUTE) fail(429, refusals.tooMany);
  if ((count?.all ?? 0) >= SITE_PER_MINUTE) fail(429, refusals.tooManyHere);
};
