import * as z from "zod/mini";

import { Applicant } from "./Application";
import { JobDetail } from "./Job";

const JOB_STATES = ["draft", "open", "closed"] as const;

/** A posting in the list of its company. */
export const DeskJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  state: z.enum(JOB_STATES),
  closesAt: z.string(),
  applicants: z.int(),
  /** Applications that nobody has read. */
  unread: z.int(),
});
export type DeskJob = z.infer<typeof DeskJob>;

export const Desk = z.object({
  companies: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
  jobs: z.array(DeskJob),
});
export type Desk = z.infer<typeof Desk>;

/** A posting as its form has it. */
export const Posting = z.extend(z.omit(JobDetail, { similar: true }), {
  state: z.enum(JOB_STATES),
  closesOn: z.string(),
});
export type Posting = z.infer<typeof Posting>;

export const Board = z.object({
  job: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    company: z.string(),
    state: z.enum(JOB_STATES),
  }),
  applicants: z.array(Applicant),
  withdrawn: z.int(),
});
export type Board = z.infer<typeof Board>;
