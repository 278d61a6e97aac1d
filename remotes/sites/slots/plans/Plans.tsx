import { useMessages } from "@serambi/kernel/remote";
import { cx, Icon, Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import t from "../../components/Type.module.css";
import type { OffersMessages } from "../../messages/offers.id";
import type { SectionProps } from "../SectionProps";
import type { PlansProps } from "./schema";
import s from "./Plans.module.css";

const Cell = ({ cell }: { readonly cell: boolean | string }) => {
  const texts = useMessages<OffersMessages>();
  if (typeof cell === "string") return cell;
  if (!cell) return <span className={s.no}>{texts["plans.no"]}</span>;
  return (
    <span className={s.yes}>
      <Icon name="check" /> {texts["plans.yes"]}
    </span>
  );
};

/** Plans side by side. On a phone each row folds: its name, and below it the answers with the plan's name over each. */
export const Slot = ({ props: { anchor, title, corner, plans, groups } }: SectionProps<PlansProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} className={s.section}>
      <Wrap>
        <h2 id={heading} className={cx(t.h2Large, s.title)}>
          {title}
        </h2>
        <table className={s.table} aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{corner}</VisuallyHidden>
              </th>
              {plans.map(({ name, price, text, isUsual }) => (
                <th key={name} scope="col" data-usual={isUsual || undefined}>
                  <span className={s.plan}>{name}</span>
                  <span className={s.price}>{price}</span>
                  <span className={s.text}>{text}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr className={s.group}>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {plans.map((plan, index) => (
                    <td key={plan.name} data-plan={plan.name} data-usual={plan.isUsual || undefined}>
                      <Cell cell={cells[index] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Wrap>
    </Section>
  );
};
