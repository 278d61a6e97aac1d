import * as z from "zod/mini";

import { FIELDS, KINDS, PLACES } from "./choices";

const Line = z.string().check(z.maxLength(300));

/** A job as lists have it (specification section 3: it belongs to a career, by `careerId`). */
export const Job = z.object({
  id: z.string(),
  slug: z.string(),
  careerId: z.string(),
  title: z.string(),
  summary: z.string(),
  company: z.object({ name: z.string(), slug: z.string() }),
  city: z.string(),
  place: z.enum(PLACES),
  kind: z.enum(KINDS),
  field: z.enum(FIELDS),
  /** Whole Rupiah a month, before tax. */
  payFromIdr: z.int(),
  payToIdr: z.int(),
  skills: z.array(Line),
  /** ISO 8601. */
  postedAt: z.string(),
  closesAt: z.string(),
  isOpen: z.boolean(),
});
export type Job = z.infer<typeof Job>;

export const JobDetail = z.extend(Job, {
  tasks: z.array(Line),
  brings: z.array(Line),
  steps: z.array(Line),
  /** As the company writes it: "January 2027", "as soon as you can". */
  start: Line,
  /** Slugs of courses that teach what is asked. */
  courses: z.array(z.string()),
  /** Open jobs like it: what a closed job's page shows instead. */
  similar: z.array(Job),
  people: z.int(),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** A company that hires: `career` of the specification. */
export const Career = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  field: z.enum(FIELDS),
  city: z.string(),
  people: z.int(),
  summary: z.string(),
  /** How many of its jobs are open. */
  openJobs: z.int(),
});
export type Career = z.infer<typeof Career>;

export const CareerDetail = z.extend(Career, { about: z.string(), website: z.nullable(z.string()) });
export type CareerDetail = z.infer<typeof CareerDetail>;

const Counted = z.object({ value: z.string(), count: z.int() });

/** The filters of lists, each with its number of open jobs. */
export const Facets = z.object({
  total: z.int(),
  cities: z.array(Counted),
  places: z.array(Counted),
  kinds: z.array(Counted),
  fields: z.array(Counted),
});
export type Facets = z.infer<typeof Facets>;

/** A page of jobs. `searched`: the words that were looked for, where those typed are in no job. */
export const JobSearch = z.object({ searched: z.nullable(z.string()) });
