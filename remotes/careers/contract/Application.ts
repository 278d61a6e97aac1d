import * as z from "zod/mini";

import { APPLICATION_STATES } from "./applicationStates";
import { Job } from "./Job";

export const Step = z.object({
  act: z.string(),
  /** The name of the person who did it; for the applicant the company's name. */
  by: z.string(),
  note: z.nullable(z.string()),
  at: z.string(),
});
export type Step = z.infer<typeof Step>;

const CvFile = z.object({ name: z.string(), sizeBytes: z.int() });
export type CvFile = z.infer<typeof CvFile>;

const Meeting = z.object({ at: z.string(), where: z.string() });

/** An application as whoever sent it sees it. */
export const Application = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  job: Job,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  motivation: z.string(),
  cv: z.nullable(CvFile),
  meeting: z.nullable(Meeting),
  sentAt: z.string(),
  /** When it is deleted. */
  forgetAt: z.string(),
  steps: z.array(Step),
});
export type Application = z.infer<typeof Application>;

/** An application in a list of one's own. */
export const OwnApplication = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  title: z.string(),
  company: z.string(),
  sentAt: z.string(),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** An applicant on the board of a company. Who it is stands there from the invitation on. */
export const Applicant = z.object({
  number: z.string(),
  state: z.enum(APPLICATION_STATES),
  person: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  motivation: z.string(),
  cv: z.nullable(CvFile),
  meeting: z.nullable(Meeting),
  sentAt: z.string(),
  changedAt: z.string(),
});
export type Applicant = z.infer<typeof Applicant>;

export const ApplicantDetail = z.extend(Applicant, { steps: z.array(Step) });
export type ApplicantDetail = z.infer<typeof ApplicantDetail>;
