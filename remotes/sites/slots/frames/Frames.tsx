import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import s from "./Frames.module.css";
import type { FramesProps } from "./schema";

/** Height of the ball in each frame of a square of 100: three bounces, each lower than the one before it. */
const HEIGHTS = [84, 34.5, 20, 34.5, 84, 84, 43.2, 31.6, 43.2, 84, 84, 50.2, 40.9, 50.2, 84, 84];
const FLOOR = 84;
const STRIP = HEIGHTS.map((y, index) => ({ number: index + 1, x: 20 + index * 4, y }));

/** A ball flattens where it strikes. */
const Ball = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <ellipse cx={x} cy={y} rx={y === FLOOR ? 17 : 13} ry={y === FLOOR ? 8 : 13} />
);

/** A term as a strip of film: a ball that falls, bounces and rolls on, and what is done in which frames. */
export const Slot = ({ props: { anchor, title, text, phases } }: SectionProps<FramesProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.term} aria-labelledby={heading}>
      <div className={s.head}>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
      </div>
      <ol className={s.strip} aria-hidden="true">
        {STRIP.map(({ number, x, y }) => (
          <li key={number}>
            <svg viewBox="0 0 100 100">
              <Ball x={x} y={y} />
              <path d="M0 93H100" />
            </svg>
            <b>{number}</b>
          </li>
        ))}
      </ol>
      <dl className={s.phases}>
        {phases.map((phase) => (
          <div key={phase.span}>
            <dt>{phase.span}</dt>
            <dd>{phase.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
