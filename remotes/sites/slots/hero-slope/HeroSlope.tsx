import { cx, Wrap } from "@serambi/kernel/ui";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroSlopeProps } from "./schema";
import { Slopes } from "./Slopes";
import s from "./HeroSlope.module.css";

/** A claim, and its proof as lines between two measurements, with the table that says the same. */
export const Slot = ({
  props: { anchor, title, lede, caption, columns, tableLabel, lines },
}: SectionProps<HeroSlopeProps>) => (
  <Wrap as="section" className={s.hero}>
    <Grid>
      <h1 id={anchor} className={cx(t.display, s.title)}>
        {title}
      </h1>
      <figure className={s.figure}>
        <figcaption className={s.caption}>{caption}</figcaption>
        <Slopes lines={lines} />
        <details>
          <summary className={s.open}>{tableLabel}</summary>
          <table className={cx(t.nums, s.table)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ longLabel, before, after }) => (
                <tr key={longLabel}>
                  <th scope="row">{longLabel}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
      <p className={s.lede}>{lede}</p>
    </Grid>
  </Wrap>
);
