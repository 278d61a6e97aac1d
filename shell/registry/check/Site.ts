import { HomeSetting, LANGUAGES, TenantSettings } from "@serambi/kernel/contracts";
import { z } from "zod";

/** A site as far as it decides what a remote has to bear: its settings, and its home page in each of its languages. */
export const Site = z.object({
  key: z.string().min(1),
  settings: TenantSettings,
  homes: z.partialRecord(z.enum(LANGUAGES), HomeSetting),
});
export type Site = z.infer<typeof Site>;
