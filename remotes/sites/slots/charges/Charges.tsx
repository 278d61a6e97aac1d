import { cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ChargesProps } from "./schema";
import s from "./Charges.module.css";

/** Other charges that may appear on a bill, down to the smallest. */
export const Slot = ({ props: { anchor, title, charges } }: SectionProps<ChargesProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="sunken">
      <Wrap className={s.columns}>
        <h2 id={heading} className={t.h2Large}>
          {title}
        </h2>
        <dl className={s.charges}>
          {charges.map(({ name, price, text }) => (
            <div key={name} className={s.charge}>
              <dt>{name}</dt>
              <dd className={cx(t.nums, s.price)}>{price}</dd>
              <dd className={s.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </Section>
  );
};
