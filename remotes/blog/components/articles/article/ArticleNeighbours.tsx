import { useMessages } from "@serambi/kernel/remote";
import { TextLink } from "@serambi/kernel/ui";

import type { Article } from "../../../contract/articles/Article";
import { pathInSection, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import s from "./ArticleNeighbours.module.css";

interface ArticleNeighboursProps {
  readonly article: Article;
  readonly section: Section;
}

/** What was published before and after it, of the same kind. */
export const ArticleNeighbours = ({ article, section }: ArticleNeighboursProps) => {
  const t = useMessages<Messages>();
  const { kind, previous, next } = article;
  if (!previous && !next) return null;
  const ways = [
    { way: "previous", post: previous },
    { way: "next", post: next },
  ] as const;
  return (
    <nav className={s.neighbours} aria-label={t["article.neighbours"]}>
      {ways.map(
        ({ way, post }) =>
          post && (
            <p key={way} className={s[way]}>
              <span>{t[`article.${way}`]}</span>
              <TextLink to={pathInSection(section, { ...post, kind })}>{post.title}</TextLink>
            </p>
          ),
      )}
    </nav>
  );
};
