import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { RefundProps } from "./schema";
import s from "./Refund.module.css";

/** A price, and how much of it comes back to whoever leaves when. */
export const Slot = ({ props: { anchor, title, text, caption, columns, rows } }: SectionProps<RefundProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={cx(t.h2Poster, s.title)}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </div>
        <table className={s.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.share}</th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          <tbody className={t.nums}>
            {rows.map(({ when, share, amount }) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td>
                  <span className={s.share}>
                    {share > 0 && (
                      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={share} height={10} />
                      </svg>
                    )}
                    {`${share}%`}
                  </span>
                </td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  );
};
