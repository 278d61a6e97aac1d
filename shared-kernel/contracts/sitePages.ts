import * as z from "zod/mini";

import { longText, SharedAddress, shortText } from "./fields";
import { LANGUAGES } from "./language";
import { SECTION_PAGES } from "./sectionPages";
import { HomeSection, MAX_SECTIONS } from "./tenant";

/** The sections of a page, and its head (specification section 2.4). */
const Content = z.object({
  title: shortText(),
  description: longText(),
  /** The picture that is shown where the page is shared, and the text for it. Empty: the site's own. */
  image: z._default(SharedAddress, ""),
  imageAlt: z._default(shortText(), ""),
  sections: z.array(HomeSection).check(z.maxLength(MAX_SECTIONS)),
});

/** A page below another one, by the last part of its address. */
export const SubPage = z.extend(Content, { slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)) });
export type SubPage = z.infer<typeof SubPage>;

/**
 * `cms/app/setting/page_<name>`, and `page_<name>_<language>` where the site has written it in another of its languages: a page as a list
 * of sections, with the pages below it (`/Features/:slug`).
 */
export const PageSetting = z.extend(Content, {
  pages: z._default(z.array(SubPage), []),
  /** Every language that there is such a page in, the same in each of them. Missing: there is this one only. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
});
export type PageSetting = z.infer<typeof PageSetting>;

/** The part of an address in which letters, digits and single hyphens stand. */
const PART = "[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*";

/** A page at an address of the site's own. Its slug is the whole path without the first slash: `Program/Beasiswa`. */
export const OwnPage = z.extend(Content, {
  slug: z.string().check(z.maxLength(200), z.regex(new RegExp(`^${PART}(?:/${PART}){0,3}$`))),
});

/** `cms/app/setting/page_own`, and `page_own_<language>`: the pages at addresses that the site has chosen itself (`ownPages` of its settings). */
export const OwnPagesSetting = z.object({
  pages: z.array(OwnPage),
  languages: z.optional(z.array(z.enum(LANGUAGES))),
});
export type OwnPagesSetting = z.infer<typeof OwnPagesSetting>;

/** Keys of the settings that hold pages at addresses of the site's own. */
export const OWN_PAGE_KEYS: readonly string[] = ["page_own", ...LANGUAGES.map((language) => `page_own_${language}`)];

/** Keys of all settings that are pages of sections, besides the homes. */
export const PAGE_KEYS: readonly string[] = SECTION_PAGES.flatMap((name) => [
  `page_${name}`,
  ...LANGUAGES.map((language) => `page_${name}_${language}`),
]);
