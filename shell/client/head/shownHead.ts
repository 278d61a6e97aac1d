import type { PageHead } from "@serambi/kernel/seo";

import type { ShellMessages } from "../messages";
import type { Shown } from "../page/Shown";

/** What is said of the page that is shown; a screen that says why there is none is nothing to find. */
export const shownHead = (result: Shown["result"], t: ShellMessages): PageHead =>
  result.kind === "page"
    ? result.head
    : { title: result.kind === "not-found" ? t.notFoundTitle : t.errorTitle, isIndexed: false };
