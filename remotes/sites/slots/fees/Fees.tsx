import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { FeesProps } from "./schema";
import s from "./Fees.module.css";

/** What is taught, to whom, for how long and from which price. On a phone each row folds. */
export const Slot = ({ props: { anchor, title, intro, columns, fees } }: SectionProps<FeesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <Grid className={s.head}>
          <h2 id={heading} className={cx(t.h2Large, s.title)}>
            {title}
          </h2>
          <p className={s.intro}>{intro}</p>
        </Grid>
        <table className={cx(t.nums, s.table)} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.whom}</th>
              <th scope="col">{columns.length}</th>
              <th scope="col">{columns.fee}</th>
            </tr>
          </thead>
          <tbody>
            {fees.map(({ name, whom, length, fee, href }) => (
              <tr key={name}>
                <th scope="row">
                  <MaybeLink to={href} as="span">
                    {name}
                  </MaybeLink>
                </th>
                <td>{whom}</td>
                <td>{length}</td>
                <td>{fee}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};
