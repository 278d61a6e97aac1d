import * as z from "zod/mini";

import { nameField, requiredLine } from "./fields";
import { VOICE_KINDS } from "./voiceKinds";

/** Rows of the hosted database: snake_case. */
export const ReviewForm = z.object({
  name: nameField(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  review: requiredLine(20, 2000),
});

const isNamed = ({ name, is_anonymous }: { readonly name?: unknown; readonly is_anonymous?: unknown }): boolean =>
  (is_anonymous === true) === (name === null || name === undefined);

export const AspirationForm = z
  .object({
    name: z.optional(z.nullable(nameField())),
    is_anonymous: z._default(z.boolean(), false),
    category: requiredLine(2, 60),
    message: requiredLine(20, 1000),
    consent_publish: z._default(z.boolean(), false),
  })
  .check(z.refine(isNamed, { path: ["name"], when: () => true }));

export const TestimonyForm = z.object({
  name: nameField(),
  role: requiredLine(2, 100),
  institution: requiredLine(2, 150),
  message: requiredLine(30, 600),
  /** A photograph's id on the site's drive. */
  photo: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/))),
  consent_publish: z._default(z.boolean(), false),
});

const Row = { id: z.uuid(), is_published: z.boolean(), created_at: z.string() };

export const Review = z.object({
  ...Row,
  name: z.string(),
  rating: z.int().check(z.minimum(0), z.maximum(5)),
  review: z.string(),
});
export type Review = z.infer<typeof Review>;

export const Testimony = z.object({
  ...Row,
  name: z.string(),
  role: z.string(),
  institution: z.string(),
  message: z.string(),
  /** Address on this site. */
  photo: z.nullable(z.string()),
});
export type Testimony = z.infer<typeof Testimony>;

/** A decision about a voice, as its history tells it. */
export const PastDecision = z.object({
  decision: z.enum(["published", "rejected"]),
  reason: z.string(),
  /** Empty where the site has no account of that name any more. */
  by: z.string(),
  at: z.iso.datetime(),
  isTakenBack: z.boolean(),
});
export type PastDecision = z.infer<typeof PastDecision>;

/** A voice as whoever decides about it sees it. */
export const WaitingVoice = z.object({
  kind: z.enum(VOICE_KINDS),
  id: z.uuid(),
  /** Empty: anonymous. */
  name: z.string(),
  text: z.string(),
  /** Address of the photograph beside it; empty: none. */
  photo: z.string(),
  /** Stars, category, role and institution, or Rupiah. */
  about: z.string(),
  mayPublish: z.boolean(),
  createdAt: z.iso.datetime(),
  state: z.enum(["waiting", "published", "rejected"]),
  /** The newest first. */
  history: z.array(PastDecision),
  /** Others on the site with the same words. */
  likeness: z.int(),
});
export type WaitingVoice = z.infer<typeof WaitingVoice>;

export const ReviewSummary = z.object({
  count: z.int(),
  average: z.number(),
  /** How many have five stars, four, … one. */
  byStars: z.array(z.object({ stars: z.int(), count: z.int() })),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** A moderator's decision about a voice. */
export const Decision = z
  .object({
    kind: z.enum(VOICE_KINDS),
    id: z.uuid(),
    /** As it stood before whoever decides: another state means that a colleague was first. */
    from: z.enum(["waiting", "published", "rejected"]),
    decision: z.enum(["published", "rejected"]),
    reason: z._default(z.string().check(z.trim(), z.maxLength(255)), ""),
  })
  .check(z.refine(({ decision, reason }) => decision === "published" || reason.length >= 10, { path: ["reason"] }));
export type Decision = z.infer<typeof Decision>;

/** Takes a decision back, for a little while and by whoever has made it. */
export const UndoOrder = z.object({ kind: z.enum(VOICE_KINDS), id: z.uuid() });
export type UndoOrder = z.infer<typeof UndoOrder>;
