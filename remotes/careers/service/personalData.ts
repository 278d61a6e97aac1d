import type { PersonalData } from "@serambi/kernel/service";

import { forgetApplications } from "./applications/forget";
import { APPLICATION, type ApplicationRow } from "./applications/rows";
import { readSteps } from "./steps";

/** Alerts are kept by address: they are those of whoever has it. */
const OWN_ALERTS = "tenant_id = $1 and email = (select email from persons where id::text = $2)";

/** Applications with their CVs, what a graduate agreed to show, and alerts. Nothing of them has to be kept. */
export const personal: PersonalData = {
  copy: async (call) => {
    const { sql, tenant, personId } = call;
    const own = [tenant.id, personId];
    const rows = await sql.query<ApplicationRow>(
      `${APPLICATION} where a.tenant_id = $1 and a.person_id = $2 order by a.sent_at`,
      own,
    );
    const applications = [];
    for (const { id, file_id: _file, person_id: _person, origin: _origin, ...row } of rows)
      applications.push({ ...row, steps: await readSteps(call, id, false) });
    const talents = await sql.query(
      `select name, is_named as "isNamed", trade, city, work, summary, free_from as "freeFrom", consented_at as "consentedAt",
         withdrawn_at as "withdrawnAt" from careers_talents where tenant_id = $1 and person_id = $2`,
      own,
    );
    const alerts = await sql.query(
      `select email, filters, confirmed_at as "confirmedAt" from careers_alerts where ${OWN_ALERTS}`,
      own,
    );
    const companies = await sql.query(
      "select company_id as company from careers_members where tenant_id = $1 and person_id = $2",
      own,
    );
    return { applications, talents, alerts, companies };
  },
  forget: async (call) => {
    const { sql, tenant, personId } = call;
    const own = [tenant.id, personId];
    await forgetApplications(call, "a.person_id = $2", [personId]);
    await sql.query("delete from careers_talents where tenant_id = $1 and person_id = $2", own);
    await sql.query(`delete from careers_alerts where ${OWN_ALERTS}`, own);
    await sql.query("delete from careers_members where tenant_id = $1 and person_id = $2", own);
    // The acts of a company's member stay with the applications of others, without a name.
    await sql.query("update careers_steps set by_id = null, by_name = '' where tenant_id = $1 and by_id = $2", own);
  },
};
