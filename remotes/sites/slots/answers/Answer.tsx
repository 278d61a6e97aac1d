import { cx, VisuallyHidden } from "@serambi/kernel/ui";

import type { AnswerProps } from "./schema";
import s from "./Answer.module.css";

/** One answer in whichever form it takes: a sentence, a sum, rows or dates. */
export const Answer = ({ answer, amount, text, rows, dates }: AnswerProps) => (
  <dd className={s.answer}>
    {answer && <p className={s.large}>{answer}</p>}
    {amount && (
      <p className={s.amount}>
        {amount.figure} <span className={s.unit}>{amount.unit}</span>
      </p>
    )}
    {text && <p>{text}</p>}
    {rows && (
      <table>
        <VisuallyHidden as="caption">{rows.caption}</VisuallyHidden>
        <tbody>
          {rows.items.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row" className={s.cell}>
                {label}
              </th>
              <td className={cx(s.cell, s.value)}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {dates && (
      <ol>
        {dates.map(({ date, text: what, isDeadline = false }) => (
          <li key={date} className={cx(s.dated, isDeadline && s.deadline)}>
            <span className={s.date}>{date}</span> <span className={s.what}>{what}</span>
          </li>
        ))}
      </ol>
    )}
  </dd>
);
