import type { Language } from "@serambi/kernel/contracts";
import { endpoint, type ServiceCall } from "@serambi/kernel/service";

import { SchoolDecision, type WaitingSchool } from "../../contract/Schools";
import { oneAtATime } from "../oneAtATime";
import { texts } from "../texts";
import { LETTERS } from "./letters";
import { cityName, provinceName, type SchoolRow } from "./readSchools";

const OFFICE = { roles: ["superadmin", "admin", "lead_program"] } as const;

interface WaitingRow extends Pick<SchoolRow, "id" | "npsn" | "name" | "level" | "status" | "province_id" | "city_id"> {
  readonly reference: string;
  readonly address: string;
  readonly pic_name: string;
  readonly email: string;
  readonly phone: string;
  readonly registered_at: string;
}

/** Registrations that nobody has confirmed, the oldest first. */
const listWaiting = async ({ sql, tenant }: ServiceCall): Promise<WaitingSchool[]> => {
  const rows = await sql.query<WaitingRow>(
    "select * from community_schools where tenant_id = $1 and not is_confirmed order by registered_at, id limit 200",
    [tenant.id],
  );
  return rows.map(({ id, reference, npsn, name, level, status, address, ...row }) => ({
    id,
    reference,
    npsn,
    name,
    level,
    status,
    address,
    city: cityName(row.city_id),
    province: provinceName(row.province_id),
    picName: row.pic_name,
    picEmail: row.email,
    picPhone: row.phone,
    registeredAt: new Date(row.registered_at).toISOString(),
  }));
};

/** Confirmed, a school is in the list; declined, nothing of it is kept, and its NPSN is free again. */
const decide = async (call: ServiceCall<unknown, SchoolDecision>): Promise<{ readonly decision: string }> => {
  const { sql, tenant, body, fail, send } = call;
  await oneAtATime(sql, tenant.id, `school ${body.id}`);
  const change =
    body.decision === "confirmed"
      ? "update community_schools set is_confirmed = true"
      : "delete from community_schools";
  const [school] = await sql.query<{ name: string; email: string; language: Language }>(
    `${change} where tenant_id = $1 and id = $2::uuid and not is_confirmed returning name, email, language`,
    [tenant.id, body.id],
  );
  if (!school) return fail(409, texts.decidedAlready);
  if (school.email !== "")
    await send({
      to: { email: school.email, language: school.language },
      write: (language) =>
        body.decision === "confirmed"
          ? LETTERS[language].confirmed(school.name)
          : LETTERS[language].declined(school.name, body.reason),
    });
  return { decision: body.decision };
};

export const decideSchoolEndpoints = [
  endpoint({ host: "community", method: "GET", path: "/schools/waiting", access: OFFICE, handle: listWaiting }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/schools/decide",
    access: OFFICE,
    body: SchoolDecision,
    handle: decide,
  }),
];
