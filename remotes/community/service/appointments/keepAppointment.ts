import type { ServiceCall } from "@serambi/kernel/service";

import type { Appointment, AppointmentForm } from "../../contract/Appointment";
import { makeReference } from "../makeReference";
import { officeOfMentor, readMentors } from "../mentors/settings";
import { oneAtATime } from "../oneAtATime";
import { visitedOrigin } from "../siteOrigin";
import { texts } from "../texts";
import { tellOffice, tellVisitor } from "./letters";
import { COLUMNS, toAppointment, type AppointmentRow } from "./rows";
import { readOffice, type OfficeSetting } from "./settings";
import { isOfficeTime } from "./timesOf";

type Call = ServiceCall<unknown, AppointmentForm>;

/** The hours of a mentor; undefined where the site has no such mentor. */
const mentorOffice = async (
  call: Pick<ServiceCall, "sql" | "tenant">,
  slug: string,
): Promise<OfficeSetting | undefined> => {
  const setting = await readMentors(call);
  const mentor = setting?.mentors.find((one) => one.slug === slug);
  return setting && mentor ? officeOfMentor(setting, mentor) : undefined;
};

/** The site's office, or the hours of a mentor. A site without them has no appointments. */
export const officeOf = async (
  call: Pick<ServiceCall, "sql" | "tenant" | "fail">,
  mentor: string,
): Promise<OfficeSetting> =>
  mentor === ""
    ? ((await readOffice(call)) ?? call.fail(404, texts.noOffice))
    : ((await mentorOffice(call, mentor)) ?? call.fail(404, texts.noMentor));

/** Ends the call where the office does not take appointments at that time. */
export const requireOfficeTime = (
  { fail, now }: Pick<ServiceCall, "fail" | "now">,
  office: OfficeSetting,
  moment: Date,
): void => {
  if (!isOfficeTime(office, moment, now)) fail(422, texts.timeTaken, { startTime: texts.timeTaken });
};

const find = async (
  { sql, tenant }: Call,
  where: string,
  values: readonly string[],
): Promise<AppointmentRow | undefined> => {
  const [row] = await sql.query<AppointmentRow>(
    `select ${COLUMNS} from community_appointments where tenant_id = $1 and ${where}`,
    [tenant.id, ...values],
  );
  return row;
};

/** The row, or nothing where the time is somebody else's by now. */
const insert = async (call: Call, { lengthMinutes }: OfficeSetting): Promise<AppointmentRow | undefined> => {
  const { sql, tenant, body, language, now } = call;
  const [row] = await sql.query<AppointmentRow>(
    `insert into community_appointments
       values ($1, $2, 'booked', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, '', $18)
     on conflict (tenant_id, mentor, starts_at) where state = 'booked' do nothing
     returning ${COLUMNS}`,
    [
      tenant.id,
      makeReference("JJ"),
      new Date(body.startTime),
      lengthMinutes,
      body.name,
      body.email.toLowerCase(),
      body.phone,
      body.organization,
      body.topic,
      body.location,
      body.location === "onsite" ? body.address : "",
      body.notes,
      JSON.stringify(body.guests),
      language,
      visitedOrigin(call.host, call.body.origin),
      body.key,
      now,
      body.mentor,
    ],
  );
  return row;
};

/** Without a key: whoever has the time is the same person with the same form, sent twice. */
const isSame = (row: AppointmentRow | undefined, { email, name }: AppointmentForm): row is AppointmentRow =>
  row !== undefined && row.email === email.toLowerCase() && row.name === name;

/** Makes an appointment. One form is one appointment, however often it is sent; one time is one visitor's. */
export const keepAppointment = async (call: Call): Promise<Appointment> => {
  const { sql, tenant, body, fail } = call;
  const office = await officeOf(call, body.mentor);
  if (body.key !== "") {
    await oneAtATime(sql, tenant.id, `appointment ${body.key}`);
    const sent = await find(call, "form_key = $2", [body.key]);
    if (sent) return toAppointment(call, sent);
  }
  requireOfficeTime(call, office, new Date(body.startTime));
  const row = await insert(call, office);
  if (!row) {
    const taken = await find(call, "state = 'booked' and starts_at = $2 and mentor = $3", [
      body.startTime,
      body.mentor,
    ]);
    if (isSame(taken, body)) return toAppointment(call, taken);
    return fail(422, texts.timeTaken, { startTime: texts.timeTaken });
  }
  const appointment = await toAppointment(call, row);
  await tellVisitor(call, row, appointment, "made");
  await tellOffice(call, { inbox: office.inbox, language: tenant.language }, { appointment, occasion: "made" });
  return appointment;
};
