import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { Button, TextField } from "@serambi/kernel/ui";

import type { OffersMessages } from "../../messages/offers.id";
import type { Faults, Typed } from "./readOrder";
import { readCount } from "./reckon";
import type { BillProps } from "./schema";
import s from "./BillFields.module.css";

const STEP = 10;

interface BillFieldsProps {
  readonly props: BillProps;
  readonly typed: Typed;
  readonly faults: Faults;
  readonly onType: (change: Partial<Typed>) => void;
}

/** A count with a button on either side. A line of text, not a number: `1.200` is how people here write it. */
const Pupils = ({ props: { limits, schools }, typed, faults, onType }: BillFieldsProps) => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const count = readCount(typed.pupils, limits.pupils);
  const most = Math.max(...schools.map(({ pupils }) => pupils));
  const move = (by: number): void => {
    if (count !== null) onType({ pupils: String(Math.min(limits.pupils, Math.max(1, count + by))) });
  };
  return (
    <div className={s.pupils}>
      <TextField
        id="bill-pupils"
        name="pupils"
        label={t["bill.pupils"]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed.pupils}
        error={faults.pupils && t["bill.wrongPupils"](formatNumber(limits.pupils, language))}
        onChange={(event) => {
          onType({ pupils: event.target.value });
        }}
      />
      <div className={s.scripted}>
        <button type="button" className={s.step} aria-label={t["bill.fewer"]} onClick={() => move(-STEP)}>
          −
        </button>
        <input
          type="range"
          className={s.slider}
          // In steps of one: a browser would move any other number to the nearest step, which reads as a change.
          min={1}
          max={Math.max(count ?? 1, Math.ceil(most / 500) * 500)}
          value={count ?? 1}
          aria-label={t["bill.slide"]}
          onChange={(event) => {
            onType({ pupils: event.target.value });
          }}
        />
        <button type="button" className={s.step} aria-label={t["bill.more"]} onClick={() => move(STEP)}>
          +
        </button>
      </div>
    </div>
  );
};

/** Fields of the calculator: pupils, schools and the way of paying; and the rules by which the sum is found. */
export const BillFields = (all: BillFieldsProps) => {
  const { props, typed, faults, onType } = all;
  const { limits, rates, how } = props;
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const number = (value: number): string => formatNumber(value, language);
  const ways = [
    { pay: "month", label: t["bill.month"], note: t["bill.monthNote"](number(rates.billedMonths)) },
    { pay: "year", label: t["bill.year"], note: t["bill.yearNote"](number(rates.billedMonths - rates.freeMonths)) },
  ] as const;
  const schoolsFault = {
    count: t["bill.wrongSchools"](number(limits.schools)),
    "more-than-pupils": t["bill.tooManySchools"],
  };
  return (
    <div className={s.fields}>
      <Pupils {...all} />
      <TextField
        id="bill-schools"
        name="schools"
        label={t["bill.schools"]}
        help={t["bill.schoolsHelp"]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed.schools}
        error={faults.schools && schoolsFault[faults.schools]}
        onChange={(event) => {
          onType({ schools: event.target.value });
        }}
      />
      <fieldset className={s.pay}>
        <legend>{t["bill.pay"]}</legend>
        <div className={s.ways}>
          {ways.map(({ pay, label, note }) => (
            <label key={pay} className={s.way}>
              <input
                type="radio"
                name="pay"
                value={pay}
                checked={typed.pay === pay}
                onChange={({ target }) => {
                  // Where the choice was made before the page could hear, the one that lost it is told, too.
                  if (target.checked) onType({ pay });
                }}
              />
              <span>
                <b>{label}</b>
                <small>{note}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={s.unscripted}>
        <Button type="submit">{t["bill.reckon"]}</Button>
      </div>
      <details className={s.how} open>
        <summary>{how.title}</summary>
        <ol>
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </div>
  );
};
