import { longText, shortText } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Who comes to a site, where its routes do not say so. */
export const AUDIENCES = ["pupils", "participants"] as const;

/** `cms/app/setting/legal`: who answers for what a site keeps. A site without it answers under its title. */
export const LegalSetting = z.object({
  /** The organisation or person that decides what is kept, with its legal form. */
  controller: shortText(),
  /** Where a letter of paper reaches it. */
  address: longText(),
  /** Where its office is written to. */
  contact: z.email(),
  audiences: z._default(z.array(z.enum(AUDIENCES)), []),
});
export type LegalSetting = z.infer<typeof LegalSetting>;
