import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import { MaybeLink } from "../../components/MaybeLink";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { DumbbellsProps } from "./schema";
import s from "./Dumbbells.module.css";

/** Two percentages and the way between them. What fell is drawn in the other colour. */
const Line = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <svg className={cx(s.line, to < from && s.fell)} aria-hidden="true">
    <line x1="0%" x2="100%" y1="70%" y2="70%" className={s.axis} />
    <line x1={`${from}%`} x2={`${to}%`} y1="70%" y2="70%" className={s.way} />
    <circle cx={`${from}%`} cy="70%" r="5.5" className={s.before} />
    <circle cx={`${to}%`} cy="70%" r="5.5" className={s.after} />
    <text x={`${from}%`} y="38%" className={s.old}>
      {from}
    </text>
    <text x={`${to}%`} y="38%">
      {to}
    </text>
  </svg>
);

/** One measure at several places, before and after, each with what proves it. */
export const Slot = ({
  props: { anchor, title, text, columns, before, after, rows },
}: SectionProps<DumbbellsProps>) => {
  const heading = useId();
  const [where, scope, measure, proof] = columns;
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <Grid className={s.head}>
          <h2 id={heading} className={cx(t.h2Large, s.title)}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </Grid>
        <table className={cx(t.nums, s.table)}>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{where}</th>
              <th scope="col">{scope}</th>
              <th scope="col">
                <VisuallyHidden>{measure}</VisuallyHidden>
                <span className={s.scale} aria-hidden="true">
                  <span>0</span>
                  <span>50</span>
                  <span>100%</span>
                </span>
              </th>
              <th scope="col">{proof}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <b>{row.name}</b> <small>{row.place}</small>
                </th>
                <td>
                  {row.scope} <small>{row.fund}</small>
                </td>
                <td>
                  <VisuallyHidden>{`${before} ${row.from}%, ${after} ${row.to}%`}</VisuallyHidden>
                  <Line from={row.from} to={row.to} />
                </td>
                <td>
                  <MaybeLink to={row.proof.href} as="span">
                    {row.proof.label}
                  </MaybeLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};
