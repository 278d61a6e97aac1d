import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Columns } from "./Columns";
import type { RecordProps } from "./schema";
import s from "./Record.module.css";

/** What has been reached: figures in a list, and one of them over the years, as columns and as a table. */
export const Slot = ({ props: { anchor, title, figures, chart } }: SectionProps<RecordProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={s.title}>
          {title}
        </h2>
        <div className={s.two}>
          <dl className={s.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={t.nums}>{value}</dd>
              </div>
            ))}
          </dl>
          <figure className={s.chart}>
            <figcaption className={s.caption}>{chart.caption}</figcaption>
            <Columns {...chart} />
            <details>
              <summary className={s.open}>{chart.tableLabel}</summary>
              <table className={cx(t.nums, s.table)}>
                <thead>
                  <tr>
                    {chart.columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {chart.bars.map(({ label, longLabel = label, shown }) => (
                    <tr key={label}>
                      <th scope="row">{longLabel}</th>
                      <td>{shown}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
            <p className={cx(t.small, s.source)}>{chart.source}</p>
          </figure>
        </div>
      </Wrap>
    </Section>
  );
};
