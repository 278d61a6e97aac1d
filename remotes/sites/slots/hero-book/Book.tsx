import { cx, Kain } from "@serambi/kernel/ui";

import type { HeroBookProps } from "./schema";
import s from "./Book.module.css";

interface BookProps {
  readonly book: Pick<HeroBookProps, "title" | "author" | "authorOnSpine" | "cover" | "description">;
}

/** A bound book of four faces, turned a little; it turns towards whoever points at it. */
export const Book = ({ book: { title, author, authorOnSpine, cover, description } }: BookProps) => (
  <div className={s.book} role="img" aria-label={description}>
    <div className={cx(s.face, s.front)}>
      <Kain {...cover} variant="field" width={400} height={584} className={s.cloth} />
      <div className={s.plate}>
        <span className={s.title}>{title}</span>
        <span className={s.author}>{author}</span>
      </div>
    </div>
    <div className={cx(s.face, s.spine)}>
      <span>{title}</span>
      <span className={s.short}>{authorOnSpine}</span>
    </div>
    <div className={cx(s.face, s.pages)} />
    <div className={cx(s.face, s.top)} />
  </div>
);
