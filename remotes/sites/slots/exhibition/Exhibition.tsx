import { cx, Kain, VisuallyHidden } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import s from "./Exhibition.module.css";
import type { ExhibitionProps } from "./schema";

/** Width and height of each place on the wall. */
const FRAMES = [
  [900, 1120],
  [1200, 640],
  [900, 900],
  [900, 620],
  [720, 960],
  [1200, 560],
] as const;

/** Six works on a wall, none of the size of another, each titled in the voice of its craft. */
export const Slot = ({ props: { anchor, title, works, note } }: SectionProps<ExhibitionProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.wall} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      {works.map(({ id, craft, title: name, by, field, text, picture }, index) => {
        const [width, height] = FRAMES[index] ?? FRAMES[0];
        return (
          <article key={id} id={id} className={cx(s.work, s[craft])}>
            <div className={cx(s.frame, picture.isOneInk && s.oneInk)}>
              <Kain {...picture} variant="cover" width={width} height={height} className={s.picture} />
            </div>
            <h3 className={s.name}>{name}</h3>
            <p className={s.by}>
              {by}
              <span>{field}</span>
            </p>
            <p className={s.text}>{text}</p>
          </article>
        );
      })}
      <p className={s.note}>{note}</p>
    </section>
  );
};
