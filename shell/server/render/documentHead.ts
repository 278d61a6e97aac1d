import { scriptJson } from "@serambi/kernel/seo";

import { alternateTag, OF_SITE } from "../../client/head/headTags";
import type { AlternateLink } from "../../client/head/pageMeta";
import type { SentHead } from "../../client/page/sentPage";
import { iconAddress, type IconLook } from "../images/iconLook";
import { escapeHtml, tag } from "./html";

export interface DocumentHead {
  readonly language: string;
  readonly className: string;
  readonly nonce: string;
  /** Of the page. */
  readonly said: SentHead;
  /** The whole site in other forms: on each of its pages, so that none has to be told of it again. */
  readonly siteAlternates: readonly AlternateLink[];
  /** Runs before the first paint; chooses light or dark. */
  readonly themeScript: string;
  readonly favicon: string;
  readonly icons: IconLook;
  /** The site's families, and the addresses of the faces of the first screen. */
  readonly fonts: { readonly families: readonly string[]; readonly preload: readonly string[] };
  /** Id of what is painted together with the header, if that comes in one piece with it. */
  readonly first?: string | undefined;
}

/** The order of the cascade, declared before any rule: later layers win whatever loads first. */
const LAYERS = "@layer reset,kernel,shell,remote;";

/**
 * In the head, so that a browser has them for the first paint where it kept them: Chromium waits for faces that are asked for here,
 * but for no more than a moment.
 */
const fontPreload = (href: string): string =>
  tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" });

/**
 * Begins with the faces before there is anything to set in them: the tenth of a second for which words are held back is over, on a
 * first visit, when the page is painted. Without it words come that much later, and nothing else happens: nor where a face cannot be had.
 */
const beginFaces = (families: readonly string[]): string =>
  `for(const name of ${scriptJson(families)})for(const width of["","condensed ","expanded "])document.fonts.load(\`\${width}1em "\${name}"\`).catch(()=>{})`;

/** Nothing is painted before this part of the page has come. */
const expectFirst = (id: string): string => tag("link", { rel: "expect", href: `#${id}`, blocking: "render" });

/** What stands before and after the text of the styles. */
export interface HeadParts {
  readonly before: string;
  readonly after: string;
}

/**
 * The text of a page's style element.
 * @param themeCss the tenant's: fonts and theme
 */
export const styleText = (themeCss: string, css: string): string => LAYERS + themeCss + css;

/** From the doctype to the root element. The styles stand in the HTML: the first paint needs one answer. */
export const documentHead = (head: DocumentHead): HeadParts => {
  const { nonce } = head;
  const before = [
    "<!doctype html>",
    tag("html", { lang: head.language, class: head.className }),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.said.title)}</title>`,
    ...head.said.tags.map(({ element, attributes }) => tag(element, attributes)),
    ...head.fonts.preload.map(fontPreload),
    ...(head.first === undefined ? [] : [expectFirst(head.first)]),
    `<script nonce="${nonce}">${head.themeScript}</script>`,
    `<style nonce="${nonce}">`,
  ].join("");
  const after = [
    "</style>",
    `<script nonce="${nonce}">${beginFaces(head.fonts.families)}</script>`,
    tag("link", { rel: "icon", href: head.favicon || "/favicon.svg" }),
    tag("link", { rel: "apple-touch-icon", href: iconAddress("180", head.icons) }),
    tag("meta", { name: "theme-color", content: head.icons.light, media: "(prefers-color-scheme: light)" }),
    tag("meta", { name: "theme-color", content: head.icons.dark, media: "(prefers-color-scheme: dark)" }),
    ...head.siteAlternates.map((link) => tag("link", { ...alternateTag(link).attributes, [OF_SITE]: true })),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
    // Data, no script: the content security policy does not ask for a nonce.
    ...head.said.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    "</head>",
    "<body>",
    '<div id="root">',
  ].join("");
  return { before, after };
};
