import { endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import { AppointmentForm } from "../../contract/Appointment";
import { cancelAppointment, findByToken, moveAppointment, releaseAppointment } from "./changeAppointment";
import { freeTimes } from "./freeTimes";
import { keepAppointment } from "./keepAppointment";
import { COLUMNS, toAppointment, toOfficeAppointment, type AppointmentRow } from "./rows";

const OFFICE = { roles: ["superadmin", "admin", "lead_program"] } as const;
const token = z.string().min(1).max(120);

export const appointmentEndpoints = [
  endpoint({
    host: "services",
    method: "POST",
    path: "/post/appointment/create",
    access: "anyone",
    body: AppointmentForm,
    handle: keepAppointment,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/appointments/free",
    access: "anyone",
    query: z.object({ from: z.iso.date(), to: z.iso.date(), mentor: z.string().max(80).default("") }),
    handle: freeTimes,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/appointments/one",
    access: "anyone",
    query: z.object({ token }),
    handle: async (call) => toAppointment(call, await findByToken(call, call.query.token)),
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/appointments/cancel",
    access: "anyone",
    body: z.object({ token }),
    handle: cancelAppointment,
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/appointments/move",
    access: "anyone",
    body: z.object({ token, startTime: z.iso.datetime({ offset: true }) }),
    handle: moveAppointment,
  }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/appointments/list",
    access: OFFICE,
    handle: async ({ sql, tenant, now }) => {
      const rows = await sql.query<AppointmentRow>(
        `select ${COLUMNS} from community_appointments where tenant_id = $1 and starts_at >= $2 order by starts_at limit 200`,
        [tenant.id, now],
      );
      return rows.map((row) => toOfficeAppointment(row, now));
    },
  }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/appointments/release",
    access: OFFICE,
    body: z.object({ reference: z.string().max(20), reason: z.string().trim().min(10).max(255) }),
    handle: releaseAppointment,
  }),
];
