import { Kain, Picture } from "@serambi/kernel/ui";

import type { ShownArticle } from "../../../contract/articles/Article";
import { articleCloth } from "../../../contract/articles/articleCloth";
import s from "./ArticleCover.module.css";

/** From edge to edge of a window that is as wide. */
const SIZE = { width: 1440, height: 547 } as const;

/** The article's picture, or the cloth of its own, from edge to edge. What is to be seen there is said where its writer wrote it. */
export const ArticleCover = ({ article }: { readonly article: ShownArticle }) => (
  <div className={s.cover}>
    {article.cover ? (
      <Picture className={s.picture} src={article.cover} alt={article.coverAlt} {...SIZE} sizes="100vw" isFirst />
    ) : (
      <Kain className={s.picture} {...articleCloth(article)} {...SIZE} />
    )}
  </div>
);
