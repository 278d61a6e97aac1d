import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { ScrollRegion } from "../../components/ScrollRegion";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { layEntries } from "./layEntries";
import type { HeroWeeksProps } from "./schema";
import s from "./HeroWeeks.module.css";

/** A stretch of time on one sheet, read by several people. On a phone each of them is a list. */
export const Slot = ({
  props: { title, lede, band, label, unit, count, marked = [], readers },
}: SectionProps<HeroWeeksProps>) => {
  const columns = Array.from({ length: count }, (_, index) => index + 1);
  const when = (from: number, to: number): string => `${unit} ${from}${to > from ? `–${to}` : ""}`;
  return (
    <section className={s.hero}>
      <Wrap>
        <h1 className={cx(t.display, s.title)}>{title}</h1>
        <p className={cx(t.lede, s.lede)}>{lede}</p>
        <Kain {...band} variant="band" width={1400} height={68} className={s.band} />
        <ScrollRegion label={label} className={s.scroll}>
          <table className={cx(t.nums, s.table)}>
            <thead>
              <tr>
                <td>{null}</td>
                {columns.map((column) => (
                  <th key={column} scope="col" className={marked.includes(column) ? s.marked : undefined}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {readers.map(({ name, note, entries }) => (
                <tr key={name}>
                  <th scope="row">
                    {name} <small>{note}</small>
                  </th>
                  {layEntries(entries, count).map(({ column, span, entry }) => (
                    <td key={column} colSpan={span}>
                      {entry && (
                        <div className={cx(s.entry, entry.tone && s[entry.tone])}>
                          <span className={s.when}>{when(entry.from, entry.to)}</span>
                          <b>{entry.title}</b> {entry.text}
                        </div>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Wrap>
    </section>
  );
};
