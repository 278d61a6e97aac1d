import { offeredLanguages, type Language, type PublicTenant } from "@serambi/kernel/contracts";
import { describe, type Alternate, type PageHead } from "@serambi/kernel/seo";

import { languageAddress } from "./languageAddress";
import { ownTitle, pageTitle, siteNameOf } from "./pageTitle";

/** A picture that stands for a page where it is shared. */
export interface SharedPicture {
  /** Absolute. */
  readonly address: string;
  readonly alt: string;
  /** In pixels, where they are known. */
  readonly width?: number;
  readonly height?: number;
  /** `image/png`, where it is known. */
  readonly type?: string;
}

/** The same as a page in another form. */
export interface AlternateLink {
  readonly type: string;
  readonly title: string;
  readonly address: string;
}

/** Documents that say the same in another form, with the site's name behind their titles. */
export const alternateLinks = (tenant: PublicTenant, alternates: readonly Alternate[]): AlternateLink[] =>
  alternates.map(({ path, type, title }) => ({
    type,
    title: title === "" ? siteNameOf(tenant) : `${title} | ${siteNameOf(tenant)}`,
    address: tenant.origin + path,
  }));

/** The tags of a page's head, decided: the server writes them, the browser changes them on navigation. */
export interface PageMeta {
  readonly title: string;
  /** Without the site's name, which a sharing preview shows beside it. */
  readonly sharedTitle: string;
  readonly description: string;
  readonly keywords: string;
  readonly robots: string;
  readonly canonical: string;
  /** This page in each of its languages, where it has several: the site's own first. */
  readonly translations: readonly { readonly language: Language; readonly address: string }[];
  readonly language: Language;
  readonly type: string;
  readonly siteName: string;
  readonly picture: SharedPicture | null;
  readonly card: string;
  readonly twitterSite: string;
  /** The same in other forms, by their absolute addresses. */
  readonly alternates: readonly AlternateLink[];
}

/** A picture's address as other sites need it. They show no vector graphics and load nothing but http. */
export const pictureAddress = (address: string, origin: string): string | null => {
  if (address === "" || !URL.canParse(address, origin)) return null;
  const { href, protocol, pathname } = new URL(address, origin);
  return /^https?:$/.test(protocol) && !/\.svgz?$/i.test(pathname) ? href : null;
};

/** The page's own picture, else the tenant's, else the card that is drawn for the page. */
const pictureOf = (tenant: PublicTenant, head: PageHead, card: SharedPicture | undefined): SharedPicture | null => {
  const own = pictureAddress(head.image ?? "", tenant.origin);
  if (own !== null) return { address: own, alt: head.imageAlt ?? ownTitle(tenant, head) };
  const address = pictureAddress(tenant.settings.meta.image, tenant.origin);
  return address === null ? (card ?? null) : { address, alt: siteNameOf(tenant) };
};

/** The languages that a page is written in and its site offers, the site's own first. */
const languagesOf = ({ settings }: PublicTenant, { languages = [] }: PageHead): Language[] =>
  offeredLanguages(settings)
    .filter((language) => languages.includes(language))
    .toSorted((a, b) => Number(b === settings.language) - Number(a === settings.language));

/**
 * Tenant settings, overridden by what the page says of itself (specification section 2.4).
 * @param card a picture drawn for this page, for where neither page nor tenant has one
 */
export const pageMeta = (tenant: PublicTenant, path: string, head: PageHead, card?: SharedPicture): PageMeta => {
  const { meta } = tenant.settings;
  const languages = languagesOf(tenant, head);
  const address = head.canonicalPath ?? path;
  // Words that no language changes have one address, whatever the frame around them speaks.
  const isTranslated = languages.length > 1 && languages.includes(tenant.language);
  const isIndexed = (head.isIndexed ?? true) && meta.robot_index;
  const picture = pictureOf(tenant, head, card);
  return {
    title: pageTitle(tenant, head),
    sharedTitle: ownTitle(tenant, head),
    description: describe(head.description ?? meta.description),
    keywords: meta.keywords,
    robots: `${isIndexed ? "index" : "noindex"}, ${meta.robot_follow ? "follow" : "nofollow"}`,
    canonical: languageAddress(tenant, address, isTranslated ? tenant.language : tenant.settings.language),
    translations: isTranslated
      ? languages.map((language) => ({ language, address: languageAddress(tenant, address, language) }))
      : [],
    language: tenant.language,
    type: head.type ?? meta.type,
    siteName: siteNameOf(tenant),
    picture,
    // A large picture that is not there leaves a large gap.
    card: picture === null ? "summary" : meta.card,
    twitterSite: meta.twitter_site,
    alternates: alternateLinks(tenant, head.alternates ?? []),
  };
};
