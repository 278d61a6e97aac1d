import { scriptJson } from "@serambi/kernel/seo";

import { LATER_ID } from "../../client/boot/laterScripts";
import { PAGE_STATE_ID, type PageState } from "../../client/boot/pageState";
import type { ScriptFile } from "./ClientAssets";
import { tag } from "./html";
import type { PageFiles } from "./pageFiles";

interface DocumentTail {
  readonly nonce: string;
  readonly state: PageState;
  readonly files: PageFiles;
  readonly entry: readonly ScriptFile[];
  /** Text of the script that asks for the others. */
  readonly startLater: string;
}

/**
 * After the root element: the page's state, and the scripts that take it over. They wait in a template until the words are painted, so
 * that they do not share the line with them, and with them the links that stand for the page's styles: browsers read ahead in what
 * arrives, and fetch even those that say `disabled`; what stands in a template they leave alone.
 */
export const documentTail = ({ nonce, state, files, entry, startLater }: DocumentTail): string => {
  const scripts = entry.map(
    ({ href, integrity }) =>
      `${tag("script", { src: href, integrity, crossorigin: "anonymous", async: true })}</script>`,
  );
  return [
    "</div>",
    `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
    `<template id="${LATER_ID}">${files.styleLinks}${files.scriptPreloads}${scripts.join("")}</template>`,
    `<script nonce="${nonce}">${startLater}</script>`,
  ].join("");
};

export const DOCUMENT_END = "</body></html>";
