import { VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import type { DrawersProps } from "./schema";
import s from "./Drawers.module.css";

/** A cabinet: what the library holds, a drawer for each of its classes. */
export const Slot = ({ props: { anchor, title, drawers } }: SectionProps<DrawersProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={s.cabinet}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <ul className={s.drawers}>
          {drawers.map(({ number, name, holds }) => (
            <li key={number} className={s.drawer}>
              <p className={s.label}>
                <b className={s.number}>{number}</b> {name}
              </p>
              <span className={s.handle} aria-hidden="true" />
              <p className={s.holds}>{holds}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
};
