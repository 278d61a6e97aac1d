import * as z from "zod/mini";

import { LinkAddress, longText, PictureAddress, SharedAddress, shortText } from "./fields";
import { HomeSection } from "./tenant";

/** Pages of a site that are a list of sections, by the name in their setting's key: `page_<name>`. */
export const SECTION_PAGES = ["belajar-bersama", "metamorfosa"] as const;
export type SectionPage = (typeof SECTION_PAGES)[number];

/** `cms/app/setting/page_<name>`: a page as a list of sections, and what its head says (specification section 2.4). */
export const PageSetting = z.object({
  title: shortText(),
  description: longText(),
  /** What is shown where the page is shared, and what is seen on it. Empty: the site's own. */
  image: z._default(SharedAddress, ""),
  imageAlt: z._default(shortText(), ""),
  sections: z.array(HomeSection),
});
export type PageSetting = z.infer<typeof PageSetting>;

/** Whom the work was for: the `{type}` of `/Portfolio/{type?}/{title?}`. */
export const PORTFOLIO_KINDS = ["corporate", "government"] as const;
export type PortfolioKind = (typeof PORTFOLIO_KINDS)[number];

const slug = z.string().check(z.maxLength(200), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** A piece of work for a client (specification section 3). */
export const PortfolioCase = z.object({
  slug,
  kind: z.enum(PORTFOLIO_KINDS),
  title: shortText(),
  /** Plain text, a sentence or two. */
  summary: longText(),
  /** HTML from outside: nothing shows it that has not sanitised it. */
  description: z.string(),
  clientName: shortText(),
  startsOn: z.iso.date(),
  /** Null while the work goes on. */
  endsOn: z.nullable(z.iso.date()),
  /** Groups that were taught one after another. */
  batches: z.optional(
    z.array(z.object({ name: shortText(), startsOn: z.iso.date(), endsOn: z.iso.date(), participants: z.int() })),
  ),
  /** Where what was made can be seen. */
  projectLink: z.optional(LinkAddress),
  /** Address of a film that an embed may show, or of a file. */
  video: z.optional(LinkAddress),
  images: z.array(z.object({ src: PictureAddress, alt: shortText(), caption: z.optional(shortText()) })),
  /** Address of a picture, or empty: then the motif is drawn from the slug. */
  cover: PictureAddress,
});
export type PortfolioCase = z.infer<typeof PortfolioCase>;

/** `cms/app/setting/portfolio`: the cases that a site shows, in its order. */
export const PortfolioSetting = z.object({ title: shortText(), lead: longText(), cases: z.array(PortfolioCase) });
export type PortfolioSetting = z.infer<typeof PortfolioSetting>;

/** One feature of the LMS (specification section 3). */
export const LmsFeature = z.object({
  slug,
  key: slug,
  /** Name of an icon of the kernel's set. */
  icon: shortText(),
  title: shortText(),
  /** Plain text, a paragraph. */
  description: longText(),
  image: PictureAddress,
  listFeatures: z.array(longText()),
  benefits: z.array(z.object({ title: shortText(), icon: shortText(), desc: longText() })),
});
export type LmsFeature = z.infer<typeof LmsFeature>;

/** `cms/app/setting/lms`: the LMS as a site presents it, with its features in their order. */
export const LmsSetting = z.object({ title: shortText(), lead: longText(), features: z.array(LmsFeature) });
export type LmsSetting = z.infer<typeof LmsSetting>;

/** Every setting that is a page's content and not part of `cms/app/settings`, besides home pages. */
export const PAGE_SETTINGS = {
  ...(Object.fromEntries(SECTION_PAGES.map((name) => [`page_${name}`, PageSetting])) as {
    [K in SectionPage as `page_${K}`]: typeof PageSetting;
  }),
  portfolio: PortfolioSetting,
  lms: LmsSetting,
};
export type PageSettingKey = keyof typeof PAGE_SETTINGS;
