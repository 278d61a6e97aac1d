import { LinkAddress, longText, PictureAddress, shortText } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

/** Whom the work was for: the `{type}` of `/Portfolio/{type?}/{title?}`. */
const PORTFOLIO_KINDS = ["corporate", "government"] as const;
export type PortfolioKind = (typeof PORTFOLIO_KINDS)[number];

const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** A text of several pages of paper; what is longer is none. */
const MAX_DESCRIPTION_LENGTH = 60_000;
/** Pixels of a picture, or people in a group. */
const count = z.int().check(z.positive());

/** A piece of work for a client (specification section 3). */
export const PortfolioCase = z.object({
  slug,
  kind: z.enum(PORTFOLIO_KINDS),
  title: shortText(),
  /** Plain text, a sentence or two. */
  summary: longText(),
  /** HTML from outside: nothing shows it that has not sanitised it. */
  description: z.string().check(z.maxLength(MAX_DESCRIPTION_LENGTH)),
  clientName: shortText(),
  startsOn: z.iso.date(),
  /** Null while the work goes on. */
  endsOn: z.nullable(z.iso.date()),
  /** Groups that were taught one after another. */
  batches: z.optional(
    z.array(z.object({ name: shortText(), startsOn: z.iso.date(), endsOn: z.iso.date(), participants: count })),
  ),
  /** Where what was made can be seen. */
  projectLink: z.optional(LinkAddress),
  /** Address of a film that an embed may show, or of a file. */
  video: z.optional(LinkAddress),
  /** Width and height in pixels, or in the proportions of a drawing; missing: three to two. */
  images: z.array(
    z.object({
      src: PictureAddress,
      alt: shortText(),
      caption: z.optional(shortText()),
      width: z.optional(count),
      height: z.optional(count),
    }),
  ),
  /** Address of a picture, or empty: then the motif is drawn from the slug. */
  cover: PictureAddress,
});
export type PortfolioCase = z.infer<typeof PortfolioCase>;

/** `cms/app/setting/portfolio`: the cases that a site shows, in its order. */
export const PortfolioSetting = z.object({
  title: shortText(),
  lead: longText(),
  cases: z.array(PortfolioCase),
  /** What whoever has read so far is asked to do. */
  action: z.optional(z.object({ title: shortText(), text: longText(), label: shortText(), href: LinkAddress })),
});
export type PortfolioSetting = z.infer<typeof PortfolioSetting>;
