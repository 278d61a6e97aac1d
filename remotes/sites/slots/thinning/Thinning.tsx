import { cx } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ThinningProps } from "./schema";
import s from "./Thinning.module.css";

/** The threads from the one to the other of a hundred. */
const threads = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${from + index} 0h.55v10h-.55z`).join("");

const Threads = ({ whole }: { readonly whole: number }) => (
  <svg className={s.threads} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <path className={s.whole} d={threads(0, whole)} />
    <path className={s.broken} d={threads(whole, 100)} />
  </svg>
);

/** Shares of a hundred as threads that thin out from row to row; the table says the same in numbers. */
export const Slot = ({ props: { anchor, title, caption, rows, note } }: SectionProps<ThinningProps>) => {
  const heading = useId();
  return (
    <section id={anchor} className={s.numbers} aria-labelledby={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <table className={s.table}>
        <caption>{caption}</caption>
        <tbody>
          {rows.map(({ label, value, isMarked }) => (
            <tr key={label} className={cx(isMarked && s.marked)}>
              <th scope="row">{label}</th>
              <td className={s.cell}>
                <Threads whole={value} />
              </td>
              <td className={cx(t.nums, s.value)}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.note}>{note}</p>
    </section>
  );
};
