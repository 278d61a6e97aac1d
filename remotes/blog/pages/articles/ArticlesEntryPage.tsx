import type { PageProps } from "@serambi/kernel/remote";

import { Page as ArticlePage } from "./ArticlePage";
import type { articlesEntryLoader } from "./articlesEntry.server";
import { Page as ArticlesPage } from "./ArticlesPage";

/** `/Articles/:slug`: the list of a category, or a post under its short address. */
export const Page = ({ data, ...rest }: PageProps<typeof articlesEntryLoader>) =>
  "article" in data ? <ArticlePage data={data} {...rest} /> : <ArticlesPage data={data} {...rest} />;
