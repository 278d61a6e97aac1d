import { useMessages, useTenant } from "@serambi/kernel/remote";
import { ShareLink, TextLink } from "@serambi/kernel/ui";
import { Fragment } from "react";

import type { ShownArticle } from "../../../contract/articles/Article";
import { listAddress } from "../../../contract/articles/listAddress";
import { listPath, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { shareTexts } from "../../lists/shareTexts";
import s from "./ArticleEnd.module.css";

interface ArticleEndProps {
  readonly article: ShownArticle;
  readonly section: Section;
  /** Of this page: the one that it is known by. */
  readonly path: string;
}

/** After the text: what it is about, and its address to pass on. */
export const ArticleEnd = ({ article: { tags, title }, section, path }: ArticleEndProps) => {
  const t = useMessages<Messages>();
  const tenant = useTenant();
  const hasList = listPath(tenant, section) !== undefined;
  const url = tenant.origin + path;
  return (
    <footer className={s.end}>
      {tags.length > 0 && (
        <p className={s.tags}>
          {t["article.tags"]}{" "}
          {tags.map((tag, index) => (
            <Fragment key={tag}>
              {index > 0 && ", "}
              {hasList ? <TextLink to={listAddress(tenant, section, { page: 1, search: tag })}>{tag}</TextLink> : tag}
            </Fragment>
          ))}
        </p>
      )}
      <ShareLink url={url} title={title} texts={shareTexts(t)} />
      <p className={s.source}>
        {t["article.source"]} {url}
      </p>
    </footer>
  );
};
