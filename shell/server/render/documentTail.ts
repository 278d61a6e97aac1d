import { scriptJson } from "@serambi/kernel/seo";

import { arrivalScript, LATER_ID } from "../../client/boot/arrivalScript";
import { PAGE_STATE_ID, type PageState } from "../../client/boot/pageState";
import type { ScriptFile } from "./ClientAssets";
import { tag } from "./html";
import type { PageFiles } from "./pageFiles";
import type { SiteLook } from "../edition/siteLook";

interface DocumentTail {
  readonly nonce: string;
  readonly state: PageState;
  readonly files: PageFiles;
  readonly fonts: SiteLook["fonts"];
  readonly entry: readonly ScriptFile[];
}

const fontPreload = (href: string): string =>
  tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" });

/**
 * After the root element: what the page loads, its state, and the script that takes it over. The preloads stand here and
 * not in the head, so that fonts and scripts do not share the line with the words that the first paint waits for. Scripts
 * wait for that paint itself, and with them the links that stand for the page's styles: browsers read ahead in what arrives, and
 * fetch even those that say `disabled`; what stands in a template they leave alone.
 */
export const documentTail = ({ nonce, state, files, fonts, entry }: DocumentTail): string => {
  const scripts = entry.map(
    ({ href, integrity }) =>
      `${tag("script", { src: href, integrity, crossorigin: "anonymous", async: true })}</script>`,
  );
  return [
    "</div>",
    ...fonts.preload.map(fontPreload),
    `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
    `<template id="${LATER_ID}">${files.styleLinks}${files.scriptPreloads}${scripts.join("")}</template>`,
    `<script nonce="${nonce}">${arrivalScript(fonts.swaps)}</script>`,
  ].join("");
};

export const DOCUMENT_END = "</body></html>";
