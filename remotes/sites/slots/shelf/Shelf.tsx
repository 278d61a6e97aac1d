import { Kain, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ScrollRegion } from "../../components/ScrollRegion";
import type { SectionProps } from "../SectionProps";
import type { ShelfProps } from "./schema";
import s from "./Shelf.module.css";

/** A shelf: books by their spines, each bound in cloth at its foot. */
export const Slot = ({ props: { anchor, title, text, books } }: SectionProps<ShelfProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.shelf}>
      <Wrap className={s.head}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <p>{text}</p>
      </Wrap>
      {/* It alone bears the heading's name: two regions of one name would be told as one twice. */}
      <ScrollRegion labelledBy={heading} className={s.board}>
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
      </ScrollRegion>
    </section>
  );
};
