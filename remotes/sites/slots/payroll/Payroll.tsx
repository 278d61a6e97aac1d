import { cx, Kain, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { PayrollProps } from "./schema";
import s from "./Payroll.module.css";

/** The people who work here with their pay, each under a round of cloth, and those who work for nothing. */
export const Slot = ({ props: { anchor, title, paid, unpaidTitle, unpaid = [] } }: SectionProps<PayrollProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="field">
      <Wrap>
        <h2 id={heading} className={cx(t.h2, s.title)}>
          {title}
        </h2>
        <ul className={s.paid}>
          {paid.map(({ name, text, pay, picture }) => (
            <li key={name}>
              <Kain {...picture} variant="avatar" width={200} height={200} className={s.portrait} />
              <h3>{name}</h3>
              <p>{text}</p>
              <p className={cx(t.nums, s.pay)}>{pay}</p>
            </li>
          ))}
        </ul>
        {unpaid.length > 0 && (
          <div className={s.others}>
            <h3>{unpaidTitle}</h3>
            <ul>
              {unpaid.map(({ name, text, picture }) => (
                <li key={name}>
                  <Kain {...picture} variant="avatar" width={48} height={48} className={s.small} />
                  <span>
                    <b>{name}</b> {text}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Wrap>
    </Section>
  );
};
