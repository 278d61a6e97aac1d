import { Later, type PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { ArticleContents } from "../../components/articles/article/ArticleContents";
import { ArticleCover } from "../../components/articles/article/ArticleCover";
import { ArticleEnd } from "../../components/articles/article/ArticleEnd";
import { ArticleHeader } from "../../components/articles/article/ArticleHeader";
import { ArticleNeighbours } from "../../components/articles/article/ArticleNeighbours";
import { ArticleText } from "../../components/articles/article/ArticleText";
import { ReadingProgress } from "../../components/articles/article/ReadingProgress";
import { RelatedArticles } from "../../components/articles/article/RelatedArticles";
import { sectionOf } from "../../contract/paths";
import type { articleLoader } from "./article.server";
import s from "./ArticlePage.module.css";

/** Fewer headings need no contents. */
const LEAST_HEADINGS = 3;

/** One post to read, in whichever section. */
export const Page = ({ data, context }: PageProps<typeof articleLoader>) => {
  const { article, path, previous, next, related } = data;
  const section = sectionOf(context.pattern);
  return (
    <>
      <article>
        <ArticleHeader article={article} section={section} />
        <ArticleCover article={article} />
        <div className={s.body}>
          <Wrap className={s.columns}>
            {article.headings.length >= LEAST_HEADINGS && (
              <div className={s.contents}>
                <ArticleContents key={article.id} headings={article.headings} />
              </div>
            )}
            <div className={s.text}>
              <div className={s.read}>
                <ReadingProgress />
                <ArticleText article={article} />
              </div>
              <ArticleEnd key={article.id} article={article} section={section} path={path} />
              <ArticleNeighbours previous={previous} next={next} />
            </div>
          </Wrap>
        </div>
      </article>
      <Later>
        <RelatedArticles posts={related} />
      </Later>
    </>
  );
};
