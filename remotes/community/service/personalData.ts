import type { PersonalData, PersonCall } from "@serambi/kernel/service";

/** Forms are sent without an account: what somebody has sent is found by the e-mail of their account. */
const emailOf = async ({ sql, personId }: PersonCall): Promise<string | null> => {
  const [row] = await sql.query<{ email: string }>("select email from persons where id::text = $1", [personId]);
  return row?.email.toLowerCase() ?? null;
};

const TABLES = ["community_demo_requests", "community_appointments"] as const;

export const personal: PersonalData = {
  copy: async (call) => {
    const email = await emailOf(call);
    if (email === null) return {};
    const own = [call.tenant.id, email];
    return {
      demoRequests: await call.sql.query(
        "select reference, email, asked_at, ends_on::text as ends_on from community_demo_requests where tenant_id = $1 and email = $2 order by asked_at",
        own,
      ),
      appointments: await call.sql.query(
        `select reference, state, starts_at, name, email, phone, organization, topic, location, address, notes, guests, made_at
         from community_appointments where tenant_id = $1 and email = $2 order by made_at`,
        own,
      ),
    };
  },
  forget: async (call) => {
    const email = await emailOf(call);
    if (email === null) return;
    for (const table of TABLES)
      await call.sql.query(`delete from ${table} where tenant_id = $1 and email = $2`, [call.tenant.id, email]);
  },
};
