import * as z from "zod/mini";

import { LEVELS, STATUSES } from "./schoolLimits";

/** A school out of the directory, for a form that knows its NPSN. */
export const KnownSchool = z.object({
  npsn: z.string(),
  schoolName: z.string(),
  level: z.enum(LEVELS),
  status: z.enum(STATUSES),
  address: z.string(),
  provinceId: z.string(),
  cityId: z.string(),
});
export type KnownSchool = z.infer<typeof KnownSchool>;

export const KnownAnswer = z.object({ school: z.nullable(KnownSchool), isRegistered: z.boolean() });
export type KnownAnswer = z.infer<typeof KnownAnswer>;
