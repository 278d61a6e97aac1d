import type { ServiceCall } from "@serambi/kernel/service";
import type * as z from "zod";

import { jakartaDay } from "../../contract/jakartaTime";
import type { RegisteredSchool, SchoolForm } from "../../contract/Schools";
import { areas } from "../areas/areas";
import { makeReference } from "../makeReference";
import { oneAtATime } from "../oneAtATime";
import { fields, texts } from "../texts";
import { LETTERS } from "./letters";
import { readSchoolSetting } from "./settings";

type Call = ServiceCall<unknown, SchoolForm>;

interface KeptRow {
  readonly reference: string;
  readonly form_key: string;
}

/** Keeps the first of several registrations with one NPSN; the same form sent again is told the reference that it had. */
const keep = async ({
  sql,
  tenant,
  body,
  now,
  fail,
  language,
}: Call): Promise<{ reference: string; isNew: boolean }> => {
  await oneAtATime(sql, tenant.id, `school ${body.npsn}`);
  const [known] = await sql.query<KeptRow>(
    "select reference, form_key from community_schools where tenant_id = $1 and npsn = $2",
    [tenant.id, body.npsn],
  );
  if (known && known.form_key !== "" && known.form_key === body.key)
    return { reference: known.reference, isNew: false };
  if (known) return fail(422, texts.npsnTaken, { npsn: texts.npsnTaken });
  const reference = makeReference("SK");
  await sql.query(
    `insert into community_schools (tenant_id, reference, npsn, name, level, status, address, province_id, city_id,
       since, pic_name, email, phone, form_key, registered_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      tenant.id,
      reference,
      body.npsn,
      body.schoolName,
      body.level,
      body.status,
      body.address,
      body.provinceId,
      body.cityId,
      Number(jakartaDay(now).slice(0, 4)),
      body.picName,
      body.picEmail.toLowerCase(),
      body.picPhone,
      body.key,
      now,
      language,
    ],
  );
  return { reference, isNew: true };
};

/**
 * `school/register`: keeps a registration, and writes to whoever sent it and to the office.
 * @throws 404 where no school registers; 422 for an NPSN that is registered, or a city that there is not
 */
export const registerSchool = async (call: Call): Promise<z.infer<typeof RegisteredSchool>> => {
  const { body, tenant, language, fail, send } = call;
  const setting = (await readSchoolSetting(call)) ?? fail(404, texts.noSchools);
  const city = areas().cities.get(body.cityId);
  if (!city) return fail(422, fields["cityId"] ?? texts.wrong, { cityId: fields["cityId"] ?? texts.wrong });
  const { reference, isNew } = await keep(call);
  if (!isNew) return { reference };
  const { schoolName, npsn, level, status, address, picName, picEmail, picPhone } = body;
  await send({
    to: { email: picEmail.toLowerCase(), language },
    write: (inLanguage) => LETTERS[inLanguage].registered(schoolName, reference),
  });
  const details = [
    `${schoolName}, ${npsn}, ${level} ${status}`,
    `${address}, ${city.name}`,
    picName,
    picEmail,
    picPhone,
  ];
  await send({
    to: { email: setting.inbox, language: tenant.language },
    write: (inLanguage) => LETTERS[inLanguage].told(schoolName, [...details, reference]),
  });
  return { reference };
};
