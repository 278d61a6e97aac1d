import type { PersonalData, PersonCall } from "@serambi/kernel/service";

/** Requests are sent without an account: those of somebody are found by the e-mail of their account. */
const emailOf = async ({ sql, personId }: PersonCall): Promise<string | null> => {
  const [row] = await sql.query<{ email: string }>("select email from persons where id::text = $1", [personId]);
  return row?.email.toLowerCase() ?? null;
};

export const personal: PersonalData = {
  copy: async (call) => {
    const email = await emailOf(call);
    if (email === null) return {};
    return {
      proposals: await call.sql.query(
        `select reference, kind, organization, name, email, phone, people, start_month, choice, needs, asked_at
         from sites_proposals where tenant_id = $1 and email = $2 order by asked_at`,
        [call.tenant.id, email],
      ),
    };
  },
  forget: async (call) => {
    const email = await emailOf(call);
    if (email === null) return;
    await call.sql.query("delete from sites_proposals where tenant_id = $1 and email = $2", [call.tenant.id, email]);
  },
};
