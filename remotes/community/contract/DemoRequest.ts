import * as z from "zod/mini";

import { emailField } from "./fields";

/** The form of a demo request. */
export const DemoForm = z.object({ email: emailField() });

/** The answer of `cms/app/request-demo`. */
export const DemoRequest = z.object({
  reference: z.string(),
  /** When the link to the trial room has arrived at the latest. */
  readyBy: z.iso.datetime(),
  /** The last day of the trial room. */
  endsOn: z.iso.date(),
  /** The same address had asked before, and its room is still there. */
  isAgain: z.boolean(),
});
export type DemoRequest = z.infer<typeof DemoRequest>;
