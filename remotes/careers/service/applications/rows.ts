import type { Sql } from "@serambi/kernel/service";

import { isNamed, type ApplicationState } from "../../contract/applicationStates";
import type { Applicant } from "../../contract/Application";
import { isoOf } from "../jobs/rows";

export interface ApplicationRow {
  readonly id: string;
  readonly number: string;
  readonly job_id: string;
  readonly person_id: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly motivation: string;
  readonly file_id: string | null;
  readonly file_name: string | null;
  readonly size_bytes: number | null;
  readonly state: ApplicationState;
  readonly language: "id" | "en";
  readonly origin: string;
  readonly meets: string | null;
  readonly meets_where: string | null;
  readonly sent: string;
  readonly changed: string;
  readonly forget: string;
}

export const APPLICATION = `select a.id, a.number, a.job_id, a.person_id, a.name, a.email, a.phone, a.motivation, a.file_id,
  f.name as file_name, f.size_bytes, a.state, a.language, a.origin, ${isoOf("a.meets_at")} as meets, a.meets_where,
  ${isoOf("a.sent_at")} as sent, ${isoOf("a.changed_at")} as changed, ${isoOf("a.forget_at")} as forget
  from careers_applications a left join careers_files f on f.tenant_id = a.tenant_id and f.id = a.file_id`;

/** By the secret that its applicant has. */
export const findOwn = async (
  sql: Sql,
  tenantId: string,
  id: string,
  isHeld = false,
): Promise<ApplicationRow | undefined> => {
  const [row] = await sql.query<ApplicationRow>(
    `${APPLICATION} where a.tenant_id = $1 and a.id = $2 ${isHeld ? "for update of a" : ""}`,
    [tenantId, id],
  );
  return row;
};

export const cvOf = ({ file_name, size_bytes }: ApplicationRow) =>
  file_name === null || size_bytes === null ? null : { name: file_name, sizeBytes: size_bytes };

export const meetingOf = ({ meets, meets_where }: ApplicationRow) =>
  meets === null ? null : { at: meets, where: meets_where ?? "" };

/** As its company sees it: who it is stands there from the invitation on. */
export const toApplicant = (row: ApplicationRow): Applicant => {
  const cv = cvOf(row);
  const isShown = isNamed(row.state);
  return {
    number: row.number,
    state: row.state,
    person: isShown ? { name: row.name, email: row.email, phone: row.phone } : null,
    motivation: row.motivation,
    // A file is often named after its owner.
    cv: cv && !isShown ? { ...cv, name: `${row.number}.pdf` } : cv,
    meeting: meetingOf(row),
    sentAt: row.sent,
    changedAt: row.changed,
  };
};
