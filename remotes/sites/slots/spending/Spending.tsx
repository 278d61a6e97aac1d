import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import { Cloth } from "./Cloth";
import type { SpendingProps } from "./schema";
import s from "./Spending.module.css";

type Rows = SpendingProps["rows"];

const shareOf = (rows: Rows): number => rows.reduce((sum, { share }) => sum + share, 0);

/** Expenses as a length of cloth that is cut: one star for each of a hundred. The drawing is a cell of the table that says the same. */
export const Slot = ({ props }: SectionProps<SpendingProps>) => {
  const { anchor, title, text, caption, columns, rows, total, passedOn, kept, unit, notes = [] } = props;
  const heading = useId();
  const language = useLanguage();
  const longest = Math.max(...rows.map(({ share }) => share));
  const own = rows.filter(({ isOwn = false }) => isOwn);
  const others = rows.filter(({ isOwn = false }) => !isOwn);
  const said = (words: string, of: Rows): string => words.replace("{n}", formatNumber(shareOf(of), language));
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap>
        <div className={s.top}>
          <h2 id={heading} className={t.h2}>
            {title}
          </h2>
          <p className={t.soft}>{text}</p>
        </div>
        <table className={s.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.purpose}</th>
              <th scope="col" className={s.drawn}>
                {columns.drawn}
              </th>
              <th scope="col">{columns.share}</th>
              <th scope="col">{columns.sum}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ purpose, note, share, sum, isOwn = false }) => (
              <tr key={purpose}>
                <th scope="row">
                  {purpose}
                  {note && <small>{note}</small>}
                </th>
                <td className={s.drawn}>
                  <Cloth stars={share} longest={longest} className={cx(isOwn && s.own)} />
                </td>
                <td className={cx(t.nums, s.share)}>{formatNumber(share, language)}</td>
                <td className={cx(t.nums, s.sum)}>
                  {formatNumber(sum, language)} <span className={s.unit}>{unit}</span>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td className={s.drawn}>
                <Cloth stars={shareOf(others)} kept={shareOf(own)} longest={shareOf(rows)} />
                <p className={s.parts}>
                  <span>{said(passedOn, others)}</span> <span>{said(kept, own)}</span>
                </p>
              </td>
              <td className={cx(t.nums, s.share)}>{formatNumber(shareOf(rows), language)}</td>
              <td className={cx(t.nums, s.sum)}>
                {formatNumber(
                  rows.reduce((all, { sum }) => all + sum, 0),
                  language,
                )}{" "}
                <span className={s.unit}>{unit}</span>
              </td>
            </tr>
          </tfoot>
        </table>
        {notes.length > 0 && (
          <div className={s.notes}>
            {notes.map((note) => (
              <p key={note.title}>
                <b>{note.title}</b> {note.text}
              </p>
            ))}
          </div>
        )}
      </Wrap>
    </Section>
  );
};
