import { cx, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { ScrollRegion } from "../../components/ScrollRegion";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeatTableProps } from "./schema";
import s from "./HeatTable.module.css";

/** Half of the drawing that a count stands in. */
const MIDDLE = 34;

/** A count in a disc as large as it is many. */
const Disc = ({ count }: { readonly count: number }) => (
  <svg className={s.disc} viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`} aria-hidden="true">
    <circle cx={MIDDLE} cy={MIDDLE} r={Math.min(MIDDLE, 13.2 + count * 0.44)} />
    <text x={MIDDLE} y={MIDDLE + 5.5} textAnchor="middle">
      {count}
    </text>
  </svg>
);

/** How many there are of what and where. */
export const Slot = ({
  props: { anchor, title, intro, caption, corner, columns, rows, none },
}: SectionProps<HeatTableProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={cx(t.display, s.title)}>
            {title}
          </h2>
          <p className={s.intro}>{intro}</p>
        </div>
        <ScrollRegion label={caption} isTable>
          <table className={s.table}>
            <VisuallyHidden as="caption">{caption}</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">{corner}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, counts }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {columns.map((column, index) => {
                    const count = counts[index] ?? 0;
                    return (
                      <td key={column}>
                        {count === 0 ? (
                          <span className={s.none}>{none}</span>
                        ) : (
                          <>
                            <Disc count={count} />
                            <VisuallyHidden>{count}</VisuallyHidden>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Wrap>
    </Section>
  );
};
