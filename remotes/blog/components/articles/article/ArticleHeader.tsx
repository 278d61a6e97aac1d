import { formatDate, formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages, useTenant } from "@serambi/kernel/remote";
import { Avatar, Breadcrumb, Wrap } from "@serambi/kernel/ui";

import type { ShownArticle } from "../../../contract/articles/Article";
import { categoryPath, listPath, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import s from "./ArticleHeader.module.css";

interface ArticleHeaderProps {
  readonly article: ShownArticle;
  /** Where it stands on this site. */
  readonly section: Section;
}

/** The headline before anything else, then who wrote it and when. */
export const ArticleHeader = ({ article, section }: ArticleHeaderProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const language = useLanguage();
  const { title, summary, author, category, publishedAt, updatedAt, readingMinutes } = article;
  const lang = article.language === language ? undefined : article.language;
  const [published, updated] = [formatDate(publishedAt, language), formatDate(updatedAt, language)];

  return (
    <Wrap as="header" className={s.head}>
      <div className={s.way}>
        <Breadcrumb
          label={t.breadcrumb}
          items={[
            { label: t[section], to: listPath(tenant, section) },
            { label: category.name, to: categoryPath(tenant, section, category.slug) },
          ]}
        />
      </div>
      <h1 className={s.title} lang={lang}>
        {title}
      </h1>
      <p className={s.standfirst} lang={lang}>
        {summary}
      </p>
      <div className={s.byline}>
        <Avatar seed={author.name} className={s.face} />
        <p>
          <b>{author.name}</b>
          {author.role && (
            <span className={s.role}>
              <span className={s.comma}>, </span>
              {author.role}
            </span>
          )}
          <br />
          <time dateTime={publishedAt}>{published}</time>,{" "}
          <span className={s.whole}>{t.minutes(formatNumber(readingMinutes, language))}</span>
          {updated !== published && (
            <span className={s.updated}>
              <span className={s.comma}>, </span>
              <time dateTime={updatedAt}>{t["article.updated"](updated)}</time>
            </span>
          )}
        </p>
      </div>
    </Wrap>
  );
};
