import type { ServiceCall } from "@serambi/kernel/service";

import type { Appointment, OfficeAppointment } from "../../contract/Appointment";
import { readToken } from "../signedLink";
import { texts } from "../texts";
import { officeOf, requireOfficeTime } from "./keepAppointment";
import { tellOffice, tellVisitor, type Occasion } from "./letters";
import { COLUMNS, toAppointment, toOfficeAppointment, type AppointmentRow } from "./rows";
import { firstMoment } from "./timesOf";

/** The appointment of a link. */
export const findByToken = async (call: ServiceCall, token: string): Promise<AppointmentRow> => {
  const { sql, tenant, fail } = call;
  const reference = await readToken(call, token);
  const [row] = await sql.query<AppointmentRow>(
    `select ${COLUMNS} from community_appointments where tenant_id = $1 and reference = $2 for update`,
    [tenant.id, reference ?? ""],
  );
  return row ?? fail(404, texts.noAppointment);
};

const requireOpen = ({ fail, now }: ServiceCall, row: AppointmentRow): void => {
  if (row.state !== "booked") fail(409, texts.cancelledAlready);
  if (new Date(row.starts_at) < firstMoment(now)) fail(409, texts.tooLate);
};

const tellBoth = async (call: ServiceCall, row: AppointmentRow, occasion: Occasion): Promise<Appointment> => {
  const appointment = await toAppointment(call, row);
  const { inbox } = await officeOf(call, row.mentor);
  await tellVisitor(call, row, appointment, occasion);
  await tellOffice(call, { inbox, language: call.tenant.language }, { appointment, occasion });
  return appointment;
};

/** Cancelled by its visitor: the time is free again. */
export const cancelAppointment = async (
  call: ServiceCall<unknown, { readonly token: string }>,
): Promise<Appointment> => {
  const { sql, tenant, body } = call;
  const row = await findByToken(call, body.token);
  requireOpen(call, row);
  await sql.query("update community_appointments set state = 'cancelled' where tenant_id = $1 and reference = $2", [
    tenant.id,
    row.reference,
  ]);
  return tellBoth(call, { ...row, state: "cancelled" }, "cancelled");
};

type Move = ServiceCall<unknown, { readonly token: string; readonly startTime: string }>;

/** Moved by its visitor. Where somebody has the new time already, it stays where it was. */
export const moveAppointment = async (call: Move): Promise<Appointment> => {
  const { sql, tenant, body, fail } = call;
  const row = await findByToken(call, body.token);
  requireOpen(call, row);
  const moment = new Date(body.startTime);
  requireOfficeTime(call, await officeOf(call, row.mentor), moment);
  const [moved] = await sql.query<AppointmentRow>(
    `update community_appointments set starts_at = $3 where tenant_id = $1 and reference = $2
       and not exists (select from community_appointments where tenant_id = $1 and mentor = $4 and starts_at = $3 and state = 'booked')
     returning ${COLUMNS}`,
    [tenant.id, row.reference, moment, row.mentor],
  );
  if (!moved) return fail(422, texts.timeTaken, { startTime: texts.timeTaken });
  return tellBoth(call, moved, "moved");
};

type Release = ServiceCall<unknown, { readonly reference: string; readonly reason: string }>;

/** Cancelled by the office, which says why. */
export const releaseAppointment = async (call: Release): Promise<OfficeAppointment> => {
  const { sql, tenant, body, fail, now } = call;
  const [row] = await sql.query<AppointmentRow>(
    `update community_appointments set state = 'cancelled', reason = $3
     where tenant_id = $1 and reference = $2 and state = 'booked' returning ${COLUMNS}`,
    [tenant.id, body.reference, body.reason],
  );
  if (!row) return fail(409, texts.cancelledAlready);
  await tellVisitor(call, row, await toAppointment(call, row), "released");
  return toOfficeAppointment(row, now);
};
