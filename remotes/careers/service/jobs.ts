import { job, type ServiceJob } from "@serambi/kernel/service";
import * as z from "zod";

import { TELL_JOB, tellAlerts } from "./alerts/tellAlerts";
import { FORGET_JOB } from "./applications/apply";
import { forgetApplications } from "./applications/forget";

/** Work that must not be lost. */
export const jobs: Readonly<Record<string, ServiceJob>> = {
  [TELL_JOB]: job({
    payload: z.object({ job: z.string(), after: z.string().optional() }),
    record: tellAlerts,
  }),
  [FORGET_JOB]: job({
    payload: z.object({ id: z.string() }),
    // All that are due: those that a site began with have no job of their own.
    record: async (call) => {
      await forgetApplications(call, "a.forget_at <= $2::timestamptz", [call.now]);
    },
  }),
};
