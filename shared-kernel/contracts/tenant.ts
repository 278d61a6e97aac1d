import * as z from "zod/mini";

import { LANGUAGES, type Language } from "./language";

/** A colour as hexadecimal digits. A missing or malformed one is the default: one slip must not close a site. */
const colour = (fallback: string) =>
  z.catch(z._default(z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)), fallback), fallback);

/** Fonts and colours of a tenant (specification section 3); defaults are those of section 9. */
export const TenantCss = z.object({
  ft_primary: z._default(z.string(), "Raleway"),
  ft_secondary: z._default(z.string(), "Inter"),
  clr_primary: colour("#2096C4"),
  clr_secondary: colour("#2F80ED"),
  clr_success: colour("#2dce89"),
  clr_info: colour("#11cdef"),
  clr_warning: colour("#fb6340"),
  clr_danger: colour("#f5365c"),
  clr_light: colour("#adb5bd"),
  clr_dark: colour("#212529"),
});
export type TenantCss = z.infer<typeof TenantCss>;

export const TenantMeta = z.object({
  name: z._default(z.string(), ""),
  description: z._default(z.string(), ""),
  keywords: z._default(z.string(), ""),
  type: z._default(z.string(), "website"),
  image: z._default(z.string(), ""),
  card: z._default(z.string(), "summary_large_image"),
  site_name: z._default(z.string(), ""),
  url: z._default(z.string(), ""),
  twitter_site: z._default(z.string(), ""),
  robot_index: z._default(z.boolean(), true),
  robot_follow: z._default(z.boolean(), true),
});
export type TenantMeta = z.infer<typeof TenantMeta>;

/** A link of a header or footer. `href` is a path of this site or an absolute https address. */
export const NavLink = z.object({ label: z.string(), href: z.string() });
export type NavLink = z.infer<typeof NavLink>;

/** A site's navigation: data of the tenant, drawn by its layout's header and footer. */
export const Navigation = z.object({
  primary: z._default(z.array(NavLink), []),
  /** The one thing the site wants a visitor to do: a button in the header. */
  action: z.optional(NavLink),
  /** Links without a column in the header, e.g. log in. */
  tools: z._default(z.array(NavLink), []),
  footer: z._default(
    z.array(
      z.object({ title: z.string(), links: z.array(z.object({ label: z.string(), href: z.optional(z.string()) })) }),
    ),
    [],
  ),
  legal: z._default(z.array(NavLink), []),
  /** The footer's large sentence (layouts with a statement footer). */
  statement: z._default(z.string(), ""),
  /** What the organisation is, in a sentence or two. */
  about: z._default(z.string(), ""),
});
export type Navigation = z.infer<typeof Navigation>;

/**
 * What `cms/app/settings` gives (specification sections 3 and 4).
 * A missing `isMaintenance` means maintenance is on.
 */
export const TenantSettings = z.object({
  title: z.string(),
  /** Logo for light grounds, and for dark ones: an address, or empty for the product's own mark with the title. */
  logoDark: z._default(z.string(), ""),
  logoLight: z._default(z.string(), ""),
  favicon: z._default(z.string(), ""),
  layout: z.string(),
  isMaintenance: z._default(z.boolean(), true),
  language: z._default(z.enum(LANGUAGES), "id"),
  /** The routes this site has, as patterns of the specification (`/Courses/{slug}` is written `/Courses/:slug`). */
  routes: z._default(z.array(z.string()), ["/"]),
  navigation: z._default(Navigation, { primary: [], tools: [], footer: [], legal: [], statement: "", about: "" }),
  css: TenantCss,
  meta: TenantMeta,
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/** One section of a home page: a named slot with its properties, in the order of the page. */
export const HomeSection = z.object({
  slot: z.string().check(z.regex(/^[a-z]+\.[a-z-]+\.v\d+$/)),
  props: z._default(z.record(z.string(), z.unknown()), {}),
});
export type HomeSection = z.infer<typeof HomeSection>;

/** `cms/app/setting/home`. */
export const HomeSetting = z.object({ sections: z.array(HomeSection) });
export type HomeSetting = z.infer<typeof HomeSetting>;

/** What remotes and layouts may know of the tenant, on the server and in the browser. Holds no secret. */
export interface PublicTenant {
  /** Key of the tenant, e.g. `foundation`. */
  readonly key: string;
  readonly id: string;
  /** `https://foundation.example`: scheme and host the visitor used, no trailing slash. */
  readonly origin: string;
  readonly language: Language;
  readonly settings: TenantSettings;
}
