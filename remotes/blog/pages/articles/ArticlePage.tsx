import type { PageContext, PageProps } from "@serambi/kernel/remote";
import type { PageHead } from "@serambi/kernel/seo";
import { RichText, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { postPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";

export { openArticle as preload } from "./openArticle";

const articleOf = (store: BlogStore, { params }: PageContext<Messages>) =>
  articlesOf(store).article(params["id"] ?? params["slug"] ?? "");

export const head = (store: BlogStore, context: PageContext<Messages>): PageHead => {
  const { data } = articleOf(store, context).post.state;
  if (!data) return { title: context.t["article.failed"], isIndexed: false };
  const path = postPath(context.tenant, data);
  return {
    title: data.title,
    description: data.summary,
    type: "article",
    ...(data.cover && { image: data.cover }),
    ...(path !== undefined && { canonicalPath: path }),
  };
};

/** One post to read, in whichever section. */
export const Page = observer(function ArticlePage({ store, context }: PageProps<BlogStore, Messages>) {
  const { data } = articleOf(store, context).post.state;
  if (!data) return null;
  return (
    <Wrap as="article">
      <h1>{data.title}</h1>
      <RichText html={data.content} />
    </Wrap>
  );
});
