import { useMessages } from "@serambi/kernel/remote";

import type { ArticleData, PostLink } from "../../../contract/articles/Article";
import type { Messages } from "../../../messages/id";
import { Neighbours } from "../../lists/Neighbours";
import s from "./ArticleNeighbours.module.css";

/** What was published before and after it, of the same kind. */
export const ArticleNeighbours = ({ previous, next }: Pick<ArticleData, "previous" | "next">) => {
  const t = useMessages<Messages>();
  const at = (label: string, post: PostLink | null) => post && { label, title: post.title, to: post.path };
  return (
    <Neighbours
      label={t["article.neighbours"]}
      previous={at(t["article.previous"], previous)}
      next={at(t["article.next"], next)}
      className={s.place}
    />
  );
};
