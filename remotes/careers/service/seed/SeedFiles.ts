import * as z from "zod";

import { APPLICATION_STATES } from "../../contract/applicationStates";
import { FIELDS, KINDS, PLACES } from "../../contract/choices";

/** A sentence in both languages. */
const Both = z.strictObject({ id: z.string().trim().min(1), en: z.string().trim().min(1) });
const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const Lines = z
  .strictObject({ id: z.array(z.string().min(2).max(200)).min(1), en: z.array(z.string().min(2).max(200)).min(1) })
  .refine(({ id, en }) => id.length === en.length, "the languages have different numbers of lines");

const SeedJob = z
  .strictObject({
    id: Slug,
    title: Both,
    summary: Both,
    city: z.string(),
    place: z.enum(PLACES),
    kind: z.enum(KINDS),
    field: z.enum(FIELDS),
    /** Monthly pay in whole Rupiah. */
    pay: z.tuple([z.int(), z.int()]),
    tasks: Lines,
    brings: Lines,
    skills: z.array(z.string()).min(1).max(8),
    start: Both,
    courses: z.array(Slug).default([]),
    /** Days before the seed is written; negative for what is to come. */
    postedDaysAgo: z.int(),
    closesInDays: z.int(),
    state: z.enum(["draft", "open", "closed"]).default("open"),
  })
  .refine(({ pay: [from, to] }) => to >= from && to <= from * 1.6, "the range of pay is too wide");

/** `companies/<slug>.yaml`: a company with its jobs. */
export const CompanyFile = z.strictObject({
  name: z.string(),
  field: z.enum(FIELDS),
  city: z.string(),
  people: z.int().positive(),
  website: z.url().nullable(),
  summary: Both,
  about: Both,
  /** How an application goes on here; the same for all of its jobs. */
  steps: Lines,
  /** Keys of the sites that it hires on. */
  sites: z.array(z.string()).min(1),
  /** Persons of the seed who write for it, by e-mail. */
  members: z.array(z.email()).default([]),
  jobs: z.array(SeedJob).min(1),
});
export type CompanyFile = z.infer<typeof CompanyFile>;

const Step = z.strictObject({
  act: z.enum(["read", "interview", "offer", "rejected", "withdrawn", "note"]),
  daysAgo: z.number(),
  note: z.string().optional(),
});

/** `applications/<site>.yaml` */
export const ApplicationsFile = z.array(
  z.strictObject({
    job: Slug,
    name: z.string().min(3),
    email: z.email(),
    phone: z.string().regex(/^\+628[1-9]\d{7,10}$/),
    /** Whether it is somebody who has an account. */
    isMember: z.boolean().default(false),
    motivation: z.string().min(20).max(2000),
    state: z.enum(APPLICATION_STATES),
    sentDaysAgo: z.number().min(0),
    /** Days until an interview; negative for one that was. */
    meetsInDays: z.number().optional(),
    meetsWhere: z.string().optional(),
    steps: z.array(Step).default([]),
  }),
);
export type ApplicationsFile = z.infer<typeof ApplicationsFile>;

/** `talents.yaml` */
export const TalentsFile = z.array(
  z.strictObject({
    id: Slug,
    email: z.email().optional(),
    name: z.string(),
    isNamed: z.boolean(),
    trade: z.enum(FIELDS),
    city: z.string(),
    work: Both,
    summary: Both,
    freeInDays: z.int(),
    sites: z.array(z.string()).min(1),
  }),
);
export type TalentsFile = z.infer<typeof TalentsFile>;
