import * as z from "zod/mini";

import { MAX_GUESTS, MAX_NOTES } from "./appointmentLimits";
import { emailField, keyField, nameField, optionalLine, phoneField, requiredLine } from "./fields";

/** No meeting is longer than a day: the time of its end is reckoned with it. */
export const MeetingMinutes = z.int().check(z.minimum(0), z.maximum(1_440));

/** ISO 8601 with an offset. */
const momentField = () => z.iso.datetime({ offset: true });

/** The body of `post/appointment/create`. */
export const AppointmentForm = z
  .object({
    startTime: momentField(),
    name: nameField(),
    email: emailField(),
    phone: phoneField(),
    organization: requiredLine(2, 150),
    topic: requiredLine(3, 150),
    location: z.enum(["online", "onsite"]),
    /** Where the visitor wants the office to come to. */
    address: optionalLine(255),
    notes: optionalLine(MAX_NOTES),
    guests: z._default(z.array(emailField()).check(z.maxLength(MAX_GUESTS)), []),
    /** Slug of the mentor that it is with; empty: with the office. */
    mentor: z._default(optionalLine(80), ""),
    key: keyField(),
    /** Where the site is visited, for the link in the letter. */
    origin: z.optional(z.string().check(z.maxLength(300))),
  })
  .check(
    z.refine(
      // Where other fields are wrong, these are as they were sent.
      ({ location, address }: { readonly location: string; readonly address: unknown }) =>
        location !== "onsite" || (typeof address === "string" && address.length >= 5),
      {
        path: ["address"],
        // Also where other fields are wrong: all of it is said at once.
        when: () => true,
      },
    ),
  );
export type AppointmentForm = z.infer<typeof AppointmentForm>;

export const Appointment = z.object({
  reference: z.string(),
  /** Opens it, for whoever has the link. */
  token: z.string(),
  state: z.enum(["booked", "cancelled"]),
  startTime: z.iso.datetime(),
  lengthMinutes: MeetingMinutes,
  name: z.string(),
  email: z.string(),
  organization: z.string(),
  topic: z.string(),
  location: z.enum(["online", "onsite"]),
  address: z.string(),
  /** May be moved or cancelled by the visitor. */
  isOpen: z.boolean(),
  /** Why the office has cancelled it; empty where it has not. */
  reason: z.string(),
  /** Slug of the mentor that it is with; empty: with the office. */
  mentor: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

const Hours = z.tuple([z.string(), z.string()]);

export const FreeTimes = z.object({
  office: z.object({
    name: z.string(),
    city: z.string(),
    lengthMinutes: MeetingMinutes,
    /** Opening hours of the week, as people say them: "08:00", "16:00". */
    hours: Hours,
  }),
  /** The first and the last day that can be booked. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** The days with a free time, among those asked for. */
  days: z.array(z.object({ day: z.iso.date(), times: z.array(z.iso.datetime()) })),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
});
export type FreeTimes = z.infer<typeof FreeTimes>;

/** The office's view of each. */
export const OfficeAppointment = z.extend(Appointment, {
  phone: z.string(),
  notes: z.string(),
  guests: z.array(z.string()),
});
export type OfficeAppointment = z.infer<typeof OfficeAppointment>;
