import * as z from "zod/mini";

import { LinkAddress, longText, PictureAddress, shortText } from "@serambi/kernel/contracts";
import { AUDIENCES } from "../demo/audiences";
import { LmsDemo } from "../demo/LmsDemo";
import { LmsFigure } from "./lmsFigures";

const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
const upTo = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));

/** One feature of the LMS (specification section 3). */
export const LmsFeature = z.object({
  slug,
  /** What it is, whatever a site calls it. */
  key: slug,
  /** Name of an icon of the kernel's set. */
  icon: shortText(),
  title: shortText(),
  /** A sentence for lists; empty: the beginning of the description. */
  summary: z._default(longText(), ""),
  /** Plain text, a paragraph. */
  description: longText(),
  /** Address of a picture, or empty: then `figure` is drawn, and without one the motif. */
  image: PictureAddress,
  figure: z.optional(LmsFigure),
  /** The demonstration on its page, instead of a picture. */
  demo: z.optional(LmsDemo),
  /** Whom it is for; nobody in particular: everybody. */
  audiences: z._default(upTo(z.enum(AUDIENCES), AUDIENCES.length), []),
  listFeatures: upTo(longText(), 20),
  benefits: upTo(z.object({ title: shortText(), icon: shortText(), desc: longText() }), 10),
});
export type LmsFeature = z.infer<typeof LmsFeature>;

/** `cms/app/setting/lms`: the LMS as a site presents it, with its features in their order. */
export const LmsSetting = z.object({
  title: shortText(),
  lead: longText(),
  /** What is drawn beside the title: one, or two that belong together. */
  figures: z._default(upTo(LmsFigure, 2), []),
  /** The heading of the list of features; empty: the product's own word. */
  featuresTitle: z._default(shortText(), ""),
  features: upTo(LmsFeature, 40),
  /** What the site calls those whom features are for; without it: the product's own words. */
  audiences: z.optional(
    z.object({ teacher: shortText(), learner: shortText(), parent: shortText(), office: shortText() }),
  ),
  /** Who has what of it, with the features that it is about, by their keys. */
  gains: z.optional(
    z.object({
      title: shortText(),
      groups: upTo(z.object({ who: shortText(), text: longText(), features: upTo(slug, 10) }), 6),
    }),
  ),
  /** The one thing to do after reading. */
  closing: z.optional(
    z.object({ title: shortText(), text: longText(), action: z.object({ label: shortText(), href: LinkAddress }) }),
  ),
});
export type LmsSetting = z.infer<typeof LmsSetting>;
