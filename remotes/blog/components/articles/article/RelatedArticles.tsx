import { useLanguage, useMessages, useReload } from "@serambi/kernel/remote";
import { PartNotice, TextLink, Wrap } from "@serambi/kernel/ui";

import type { ArticleData } from "../../../contract/articles/Article";
import type { Messages } from "../../../messages/id";
import s from "./RelatedArticles.module.css";

/** What to read next: headlines. The article stands without it. */
export const RelatedArticles = ({ posts }: { readonly posts: ArticleData["related"] }) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  const reload = useReload();
  if (posts?.length === 0) return null;

  return (
    <Wrap as="section" className={s.related}>
      <h2 className={s.heading}>{t["article.related"]}</h2>
      {posts === null ? (
        <PartNotice
          title={t["article.relatedFailed"]}
          message={t["article.relatedHelp"]}
          retryLabel={t.retry}
          onRetry={() => void reload()}
        />
      ) : (
        <ul className={s.list}>
          {posts.map(({ id, title, path, author, category, language: written }) => (
            <li key={id} lang={written === language ? undefined : written}>
              <h3>
                <TextLink to={path}>{title}</TextLink>
              </h3>
              <p>
                {author} <span>{category}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Wrap>
  );
};
