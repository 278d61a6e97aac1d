import { cx, Icon, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { IndexRowsProps } from "./schema";
import s from "./IndexRows.module.css";

/** Offers as an index, not as cards: a name, a sentence and a fact on each line. */
export const Slot = ({ props: { anchor, title, rows } }: SectionProps<IndexRowsProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.rows} aria-labelledby={heading}>
      <Wrap>
        <VisuallyHidden as="h2" id={heading}>
          {title}
        </VisuallyHidden>
        <ol>
          {rows.map((row) => (
            <li key={row.title} className={s.item}>
              <MaybeLink to={row.href} className={s.row}>
                <Grid className={s.columns}>
                  <h3 className={s.title}>{row.title}</h3>
                  <p className={s.text}>{row.text}</p>
                  <p className={cx(t.nums, s.fact)}>{row.fact}</p>
                </Grid>
                {row.href && <Icon name="arrow-right" className={s.arrow} />}
              </MaybeLink>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
};
