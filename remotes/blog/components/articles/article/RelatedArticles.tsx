import { useLanguage, useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { PartNotice, SkeletonRow, TextLink, Wrap } from "@serambi/kernel/ui";

import type { ListedPost } from "../../../contract/articles/ArticleReader";
import { pathInSection, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import s from "./RelatedArticles.module.css";

interface RelatedArticlesProps {
  readonly state: RemoteState<readonly ListedPost[]>;
  readonly section: Section;
  readonly onRetry: () => void;
}

/** What to read next: headlines. The article stands without it. */
export const RelatedArticles = ({ state: { phase, data }, section, onRetry }: RelatedArticlesProps) => {
  const t = useMessages<Messages>();
  const language = useLanguage();
  if (phase === "ready" && data.length === 0) return null;

  return (
    <Wrap as="section" className={s.related}>
      <h2 className={s.heading}>{t["article.related"]}</h2>
      {phase === "failed" && (
        <PartNotice
          title={t["article.relatedFailed"]}
          message={t["article.relatedHelp"]}
          retryLabel={t.retry}
          onRetry={onRetry}
        />
      )}
      {data === null ? (
        phase === "failed" || <SkeletonRow lead="none" />
      ) : (
        <ul className={s.list}>
          {data.map((post) => (
            <li key={post.id} lang={post.language === language ? undefined : post.language}>
              <h3>
                <TextLink to={pathInSection(section, post)}>{post.title}</TextLink>
              </h3>
              <p>
                {post.author.name} <span>{post.category.name}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Wrap>
  );
};
