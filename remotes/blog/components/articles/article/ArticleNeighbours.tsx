import { useMessages } from "@serambi/kernel/remote";

import type { Article } from "../../../contract/articles/Article";
import { pathInSection, type Section } from "../../../contract/paths";
import type { Messages } from "../../../messages/id";
import { Neighbours } from "../../lists/Neighbours";
import s from "./ArticleNeighbours.module.css";

interface ArticleNeighboursProps {
  readonly article: Article;
  readonly section: Section;
}

/** What was published before and after it, of the same kind. */
export const ArticleNeighbours = ({ article: { kind, previous, next }, section }: ArticleNeighboursProps) => {
  const t = useMessages<Messages>();
  const at = (label: string, post: Article["next"]) =>
    post && { label, title: post.title, to: pathInSection(section, { ...post, kind }) };
  return (
    <Neighbours
      label={t["article.neighbours"]}
      previous={at(t["article.previous"], previous)}
      next={at(t["article.next"], next)}
      className={s.place}
    />
  );
};
