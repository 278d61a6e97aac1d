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
}

/** The order of the cascade, declared before any rule: later layers win whatever loads first. */
const LAYERS = "@layer reset,kernel,shell,remote;";

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
    `<script nonce="${nonce}">${head.themeScript}</script>`,
    `<style nonce="${nonce}">`,
  ].join("");
  const after = [
    "</style>",
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
