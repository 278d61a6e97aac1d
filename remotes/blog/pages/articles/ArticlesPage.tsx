import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { SectionResults } from "../../components/articles/list/SectionResults";
import { SectionTop } from "../../components/articles/list/SectionTop";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";
import { listOf } from "./listOf";

export { articlesHead as head, articlesJsonLd as jsonLd } from "./articlesHead";
export { openArticles as preload } from "./openArticles";

/** `/Blog`, `/News`, `/Berita`, `/Articles` and their categories: what there is to read in a section. */
export const Page = observer(function ArticlesPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t } = context;
  const { section, query } = listOf(context);
  const shown = articlesOf(store).section(section);
  const category = query.categorySlug === undefined ? undefined : shown.category(query.categorySlug);
  const retry = async () => {
    await Promise.all([shown.reload(), shown.nameCategories()]);
  };
  return (
    <Wrap>
      <SectionTop
        section={section}
        query={query}
        heading={category?.name ?? t[section]}
        categories={shown.categories.state.data ?? []}
      />
      <SectionResults
        section={section}
        query={query}
        list={shown.list.state}
        nameOf={(slug) => shown.category(slug)?.name}
        onRetry={() => void retry()}
      />
    </Wrap>
  );
});
