import type { PublicTenant } from "@serambi/kernel/contracts";

import { headTags } from "../../client/head/headTags";
import { pageJsonLd } from "../../client/head/pageJsonLd";
import { pageMeta } from "../../client/head/pageMeta";
import type { Layout } from "../../client/layouts/types";
import type { ShellMessages } from "../../client/messages";
import type { SentHead } from "../../client/page/sentPage";
import { cardPicture } from "../cards/cardPicture";
import type { ShownResult } from "./answers";

interface HeadParts {
  readonly tenant: PublicTenant;
  readonly layout: Pick<Layout, "design">;
  readonly t: ShellMessages;
  /** As asked for, without query. */
  readonly path: string;
}

/** What is said of a screen that says why there is no page: it is nothing to find. */
const screenHead = (kind: ShownResult["kind"], t: ShellMessages) => ({
  title: kind === "not-found" ? t.notFoundTitle : t.errorTitle,
  isIndexed: false,
});

/** What the document's head says of a page (specification section 2.4): written into HTML, or sent after a click. */
export const pageHead = (result: ShownResult, { tenant, layout, t, path }: HeadParts): SentHead => {
  if (result.kind !== "page") {
    const meta = pageMeta(tenant, path, screenHead(result.kind, t));
    return { title: meta.title, tags: headTags(meta), jsonLd: [] };
  }
  const { head, jsonLd, sent } = result;
  // Whoever hears the title first knows that the form did not go through.
  const said = sent.form ? { ...head, title: t.refusedForm(head.title) } : head;
  const meta = pageMeta(tenant, path, said, cardPicture(tenant, layout, path, head));
  return {
    title: meta.title,
    tags: headTags(meta),
    jsonLd: pageJsonLd(tenant, path, { route: { pattern: sent.pattern }, head, jsonLd }),
  };
};
