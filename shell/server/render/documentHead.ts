import { scriptJson, type JsonLd } from "@serambi/kernel/seo";

import type { PageMeta } from "../../client/head/pageMeta";
import { escapeHtml, tag } from "./html";
import type { PageFiles } from "./pageFiles";

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
  readonly files: PageFiles;
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

/** From the doctype to the root element. The styles stand in the HTML: the first paint needs one answer. */
export const documentHead = (head: DocumentHead): string => {
  const { nonce, files } = head;
  return [
    "<!doctype html>",
    tag("html", { lang: head.language, class: head.className }),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...metaTags(head.meta),
    `<script nonce="${nonce}">${head.themeScript}</script>`,
    `<style nonce="${nonce}">${LAYERS}${head.themeCss}${files.css}</style>`,
    files.styleLinks,
    tag("link", { rel: "icon", href: head.favicon || "/favicon.svg" }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
    ...head.jsonLd.map((item) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(item)}</script>`),
    "</head>",
    "<body>",
    '<div id="root">',
  ].join("");
};
