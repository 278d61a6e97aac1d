import * as z from "zod/mini";

import { ZONES, type Zone } from "./zones";
import { MeetingMinutes } from "./Appointment";

const ZoneName = z.enum(Object.keys(ZONES) as [Zone, ...Zone[]]); // keys of a literal, not empty

/** A mentor as the list shows one: the question first, then who answers it. */
export const Mentor = z.object({
  slug: z.string(),
  name: z.string(),
  /** The question that this mentor likes best to talk about. */
  question: z.string(),
  work: z.string(),
  skills: z.array(z.string()),
  city: z.string(),
  zone: ZoneName,
  languages: z.array(z.string()),
  /** Days of the coming week with a free time, Monday first. */
  week: z.array(z.boolean()),
  /** The next free time; null where there is none. */
  next: z.nullable(z.iso.datetime()),
});
export type Mentor = z.infer<typeof Mentor>;

export const MentorList = z.object({
  page: z.int(),
  perPage: z.int(),
  totalItems: z.int(),
  totalPages: z.int(),
  items: z.array(Mentor),
  /** Number of the site's mentors, without filters. */
  total: z.int(),
  skills: z.array(z.string()),
});
export type MentorList = z.infer<typeof MentorList>;

/** A mentor's own page. */
export const MentorProfile = z.extend(Mentor, {
  /** The short answer, in paragraphs. */
  answer: z.array(z.string()),
  /** The parts of a meeting, in minutes. */
  minutes: z.array(z.object({ minutes: z.int(), title: z.string(), text: z._default(z.string(), "") })),
  /** Words of somebody who sat with this mentor. */
  said: z.nullable(z.object({ text: z.string(), by: z.string() })),
  /** Classes that this mentor teaches in. */
  classes: z.array(z.object({ title: z.string(), path: z.string() })),
  /** A thing to bring along. */
  bring: z.string(),
  lengthMinutes: MeetingMinutes,
  /** Days with free times, the first ones. */
  days: z.array(z.object({ day: z.iso.date(), times: z.array(z.iso.datetime()) })),
});
export type MentorProfile = z.infer<typeof MentorProfile>;

/** Page and filters of the list, as its address names them. */
export interface MentorQuery {
  readonly page: number;
  readonly search: string;
  readonly skill: string;
  readonly zone: Zone;
  readonly isFreeThisWeek: boolean;
}
