import { scriptJson, type JsonLd } from "@serambi/kernel/seo";

import { headTags } from "../../client/head/headTags";
import type { PageMeta } from "../../client/head/pageMeta";
import { iconAddress, type IconLook } from "../images/iconLook";
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
  readonly icons: IconLook;
}

/** The order of the cascade, declared before any rule: later layers win whatever loads first. */
const LAYERS = "@layer reset,kernel,shell,remote;";

/** From the doctype to the root element. The styles stand in the HTML: the first paint needs one answer. */
export const documentHead = (head: DocumentHead): string => {
  const { nonce, files } = head;
  return [
    "<!doctype html>",
    tag("html", { lang: head.language, class: head.className }),
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.meta.title)}</title>`,
    ...headTags(head.meta).map(({ element, attributes }) => tag(element, attributes)),
    `<script nonce="${nonce}">${head.themeScript}</script>`,
    `<style nonce="${nonce}">${LAYERS}${head.themeCss}${files.css}</style>`,
    files.styleLinks,
    tag("link", { rel: "icon", href: head.favicon || "/favicon.svg" }),
    tag("link", { rel: "apple-touch-icon", href: iconAddress("180", head.icons) }),
    tag("meta", { name: "theme-color", content: head.icons.light, media: "(prefers-color-scheme: light)" }),
    tag("meta", { name: "theme-color", content: head.icons.dark, media: "(prefers-color-scheme: dark)" }),
    tag("link", { rel: "manifest", href: "/manifest.webmanifest" }),
    // Data, no script: the content security policy does not ask for a nonce.
    ...head.jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    "</head>",
    "<body>",
    '<div id="root">',
  ].join("");
};
