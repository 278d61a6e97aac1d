import type { ServiceCall } from "@serambi/kernel/service";

import { bearerDigest } from "./identity";
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

type Asking = Pick<ServiceCall, "sql" | "tenant" | "now" | "headers" | "fail">;

interface AskerRow {
  readonly id: string;
  readonly own: number;
  readonly all: number;
}

/**
 * Lets a question in: the id of whoever asks under a token; undefined for one without. What an answer's first word waits for is read in one
 * statement.
 * @throws ApiFailure 401 for a token that is known no more; 429 where the visitor, or all of the site together, have asked too many
 */
export const admit = async ({ sql, tenant, now, headers, fail }: Asking): Promise<string | undefined> => {
  if (headers.authorization === undefined) {
    if (countUnnamed(tenant.id, now.getTime()) > SITE_PER_MINUTE) fail(429, refusals.tooManyHere);
    return undefined;
  }
  const [asker] = await sql.query<AskerRow>(
    `select i.id,
       (select count(*)::int from chat_messages where created_at > $2) as "all",
       (select count(*)::int from chat_messages m join chat_conversations c on c.id = m.conversation_id
        where c.identity_id = i.id and m.created_at > $2) as own
     from chat_identities i where i.token_digest = $1`,
    [bearerDigest(headers.authorization), new Date(now.getTime() - MINUTE_MS)],
  );
  if (!asker) return fail(401, refusals.noIdentity);
  if (asker.own >= VISITOR_PER_MINUTE) fail(429, refusals.tooMany);
  if (asker.all >= SITE_PER_MINUTE) fail(429, refusals.tooManyHere);
  return asker.id;
};
