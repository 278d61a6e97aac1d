import type { PageContext, PageProps } from "@serambi/kernel/remote";
import type { JsonLd, PageHead } from "@serambi/kernel/seo";
import { observer } from "mobx-react-lite";

import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import * as article from "./ArticlePage";
import * as list from "./ArticlesPage";
import { isCategory } from "./openArticlesEntry";

export { openArticlesEntry as preload } from "./openArticlesEntry";

const meant = (store: BlogStore, context: PageContext<Messages>) => (isCategory(store, context) ? list : article);

export const head = (store: BlogStore, context: PageContext<Messages>): PageHead =>
  meant(store, context).head(store, context);

export const jsonLd = (store: BlogStore, context: PageContext<Messages>): readonly JsonLd[] =>
  meant(store, context).jsonLd(store, context);

/** `/Articles/:slug`: the list of a category, or a post under its short address. */
export const Page = observer(function ArticlesEntryPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { Page: Shown } = meant(store, context);
  return <Shown store={store} context={context} />;
});
