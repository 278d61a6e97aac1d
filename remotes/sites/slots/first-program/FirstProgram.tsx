import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import s from "./FirstProgram.module.css";
import type { FirstProgramProps } from "./schema";

/** Each raised thread as a square of 8 on a grid of 10. */
const squares = (card: readonly string[]): string =>
  card
    .flatMap((row, y) => row.split("").map((cell, x) => (cell === "#" ? `M${x * 10} ${y * 10}h8v8h-8z` : "")))
    .join("");

/** A weaving pattern as the program that it is, with what it means beside it. */
export const Slot = ({ props: { anchor, title, text, card } }: SectionProps<FirstProgramProps>) => {
  const heading = useId();
  const columns = Math.max(...card.map((row) => row.length));
  return (
    <section id={anchor} className={s.first} aria-labelledby={heading}>
      <div className={s.card} aria-hidden="true">
        <svg viewBox={`0 0 ${columns * 10 - 2} ${card.length * 10 - 2}`}>
          <path fill="currentColor" d={squares(card)} />
        </svg>
      </div>
      <div className={s.words}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
      </div>
    </section>
  );
};
