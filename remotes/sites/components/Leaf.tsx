import { Wrap } from "@serambi/kernel/ui";
import type { ReactNode } from "react";

import s from "./Leaf.module.css";

interface LeafProps {
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** A leaf of a palm-leaf book: long, pale, with a hole at either end for the cord that holds the book together. */
export const Leaf = ({ id, labelledBy, children }: LeafProps) => (
  <section id={id} aria-labelledby={labelledBy} className={s.section}>
    <Wrap>
      <div className={s.leaf} data-leaf="">
        <i className={s.hole} />
        <div>{children}</div>
        <i className={s.hole} />
      </div>
    </Wrap>
  </section>
);
