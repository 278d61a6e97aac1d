import type { SlotProps } from "@serambi/kernel/remote";
import { Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { ShelfProps } from "./schema";
import s from "./Shelf.module.css";

/** A shelf: books by their spines, each bound in cloth at its foot. */
export const Slot = ({ props: { anchor, title, text, books } }: SlotProps<ShelfProps, null>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={s.shelf}>
      <Wrap className={s.head}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <p>{text}</p>
      </Wrap>
      {/* On a phone the shelf scrolls sideways, which a keyboard must be able to do too. */}
      <div className={s.board} tabIndex={0} role="region" aria-labelledby={heading}>
        <Wrap as="ul" className={s.books}>
          {books.map(({ title: name, author, picture }) => (
            <li key={name} className={s.book}>
              <span className={s.words}>
                <b className={s.name}>{name}</b> <span className={s.author}>{author}</span>
              </span>
              <Kain {...picture} variant="field" width={96} height={96} className={s.cloth} />
            </li>
          ))}
        </Wrap>
      </div>
    </section>
  );
};
