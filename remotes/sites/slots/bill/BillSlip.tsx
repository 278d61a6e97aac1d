import { formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Kain, TextLink, VisuallyHidden } from "@serambi/kernel/ui";

import { Actions } from "../../components/Actions";
import type { OffersMessages } from "../../messages/offers.id";
import { reckon, type Order, type Reckoning } from "./reckon";
import type { BillProps, School } from "./schema";
import s from "./BillSlip.module.css";

interface BillSlipProps {
  readonly props: BillProps;
  readonly order: Order;
  /** Whose cloth the bill wears. */
  readonly school: School | undefined;
  readonly isSample: boolean;
  /** The entry cannot be read: the bill is the one before. */
  readonly isStale: boolean;
}

interface Line {
  readonly name: string;
  readonly note: string;
  readonly amount: string;
  readonly isMinus?: boolean;
}

const useLines = ({ plans, rates, monthsNote, taxNote }: BillProps, order: Order, sum: Reckoning): readonly Line[] => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  const plan = plans[sum.plan];
  const isFree = sum.plan === "free";
  const isYear = order.pay === "year";
  return [
    {
      name: t["bill.line"](number(order.pupils), formatRupiah(sum.rateIdr, language)),
      note: isFree ? t["bill.planFree"](plan, number(rates.freeBelow)) : t["bill.plan"](plan),
      amount: number(sum.monthIdr),
    },
    ...(isYear && !isFree
      ? [
          { name: t["bill.months"](number(rates.billedMonths)), note: monthsNote, amount: number(sum.yearIdr) },
          {
            name: t["bill.gift"](number(rates.freeMonths)),
            note: t["bill.giftNote"],
            amount: `−${number(sum.giftIdr)}`,
            isMinus: true,
          },
        ]
      : []),
    ...(isFree ? [] : [{ name: t["bill.tax"], note: taxNote, amount: number(sum.taxIdr) }]),
  ];
};

/** The bill as the treasurer gets it. The total alone is spoken when it changes. */
export const BillSlip = ({ props, order, school, isSample, isStale }: BillSlipProps) => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const sum = reckon(order, props.rates);
  const lines = useLines(props, order, sum);
  const isFree = sum.plan === "free";
  const isYear = order.pay === "year";
  const bills = formatNumber(props.rates.billedMonths, language);
  const paid = isYear ? t["bill.totalYear"] : t["bill.totalMonth"](bills);
  return (
    <div className={s.bill} data-stale={isStale || undefined}>
      {school && (
        <div className={s.cloth}>
          {/* Each school's own cloth: a picture that the server drew stays as it is while its element does. */}
          <Kain key={school.key} {...school.picture} variant="field" width={960} height={120} scaleHeight={240} />
        </div>
      )}
      <div className={s.paper}>
        <div className={s.head}>
          <div>
            <h3 className={s.name}>{isSample && school ? school.name : t["bill.yours"]}</h3>
            {isSample && school && <p>{school.place}</p>}
          </div>
          <p>{t["bill.sample"]}</p>
        </div>
        <table className={s.lines}>
          <VisuallyHidden as="caption">{t["bill.caption"]}</VisuallyHidden>
          <tbody>
            {lines.map(({ name, note, amount, isMinus }) => (
              <tr key={name} className={isMinus ? s.minus : undefined}>
                <th scope="row">
                  {name}
                  <small>{note}</small>
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={s.total}>
          <span>{isFree ? t["bill.totalFree"] : paid}</span>
          <output htmlFor="bill-pupils bill-schools">{formatRupiah(sum.totalIdr, language)}</output>
        </p>
        <p className={s.average}>
          {isFree ? t["bill.free"] : t["bill.average"](formatRupiah(sum.averageIdr, language))}
        </p>
        {isStale && <p className={s.stale}>{t["bill.stillFor"](formatNumber(order.pupils, language))}</p>}
        <div className={s.end}>
          <Actions links={props.actions} />
          <TextLink to={`?pupils=${order.pupils}&schools=${order.schools}&pay=${order.pay}#${props.anchor}`}>
            {t["bill.link"]}
          </TextLink>
        </div>
      </div>
    </div>
  );
};
