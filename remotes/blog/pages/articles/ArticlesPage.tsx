import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, PageProps } from "@serambi/kernel/remote";
import type { PageHead } from "@serambi/kernel/seo";
import { EmptyState, ErrorState, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { postPath, ROUTES, sectionOf } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import { articlesOf } from "../../stores/articles/articlesOf";
import type { BlogStore } from "../../stores/BlogStore";

export { openArticles as preload } from "./openArticles";

export const head = (_: BlogStore, { t, tenant, pattern, query }: PageContext<Messages>): PageHead => {
  const section = sectionOf(pattern);
  const page = parsePageNumber(query);
  return {
    title: page > 1 ? t.onPage(t[section], page) : t[section],
    description: t["list.description"](t[section], tenant.settings.title),
    canonicalPath: ROUTES[section].list,
  };
};

/** `/Blog`, `/News`, `/Berita`, `/Articles`: what there is to read in a section. */
export const Page = observer(function ArticlesPage({ store, context }: PageProps<BlogStore, Messages>) {
  const { t, tenant, pattern } = context;
  const section = sectionOf(pattern);
  const { list, reload } = articlesOf(store).section(section);
  const { phase, data } = list.state;
  return (
    <Wrap>
      <h1>{t[section]}</h1>
      {phase === "failed" && !data && (
        <ErrorState
          title={t["list.failed"]}
          message={t.failedHelp}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      )}
      {data?.items.length === 0 && <EmptyState title={t["list.empty"]}>{t["list.emptyHelp"]}</EmptyState>}
      <ul>
        {data?.items.map((post) => (
          <li key={post.id}>
            <a href={postPath(tenant, post)}>{post.title}</a>
          </li>
        ))}
      </ul>
    </Wrap>
  );
});
