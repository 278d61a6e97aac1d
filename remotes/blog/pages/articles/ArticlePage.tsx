import { Later, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import { ArticleContents } from "../../components/articles/article/ArticleContents";
import { ArticleCover } from "../../components/articles/article/ArticleCover";
import { ArticleEnd } from "../../components/articles/article/ArticleEnd";
import { ArticleHeader } from "../../components/articles/article/ArticleHeader";
import { ArticleNeighbours } from "../../components/articles/article/ArticleNeighbours";
import { ArticleText } from "../../components/articles/article/ArticleText";
import { ReadingProgress } from "../../components/articles/article/ReadingProgress";
import { RelatedArticles } from "../../components/articles/article/RelatedArticles";
import { postPath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import s from "./ArticlePage.module.css";
import { articleAt } from "./articleAt";

export { articleHead as head, articleJsonLd as jsonLd } from "./articleHead";
export { openArticle as preload } from "./openArticle";

/** Fewer headings need no contents. */
const LEAST_HEADINGS = 3;

/** One post to read, in whichever section. */
export const Page = observer(function ArticlePage({ store, context }: PageProps<BlogStore, Messages>) {
  const { article, section } = articleAt(store, context);
  const { data } = article.post.state;
  if (!data) return null;
  return (
    <>
      <article>
        <ArticleHeader article={data} section={section} />
        <ArticleCover article={data} />
        <div className={s.body}>
          <Wrap className={s.columns}>
            {data.headings.length >= LEAST_HEADINGS && (
              <div className={s.contents}>
                <ArticleContents key={data.id} headings={data.headings} />
              </div>
            )}
            <div className={s.text}>
              <div className={s.read}>
                <ReadingProgress />
                <ArticleText article={data} />
              </div>
              <ArticleEnd
                key={data.id}
                article={data}
                section={section}
                path={postPath(context.tenant, data) ?? context.path}
              />
              <ArticleNeighbours article={data} section={section} />
            </div>
          </Wrap>
        </div>
      </article>
      <Later>
        <RelatedArticles state={article.related.state} section={section} onRetry={() => void article.reloadRelated()} />
      </Later>
    </>
  );
});
