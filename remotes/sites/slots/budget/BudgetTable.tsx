import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { cx, VisuallyHidden } from "@serambi/kernel/ui";

import type { BudgetProps } from "./schema";
import s from "./BudgetTable.module.css";

interface BudgetTableProps extends Pick<BudgetProps, "caption" | "columns" | "items"> {
  readonly className?: string | undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Needs and gifts with their sums. On a phone each purpose stands above its two numbers. */
export const BudgetTable = ({ caption, columns, items, className }: BudgetTableProps) => {
  const language = useLanguage();
  const amount = (idr: number, name: string) => (
    <td className={s.amount}>
      <span className={s.unit} aria-hidden="true">
        {name}
      </span>
      {formatNumber(idr, language)}
    </td>
  );
  return (
    <table className={cx(s.table, className)}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{columns.purpose}</th>
          <th scope="col" className={s.amount}>
            {columns.needed}
          </th>
          <th scope="col" className={s.amount}>
            {columns.given}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ purpose, neededIdr, givenIdr }) => (
          <tr key={purpose}>
            <th scope="row">{purpose}</th>
            {amount(neededIdr, columns.needed)}
            {amount(givenIdr, columns.given)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{columns.total}</th>
          {amount(sum(items.map(({ neededIdr }) => neededIdr)), columns.needed)}
          {amount(sum(items.map(({ givenIdr }) => givenIdr)), columns.given)}
        </tr>
      </tfoot>
    </table>
  );
};
