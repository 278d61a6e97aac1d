import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import type { Appointment, OfficeAppointment } from "../../contract/Appointment";
import { makeToken } from "../signedLink";
import { firstMoment } from "./timesOf";

export interface AppointmentRow {
  readonly reference: string;
  readonly state: Appointment["state"];
  readonly starts_at: string;
  readonly length_minutes: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly organization: string;
  readonly topic: string;
  readonly location: Appointment["location"];
  readonly address: string;
  readonly notes: string;
  readonly guests: readonly string[];
  readonly language: Language;
  readonly origin: string | null;
  readonly reason: string;
  /** Slug of a mentor; empty: with the office. */
  readonly mentor: string;
}

export const COLUMNS = `reference, state, starts_at, length_minutes, name, email, phone, organization, topic, location, address,
  notes, guests, language, origin, reason, mentor`;

/** As its visitor sees it. */
export const toAppointment = async (
  call: Pick<ServiceCall, "sql" | "tenant" | "now">,
  row: AppointmentRow,
): Promise<Appointment> => ({
  reference: row.reference,
  token: await makeToken(call, row.reference),
  state: row.state,
  startTime: new Date(row.starts_at).toISOString(),
  lengthMinutes: row.length_minutes,
  name: row.name,
  email: row.email,
  organization: row.organization,
  topic: row.topic,
  location: row.location,
  address: row.address,
  isOpen: row.state === "booked" && new Date(row.starts_at) >= firstMoment(call.now),
  reason: row.reason,
  mentor: row.mentor,
});

/** As the office sees it. Its link stays its visitor's. */
export const toOfficeAppointment = (row: AppointmentRow, now: Date): OfficeAppointment => ({
  reference: row.reference,
  token: "",
  state: row.state,
  startTime: new Date(row.starts_at).toISOString(),
  lengthMinutes: row.length_minutes,
  name: row.name,
  email: row.email,
  organization: row.organization,
  topic: row.topic,
  location: row.location,
  address: row.address,
  isOpen: row.state === "booked" && new Date(row.starts_at) > now,
  reason: row.reason,
  mentor: row.mentor,
  phone: row.phone,
  notes: row.notes,
  guests: [...row.guests],
});
