import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { cx, Kain, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import d from "../../components/Dyes.module.css";
import type { OffersMessages } from "../../messages/offers.id";
import type { SectionProps } from "../SectionProps";
import { BillFields } from "./BillFields";
import { BillSlip } from "./BillSlip";
import { readAsked, readTyped, typedOf } from "./readOrder";
import { reckon } from "./reckon";
import type { BillProps, School } from "./schema";
import s from "./Bill.module.css";

interface CardProps {
  readonly school: School;
  readonly props: BillProps;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of the schools that a visitor's own may be similar to. Each is a button of the form, so it works without a script. */
const Card = ({ school, props, isChosen, onChoose }: CardProps) => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const { plan } = reckon({ ...school, pay: "year" }, props.rates);
  const pupils = formatNumber(school.pupils, language);
  const name = props.plans[plan];
  return (
    <button
      type="submit"
      name="like"
      value={school.key}
      aria-pressed={isChosen}
      data-dye={school.dye}
      className={cx(d.dyed, s.card)}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className={s.mark}>
        <Kain {...school.picture} variant="avatar" width={96} height={96} />
      </span>
      <b>{school.name}</b>
      <small>
        {school.schools > 1
          ? t["bill.likeMany"](formatNumber(school.schools, language), pupils, name)
          : t["bill.like"](pupils, name)}
      </small>
    </button>
  );
};

const useBill = (props: BillProps) => {
  const { schools } = props;
  const first = schools[0] ?? { pupils: 1, schools: 1 };
  const [{ typed, lastRight }, setBill] = useState(() => {
    const asked = readAsked(props);
    return { typed: asked, lastRight: readTyped(asked, props).order ?? { ...first, pay: asked.pay } };
  });
  const { order, faults } = readTyped(typed, props);
  const [dressed, setDressed] = useState(() => schools.find(({ key }) => key === props.asked?.["like"]) ?? schools[0]);
  const shown = order ?? { ...lastRight, pay: typed.pay };
  return {
    typed,
    faults,
    shown,
    /** Its cloth stays while the numbers change; its name only stands over its own numbers. */
    dressed,
    isSample: dressed?.pupils === shown.pupils && dressed.schools === shown.schools,
    // Fields that were filled in before the page could hear are told one after another, all at once.
    type: (change: Partial<typeof typed>): void =>
      setBill((before) => {
        const next = { ...before.typed, ...change };
        return { typed: next, lastRight: readTyped(next, props).order ?? before.lastRight };
      }),
    choose: (school: School): void => {
      const { pupils, schools: count } = school;
      setBill({ typed: typedOf(school, typed.pay), lastRight: { pupils, schools: count, pay: typed.pay } });
      setDressed(school);
    },
  };
};

const Calculator = ({ props }: { readonly props: BillProps }) => {
  const { anchor, title, legend, schools } = props;
  const t = useMessages<OffersMessages>();
  const heading = useId();
  const bill = useBill(props);
  return (
    <section id={anchor} className={cx(d.dyes, s.section)} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {title}
      </VisuallyHidden>
      <Wrap>
        <div className={cx(d.dyed, s.desk)} data-dye={bill.dressed?.dye}>
          <form
            method="get"
            action={`#${anchor}`}
            className={s.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
            }}
          >
            {/* The first button of a form is the one that Enter presses: it must not be a school. */}
            <button type="submit" hidden>
              {t["bill.reckon"]}
            </button>
            <fieldset className={s.cards}>
              <VisuallyHidden as="legend">{legend}</VisuallyHidden>
              {schools.map((school) => (
                <Card
                  key={school.key}
                  school={school}
                  props={props}
                  isChosen={school === bill.dressed && bill.isSample}
                  onChoose={() => {
                    bill.choose(school);
                  }}
                />
              ))}
            </fieldset>
            <BillFields props={props} typed={bill.typed} faults={bill.faults} onType={bill.type} />
          </form>
          <BillSlip
            props={props}
            order={bill.shown}
            school={bill.dressed}
            isSample={bill.isSample}
            isStale={Object.keys(bill.faults).length > 0}
          />
        </div>
      </Wrap>
    </section>
  );
};

/**
 * A calculator whose answer is the bill itself. Without scripts the form asks for this page anew, and the server reckons. Another
 * address begins another sum.
 */
export const Slot = ({ props }: SectionProps<BillProps>) => (
  <Calculator key={new URLSearchParams(props.asked).toString()} props={props} />
);
