import type { Language } from "@serambi/kernel/contracts";

import type { AlternateLink, PageMeta } from "./pageMeta";

/** One element of a document's head without content, with its attributes in order. */
export interface HeadTag {
  readonly element: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** Languages as Open Graph names them: with the country whose visitors the sites are for. */
const LOCALES: Readonly<Record<Language, string>> = { id: "id_ID", en: "en_US" };

const named = (name: string, content: string): HeadTag => ({ element: "meta", attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  element: "meta",
  attributes: { property: name, content },
});
const link = (rel: string, href: string, hreflang?: string): HeadTag => ({
  element: "link",
  attributes: { rel, ...(hreflang !== undefined && { hreflang }), href },
});

const pictureTags = ({ picture }: PageMeta): HeadTag[] =>
  picture === null
    ? []
    : [
        property("og:image", picture.address),
        property("og:image:type", picture.type ?? ""),
        property("og:image:width", String(picture.width ?? "")),
        property("og:image:height", String(picture.height ?? "")),
        property("og:image:alt", picture.alt),
        named("twitter:image", picture.address),
        named("twitter:image:alt", picture.alt),
      ];

const languageTags = ({ translations, language }: PageMeta): HeadTag[] => [
  ...translations.map((translation) => link("alternate", translation.address, translation.language)),
  // Who speaks none of them gets the site's own: the first.
  ...translations.slice(0, 1).map(({ address }) => link("alternate", address, "x-default")),
  property("og:locale", LOCALES[language]),
  ...translations.flatMap((other) =>
    other.language === language ? [] : [property("og:locale:alternate", LOCALES[other.language])],
  ),
];

/** The same in another form, as programs look for it. */
export const alternateTag = ({ type, title, address }: AlternateLink): HeadTag => ({
  element: "link",
  attributes: { rel: "alternate", type, title, href: address },
});

/**
 * What search engines and sharing previews read in a page's head, besides its title (specification section 2.4). A tag that
 * has nothing to say is left out.
 */
export const headTags = (meta: PageMeta): readonly HeadTag[] =>
  [
    named("description", meta.description),
    named("keywords", meta.keywords),
    named("robots", meta.robots),
    link("canonical", meta.canonical),
    property("og:title", meta.sharedTitle),
    property("og:description", meta.description),
    property("og:type", meta.type),
    property("og:url", meta.canonical),
    property("og:site_name", meta.siteName),
    named("twitter:card", meta.card),
    named("twitter:site", meta.twitterSite),
    named("twitter:title", meta.sharedTitle),
    named("twitter:description", meta.description),
    ...pictureTags(meta),
    ...languageTags(meta),
    ...meta.alternates.map(alternateTag),
  ].filter(({ attributes }) => (attributes["content"] ?? attributes["href"]) !== "");

/** On what is said of the site, whatever page is shown. */
export const OF_SITE = "data-site";

/** Every element that `headTags` may have written, and nothing else of a head. */
export const HEAD_TAGS = `meta[property^="og:"],meta[name^="twitter:"],meta[name="description"],meta[name="keywords"],meta[name="robots"],link[rel="canonical"],link[hreflang],link[rel="alternate"][type]:not([${OF_SITE}])`;
