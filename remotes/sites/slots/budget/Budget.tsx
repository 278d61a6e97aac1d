import { cx, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import s from "./Budget.module.css";
import { BudgetTable } from "./BudgetTable";
import { Gift } from "./Gift";
import type { BudgetProps } from "./schema";

/** What a month costs and what of it has been given, with the piece a visitor may pay for. */
export const Slot = ({ props: { anchor, title, text, gift, ...table } }: SectionProps<BudgetProps>) => {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={s.budget}>
      <Wrap className={s.columns}>
        <div>
          <h2 id={heading} className={cx(t.h2, s.title)}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </div>
        <BudgetTable {...table} className={s.table} />
        <Gift {...gift} />
      </Wrap>
    </section>
  );
};
