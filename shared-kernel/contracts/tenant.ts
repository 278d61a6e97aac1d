import * as z from "zod/mini";

import { LinkAddress, longText, PictureAddress, SharedAddress, shortText, withFormat } from "./fields";
import { LANGUAGES, type Language } from "./language";

/** A colour as hexadecimal digits. */
const HexColour = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i));
/** A missing one is the default. */
const colour = (fallback: string) => z._default(HexColour, fallback);

/** Fonts and colours of a tenant (specification section 3); defaults are those of section 9. */
export const TenantCss = z.object({
  ft_primary: z._default(shortText(), "Raleway"),
  ft_secondary: z._default(shortText(), "Inter"),
  clr_primary: colour("#2096C4"),
  clr_secondary: colour("#2F80ED"),
  clr_success: colour("#2dce89"),
  clr_info: colour("#11cdef"),
  clr_warning: colour("#fb6340"),
  clr_danger: colour("#f5365c"),
  clr_light: colour("#adb5bd"),
  clr_dark: colour("#212529"),
  /** What the primary colour is dyed where it is dark: a yellow turns to it, and it tints the dark theme's ground. */
  darkDye: z.optional(HexColour),
});
export type TenantCss = z.infer<typeof TenantCss>;

export const TenantMeta = z.object({
  name: z._default(shortText(), ""),
  description: z._default(longText(), ""),
  keywords: z._default(longText(), ""),
  type: z._default(shortText(), "website"),
  image: z._default(SharedAddress, ""),
  card: z._default(shortText(), "summary_large_image"),
  site_name: z._default(shortText(), ""),
  url: z._default(SharedAddress, ""),
  twitter_site: z._default(shortText(), ""),
  robot_index: z._default(z.boolean(), true),
  robot_follow: z._default(z.boolean(), true),
});
export type TenantMeta = z.infer<typeof TenantMeta>;

/** Lists may be this long. A frame shows fewer well; more would only weigh down every page. */
const listOf = <T extends z.ZodMiniType>(item: T, maxLength: number) => z.array(item).check(z.maxLength(maxLength));

/** A link of a header or footer. `href` is a path of this site, an anchor, a web, mail or telephone address. */
export const NavLink = z.object({ label: shortText(), href: LinkAddress });
export type NavLink = z.infer<typeof NavLink>;

/** A link of the header, with a menu of the pages below it where it has any: one level, no deeper. */
export const NavBranch = z.extend(NavLink, {
  /** In a few words what the link leads to; small screens' menus show it. */
  note: z.optional(shortText()),
  /** The page, hour or place that a layout sets beside the link there. */
  mark: z.optional(shortText()),
  children: z.optional(listOf(z.extend(NavLink, { description: z.optional(shortText()) }), 30)),
});
export type NavBranch = z.infer<typeof NavBranch>;

/** An id of Google Analytics 4; its predecessor's (`UA-…`) are no longer served by anybody. */
const MeasurementId = z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/));

/** A site's navigation: data of the tenant, drawn by its layout's header and footer. */
export const Navigation = z.object({
  primary: z._default(listOf(NavBranch, 100), []),
  /** The one thing the site wants a visitor to do: a button in the header. */
  action: z.optional(NavLink),
  /** Links without a column in the header, e.g. log in. */
  tools: z._default(listOf(NavLink, 20), []),
  footer: z._default(
    listOf(
      z.object({
        title: shortText(),
        links: listOf(z.object({ label: shortText(), href: z.optional(LinkAddress) }), 40),
      }),
      20,
    ),
    [],
  ),
  legal: z._default(listOf(NavLink, 30), []),
  /** The footer's large sentence (layouts with a statement footer). */
  statement: z._default(longText(), ""),
  /** What the organisation is, in a sentence or two. */
  about: z._default(longText(), ""),
});
export type Navigation = z.infer<typeof Navigation>;

/** A path without parameters, as the site's own pages have it. */
const PagePath = z.string().check(z.maxLength(201), z.regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,4}$/i));

/** An address of before, and where its page is now: a path of this site, or an address elsewhere. */
const Redirect = z.object({
  from: z.string().check(z.maxLength(2_000), z.regex(/^\/(?![/\\])[^\s?#\\]*$/)),
  to: withFormat(z.string().check(z.maxLength(2_000), z.regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\]*$/i)), "link"),
});
export type Redirect = z.infer<typeof Redirect>;

/**
 * Sentences in the site's own words, by name: the first part names who says it (`courses.catalogue`, `shell.not-found`). What a name
 * in braces stands for (`{count}`) is filled in. A sentence that is missing is said in the product's words.
 */
const Voice = z.record(z.string().check(z.regex(/^[a-z]+\.[a-z-]+$/)), shortText());

/** What a visitor reads in the frame, in a language besides the site's own; what is missing stays as it is. */
const Translation = z.object({
  title: z.optional(shortText()),
  navigation: z.optional(Navigation),
  voice: z.optional(Voice),
  meta: z.optional(
    z.object({
      name: z.optional(shortText()),
      description: z.optional(longText()),
      keywords: z.optional(longText()),
    }),
  ),
});

/**
 * What `cms/app/settings` gives (specification sections 3 and 4).
 * A missing `isMaintenance` means maintenance is on.
 */
export const TenantSettings = z.object({
  title: shortText(),
  /** Logo for light grounds, and for dark ones: an address, or empty for the product's own mark with the title. */
  logoDark: z._default(PictureAddress, ""),
  logoLight: z._default(PictureAddress, ""),
  favicon: z._default(PictureAddress, ""),
  layout: shortText(),
  isMaintenance: z._default(z.boolean(), true),
  /** On: whoever has not logged in is sent to the account site (redirect-to-login mode, specification section 2.4). What is neither on nor off counts as on. */
  isLoginOnly: z.optional(z.boolean()),
  language: z._default(z.enum(LANGUAGES), "id"),
  /** Languages that a visitor may choose from, besides `language`. Its own home page for one is the setting `home_<language>`. */
  languages: z._default(listOf(z.enum(LANGUAGES), 10), []),
  /** Frame texts in the other languages. The server applies them and passes none on. */
  translations: z.optional(z.object({ id: z.optional(Translation), en: z.optional(Translation) })),
  /** The routes this site has, as patterns of the specification (`/Courses/{slug}` is written `/Courses/:slug`). */
  routes: z._default(listOf(shortText(), 500), ["/"]),
  /** Addresses of pages that the site has written itself (setting `page_own`), beside its routes. */
  ownPages: z.optional(listOf(PagePath, 300)),
  /** Pages that are written and that visitors do not find yet: the site's draft shows them. */
  hiddenPages: z.optional(listOf(PagePath, 300)),
  /** Addresses that have moved. They are asked for what no page answers; the server applies them and passes none on. */
  redirects: z.optional(listOf(Redirect, 1_000)),
  /**
   * Missing: the site is not measured. Without an id of its own it is measured under the operator's (specification
   * section 7.8: a default, and another one per tenant).
   */
  analytics: z.optional(z.object({ measurementId: z.optional(MeasurementId) })),
  navigation: z._default(Navigation, { primary: [], tools: [], footer: [], legal: [], statement: "", about: "" }),
  voice: z.optional(Voice),
  css: TenantCss,
  meta: TenantMeta,
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/** More sections than any page has been made of; each is a slot that is prepared and rendered. */
export const MAX_SECTIONS = 60;

/** A named slot with its properties. */
const NamedSlot = z.object({
  slot: z.string().check(z.regex(/^[a-z][a-z0-9-]*\.[a-z-]+\.v\d+$/)),
  props: z._default(z.record(z.string(), z.unknown()), {}),
});

/**
 * One section of a home page: a named slot with its properties, in the order of the page. `inside` is a slot, as a rule of another
 * remote, that stands in the place that the section has for one: a form on its ticket.
 */
export const HomeSection = z.extend(NamedSlot, {
  inside: z.optional(NamedSlot),
  /** Stays in the setting and is not shown. */
  hidden: z.optional(z.boolean()),
  /** Not shown before this moment, and not from that one on. */
  shownFrom: z.optional(z.iso.datetime({ offset: true })),
  shownUntil: z.optional(z.iso.datetime({ offset: true })),
});
export type HomeSection = z.infer<typeof HomeSection>;

/** True where a section is shown at a moment. */
export const isShown = (
  { hidden, shownFrom, shownUntil }: Pick<HomeSection, "hidden" | "shownFrom" | "shownUntil">,
  now: Date,
): boolean =>
  hidden !== true &&
  (shownFrom === undefined || new Date(shownFrom) <= now) &&
  (shownUntil === undefined || now < new Date(shownUntil));

/** `cms/app/setting/home`, and `home_<language>` in the other languages that the tenant has written it in. */
export const HomeSetting = z.object({
  sections: listOf(HomeSection, MAX_SECTIONS),
  /** Every language that there is such a page in, the same in each of them. Missing: there is this one only. */
  languages: z.optional(listOf(z.enum(LANGUAGES), 10)),
});
export type HomeSetting = z.infer<typeof HomeSetting>;

/** What remotes and layouts may know of the tenant, on the server and in the browser. Holds no secret. */
export interface PublicTenant {
  /** Key of the tenant, e.g. `foundation`. */
  readonly key: string;
  readonly id: string;
  /** `https://foundation.example`: scheme and host the visitor used, no trailing slash. */
  readonly origin: string;
  /** Of the interface, for this visitor: the site's own (`settings.language`), or the one chosen of those it offers. */
  readonly language: Language;
  readonly settings: TenantSettings;
  /** The site as its draft has it, for somebody who followed a link to that. */
  readonly isDraft?: boolean;
}
