import { scriptJson } from "@serambi/kernel/seo";

import { PAGE_STATE_ID, type PageState } from "../../client/boot/pageState";
import type { ScriptFile } from "./ClientAssets";
import { tag } from "./html";

/** After the root element: the state of the page, and the script that takes it over. */
export const documentTail = (state: PageState, entry: readonly ScriptFile[]): string => {
  const scripts = entry.map(
    ({ href, integrity }) =>
      `${tag("script", { src: href, integrity, crossorigin: "anonymous", async: true })}</script>`,
  );
  return `</div><script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>${scripts.join("")}`;
};

export const DOCUMENT_END = "</body></html>";
