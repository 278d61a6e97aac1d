import { scriptJson, type JsonLd } from "@serambi/kernel/seo";

import type { PageMeta } from "../../client/head/pageMeta";
import type { ScriptFile, StyleFile } from "./ClientAssets";
import { escapeHtml, tag } from "./html";

export interface DocumentHead {
  readonly language: string;
  readonly className: string;
  readonly nonce: string;
  readonly meta: PageMeta;
  readonly jsonLd: readonly JsonLd[];
  /** CSS that is the tenant's: fonts and theme. */
  readonly themeCss: string;
  /** Runs before the first paint; chooses light or dark. */
  readonly themeScript: string;
  readonly styles: readonly StyleFile[];
  readonly scripts: readonly ScriptFile[];
  readonly fonts: readonly string[];
  readonly favicon: string;
}

/** The order of the cascade, declared before any rule: later layers win whatever loads first. */
const LAYERS = "@layer reset,kernel,shell,remote;";

const metaTags = (meta: PageMeta): string[] => {
  const named = (name: string, content: string) => (content === "" ? "" : tag("meta", { name, content }));
  const property = (name: string, content: string) => (content === "" ? "" : tag("meta", { property: name, content }));
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    named("description", meta.description),
    named("keywords", meta.keywords),
    named("robots", meta.robots),
    tag("link", { rel: "canonical", href: meta.canonical }),
    property("og:title", meta.title),
    property("og:description", meta.description),
    property("og:type", meta.type),
    property("og:url", meta.canonical),
    property("og:site_name", meta.siteName),
    property("og:image", meta.image),
    named("twitter:card", meta.card),
    named("twitter:site", meta.twitterSite),
  ];
};

/**
 * From the doctype to the root element. The page's styles stand in the HTML, so that the first paint
 * needs one answer; a disabled link under each one's address tells the chunk loader that it is there.
 */
export const documentHead = (head: DocumentHead): string => {
  const { nonce } = head;
  const css = LAYERS + head.themeCss + head.styles.map(({ text }) => text).join("");
  return [
    "<!doctype html>",
    tag("html", { lang: head.language, class: head.className }),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...metaTags(head.meta),
    ...head.fonts.map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" }),
    ),
    `<script nonce="${nonce}">${head.themeScript}</script>`,
    `<style nonce="${nonce}">${css}</style>`,
    ...head.styles.map(({ href }) => tag("link", { rel: "stylesheet", href, disabled: true })),
    ...head.scripts.map(({ href, integrity }) =>
      tag("link", { rel: "preload", as: "script", href, integrity, crossorigin: "anonymous", fetchpriority: "low" }),
    ),
    tag("link", { rel: "icon", href: head.favicon || "/favicon.svg" }),
    ...head.jsonLd.map((item) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(item)}</script>`),
    "</head>",
    "<body>",
    '<div id="root">',
  ].join("");
};
