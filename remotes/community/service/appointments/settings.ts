import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";

const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A site's office: `cms/app/setting/appointments`. Times of day are of Asia/Jakarta. */
export const OfficeSetting = z.object({
  name: z.string().min(1).max(120),
  city: z.string().min(1).max(80),
  /** Told of each appointment. */
  inbox: z.email(),
  lengthMinutes: z.int().min(10).max(180),
  /** By weekday, 1 for Monday to 7 for Sunday: from when to when, several times a day. */
  hours: z.record(z.string().regex(/^[1-7]$/), z.array(z.tuple([Time, Time])).max(6)),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string().min(1).max(80) })).max(200),
});
export type OfficeSetting = z.infer<typeof OfficeSetting>;

export const officeSetting: ServiceSetting = {
  schema: OfficeSetting,
  takes: {
    id: "name, city, inbox, lengthMinutes, hours (per hari, 1 Senin sampai 7 Minggu), holidays (day dan name)",
    en: "name, city, inbox, lengthMinutes, hours (by weekday, 1 Monday to 7 Sunday), holidays (day and name)",
  },
};

/** Null where the site has no office. */
export const readOffice = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<OfficeSetting | null> =>
  readSetting(call, "appointments", OfficeSetting);
