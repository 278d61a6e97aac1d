import { Kain, Picture } from "@serambi/kernel/ui";

import type { ShownArticle } from "../../../contract/articles/Article";
import { articleCloth } from "../../../contract/articles/articleCloth";
import s from "./ArticleCover.module.css";

/** From edge to edge of a window that is as wide. */
const SIZE = { width: 1440, height: 547 } as const;

/** The article's picture, or the cloth of its own, from edge to edge. The headline says what it is about. */
export const ArticleCover = ({ article }: { readonly article: ShownArticle }) => (
  <div className={s.cover}>
    {article.cover ? (
      <Picture className={s.picture} src={article.cover} alt="" {...SIZE} sizes="100vw" isFirst />
    ) : (
      <Kain className={s.picture} {...articleCloth(article)} {...SIZE} />
    )}
  </div>
);
