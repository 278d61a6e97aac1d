import { parsePhone } from "@serambi/kernel/i18n";
import * as z from "zod/mini";

import { BOARD_STATES } from "./applicationStates";
import { FIELDS, KINDS, PLACES } from "./choices";
import { MAX_CV_BYTES, PART_BYTES } from "./limits";

/** Bodies of the calls that change something: one schema for form, declaration and endpoint. */

const line = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    // PostgreSQL has no NUL in texts.
    z.refine((value) => !value.includes("\0")),
  );

/** An id that is a secret: 192 bits in letters. */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/));
/** An id of a job or a talent. */
export const Id = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/));
export const ApplicationNumber = z.string().check(z.regex(/^L-[0-9A-Z]{6}$/));
/** Made in the browser when a form is opened; empty where no script runs. */
const FormKey = z.string().check(z.regex(/^(?:[0-9a-f]{32})?$/));
const Email = z.pipe(
  z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email()),
  z.transform((value) => value.toLowerCase()),
);

/** As it is stored, `+62…`. */
const Phone = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((typed: string) => parsePhone(typed) ?? ""),
  ),
  z.string().check(z.minLength(1)),
);

export const WantedApplication = z.object({
  job: Id,
  name: line(3, 100),
  email: Email,
  phone: Phone,
  motivation: line(20, 2000),
  /** A file that was sent before. */
  cv: z.optional(Key),
  consent: z.literal(true),
  /** A repeat makes no second application. */
  key: FormKey,
  /** Address of the site, for links in letters. */
  origin: z.string().check(z.maxLength(300)),
});
export type WantedApplication = z.infer<typeof WantedApplication>;

export const NamedApplication = z.object({ id: Key });
export const CvOfApplication = z.object({ id: Key, cv: Key });

export const NewFile = z.object({
  name: line(1, 1000),
  sizeBytes: z.int().check(z.minimum(1), z.maximum(MAX_CV_BYTES)),
});
export const FilePart = z.object({
  id: Key,
  /** Where in the file it begins. */
  beginsAt: z.int().check(z.nonnegative()),
  /** Base64. */
  bytes: z.string().check(z.minLength(1), z.maxLength(Math.ceil(PART_BYTES / 3) * 4)),
});
export const NamedFile = z.object({ id: Key });
export const FileState = z.object({ id: z.string(), receivedBytes: z.int(), isWhole: z.boolean() });
export type FileState = z.infer<typeof FileState>;

export const AlertFilters = z.object({
  search: z.string().check(z.maxLength(100)),
  cities: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(10)),
  places: z.array(z.enum(PLACES)),
  kinds: z.array(z.enum(KINDS)),
  fields: z.array(z.enum(FIELDS)),
  payIdr: z.nullable(z.int()),
});
export type AlertFilters = z.infer<typeof AlertFilters>;

export const WantedAlert = z.object({
  email: Email,
  filters: AlertFilters,
  origin: z.string().check(z.maxLength(300)),
});
export const NamedAlert = z.object({ id: Key });

const lines = (most: number) => z.array(line(2, 200)).check(z.minLength(1), z.maxLength(most));

const PAY = z.int().check(z.minimum(500_000), z.maximum(500_000_000));

/** A posting as its company writes it. */
export const WantedJob = z.object({
  /** Missing: a new one. */
  id: z.optional(Id),
  careerId: z.string().check(z.minLength(1), z.maxLength(80)),
  title: line(5, 100),
  summary: line(20, 400),
  city: line(2, 60),
  place: z.enum(PLACES),
  kind: z.enum(KINDS),
  field: z.enum(FIELDS),
  payFromIdr: PAY,
  payToIdr: PAY,
  tasks: lines(8),
  brings: lines(8),
  skills: lines(8),
  steps: lines(6),
  start: line(2, 60),
  courses: z.array(z.string().check(z.regex(/^[a-z0-9-]{2,100}$/))).check(z.maxLength(5)),
  /** The last day. */
  closesOn: z.iso.date(),
  isPublished: z.boolean(),
});
export type WantedJob = z.infer<typeof WantedJob>;

export const NamedJob = z.object({ id: Id });

export const Move = z.object({
  number: ApplicationNumber,
  /** Where the card was when it was taken up. */
  from: z.enum(BOARD_STATES),
  to: z.enum(BOARD_STATES),
  /** To the applicant: why not, or what else belongs to an invitation. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(600))),
  /** The time of an interview. */
  meetsAt: z.optional(z.iso.datetime({ offset: true })),
  meetsWhere: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});
export type Move = z.infer<typeof Move>;

export const Note = z.object({ number: ApplicationNumber, text: line(2, 1000) });

export const WantedProfile = z.object({
  name: line(3, 100),
  isNamed: z.boolean(),
  trade: z.enum(FIELDS),
  city: line(2, 60),
  work: line(5, 120),
  summary: line(20, 400),
  freeFrom: z.iso.date(),
  consent: z.literal(true),
});
export type WantedProfile = z.infer<typeof WantedProfile>;

export const WantedIntroduction = z.object({
  talent: Id,
  company: line(2, 100),
  name: line(3, 100),
  email: Email,
  payFromIdr: PAY,
  message: line(20, 1000),
  consent: z.literal(true),
  key: FormKey,
});
export type WantedIntroduction = z.infer<typeof WantedIntroduction>;
