import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";

/** A site that schools register at: `cms/app/setting/schools`. */
export const SchoolSetting = z.strictObject({
  /** Told of each registration. */
  inbox: z.email(),
});
export type SchoolSetting = z.infer<typeof SchoolSetting>;

export const schoolSetting: ServiceSetting = {
  schema: SchoolSetting,
  takes: { id: "inbox (alamat surel)", en: "inbox (an e-mail address)" },
};

/** Null where no school registers. */
export const readSchoolSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<SchoolSetting | null> =>
  readSetting(call, "schools", SchoolSetting);
