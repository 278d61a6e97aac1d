import { LANGUAGES } from "@serambi/kernel/contracts";
import { z } from "zod";

import { Ending } from "../render/Ending";

/*
 * What a remote's document may be. Code of remotes gives it, and what draws is not to be kept busy or filled by it: every
 * number and text has a bound.
 */

const A_YEAR_SECONDS = 31_536_000;
const MAX_TEXT_LENGTH = 8 * 1024 * 1024;

const sending = {
  fileName: z.string().min(1).max(200).optional(),
  maxAgeSeconds: z.number().min(0).max(A_YEAR_SECONDS).optional(),
  isIndexed: z.boolean().optional(),
  isShared: z.boolean().optional(),
};

/** In points: five metres are more than any sheet has. */
const length = z.number().min(0).max(14_400);
const position = z.number().min(-14_400).max(14_400);
const words = z.string().max(2_000);

const Place = z.object({
  x: position,
  y: position,
  width: length,
  height: length.optional(),
  align: z.enum(["left", "right"]).optional(),
});

const Text = z.object({
  text: words,
  instead: words.optional(),
  voice: z.enum(["heading", "plain", "bold"]),
  role: z.enum(["H1", "H2", "P"]),
  sizes: z
    .array(z.object({ size: z.number().min(1).max(400), lines: z.number().int().min(1).max(60) }))
    .min(1)
    .max(12)
    .readonly(),
  tone: z.enum(["ink", "soft"]).optional(),
  gap: length.optional(),
});

const Sheet = z.object({
  width: z.number().min(20).max(3_000),
  height: z.number().min(20).max(3_000),
  cloth: z.object({ seed: z.string().max(500), x: position, y: position, width: length, height: length }).optional(),
  logo: Place.extend({ height: length }).optional(),
  columns: z
    .array(z.object({ place: Place, texts: z.array(Text).max(60).readonly(), isBesideLogo: z.boolean().optional() }))
    .max(60)
    .readonly(),
  figures: z
    .array(
      z.object({
        points: z
          .array(z.tuple([position, position]).readonly())
          .min(3)
          .max(400)
          .readonly(),
        tone: z.enum(["ground", "line", "accent", "tint"]),
      }),
    )
    .max(100)
    .readonly()
    .optional(),
  rules: z
    .array(z.object({ x: position, y: position, width: length }))
    .max(100)
    .readonly()
    .optional(),
  codes: z
    .array(z.object({ text: z.string().min(1).max(1_000), x: position, y: position, side: length }))
    .max(20)
    .readonly()
    .optional(),
});
export type Sheet = z.infer<typeof Sheet>;
export type SheetColumn = Sheet["columns"][number];
export type SheetText = SheetColumn["texts"][number];

/** `text/vtt; charset=utf-8` */
const mediaType = z.string().regex(/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)*$/);

const TextFile = z.object({
  kind: z.literal("text"),
  ...sending,
  type: mediaType,
  body: z.string().max(MAX_TEXT_LENGTH),
  lastModified: z
    .string()
    .refine((time) => !Number.isNaN(Date.parse(time)))
    .optional(),
});
export type TextFile = z.infer<typeof TextFile>;

const PdfFile = z.object({
  kind: z.literal("pdf"),
  ...sending,
  sheet: Sheet,
  title: words,
  subject: words,
  language: z.enum(LANGUAGES),
  createdAt: z.string().refine((time) => !Number.isNaN(Date.parse(time))),
});

const PaintedFile = z.object({
  kind: z.literal("picture"),
  ...sending,
  sheet: Sheet,
  width: z.number().int().min(16).max(4_000),
  format: z.enum(["sheet", "card"]),
});

const CoverFile = z.object({
  kind: z.literal("cover"),
  ...sending,
  title: words,
  subtitle: words,
  width: z.number().int().min(100).max(3_000),
});

/** A file as it comes from where code of remotes runs: feeds are texts by then. */
export const DocumentFile = z.discriminatedUnion("kind", [TextFile, PdfFile, PaintedFile, CoverFile]);
export type DocumentFile = z.infer<typeof DocumentFile>;
export type DrawnFile = Exclude<DocumentFile, TextFile>;

/** What a document came to. */
export const DocumentAnswer = z.object({
  /** Whose it is. */
  remote: z.string(),
  given: z.union([DocumentFile, Ending]),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;
