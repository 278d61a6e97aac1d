import { type ServiceCall, type ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { OfficeSetting } from "../appointments/settings";
import { readSetting } from "../readSetting";

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The parts of a meeting, in minutes. */
const Minutes = z
  .array(
    z.strictObject({
      minutes: z.int().min(1).max(180),
      title: z.string().min(2).max(80),
      text: z.string().max(200).default(""),
    }),
  )
  .max(8);

const MentorEntry = z.strictObject({
  slug: Slug.max(80),
  name: z.string().min(3).max(100),
  question: z.string().min(10).max(120),
  work: z.string().min(3).max(120),
  skills: z.array(z.string().min(1).max(60)).min(1).max(5),
  city: z.string().min(2).max(60),
  zone: z.enum(["WIB", "WITA", "WIT"]),
  languages: z.array(z.string().min(2).max(40)).min(1).max(6),
  answer: z.array(z.string().min(10).max(900)).min(1).max(4),
  bring: z.string().min(3).max(120),
  minutes: Minutes.default([]),
  said: z
    .strictObject({ text: z.string().max(400), by: z.string().max(100) })
    .nullable()
    .default(null),
  classes: z
    .array(z.strictObject({ title: z.string().max(120), path: z.string().startsWith("/").max(200) }))
    .max(6)
    .default([]),
  hours: OfficeSetting.shape.hours,
});
export type MentorEntry = z.infer<typeof MentorEntry>;

/** A site's mentors: `cms/app/setting/mentors`. Times of day are of Asia/Jakarta. */
export const MentorSetting = z.strictObject({
  /** Told of each appointment. */
  inbox: z.email(),
  lengthMinutes: z.int().min(10).max(180),
  holidays: OfficeSetting.shape.holidays,
  /** The parts of a meeting with mentors that name none of their own. */
  minutes: Minutes,
  mentors: z.array(MentorEntry).max(1000),
});
export type MentorSetting = z.infer<typeof MentorSetting>;

export const mentorSetting: ServiceSetting = {
  schema: MentorSetting,
  takes: {
    id: "inbox, lengthMinutes, holidays (day dan name), minutes (minutes, title, text), mentors (slug, name, question, work, skills, city, zone, languages, answer, bring, minutes, said, classes, hours)",
    en: "inbox, lengthMinutes, holidays (day and name), minutes (minutes, title, text), mentors (slug, name, question, work, skills, city, zone, languages, answer, bring, minutes, said, classes, hours)",
  },
};

/** Null where the site has no mentors. */
export const readMentors = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<MentorSetting | null> =>
  readSetting(call, "mentors", MentorSetting);

/** A mentor's hours as those of an office, which appointments are made with. */
export const officeOfMentor = (
  { inbox, lengthMinutes, holidays }: MentorSetting,
  { name, city, hours }: MentorEntry,
): OfficeSetting => ({ name, city, inbox, lengthMinutes, hours, holidays });
