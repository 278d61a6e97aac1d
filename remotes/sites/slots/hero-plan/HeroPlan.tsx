import { ArrowLink } from "@serambi/kernel/ui";
import { useId } from "react";

import type { SectionProps } from "../SectionProps";
import { FloorHall } from "./FloorHall";
import type { HeroPlanProps } from "./schema";
import s from "./HeroPlan.module.css";

/** A wayfinding sign over a floor plan: choosing a trade lights its tables. The choice needs no script. */
export const Slot = ({
  props: { anchor, title, facts, plan, choose, trades, halls, yard, leadsTo, more },
}: SectionProps<HeroPlanProps>) => {
  const id = useId();
  const [left, right] = halls;
  return (
    <section className={s.hero}>
      <div className={s.sign}>
        <h1>{title}</h1>
        <dl className={s.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div id={anchor} className={s.plan} role="group" aria-label={plan}>
        <fieldset className={s.choice}>
          <legend>{choose}</legend>
          {trades.map(({ label }, index) => (
            <label key={label}>
              <input type="radio" name={id} value={index} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className={s.floor}>
          {left && <FloorHall hall={left} leadsTo={leadsTo} />}
          <section className={s.yard} aria-label={yard.title}>
            <h2>{yard.title}</h2>
            <ul>
              {yard.places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
            <p className={s.entrance}>{yard.entrance}</p>
          </section>
          {right && <FloorHall hall={right} leadsTo={leadsTo} />}
        </div>
        <div className={s.route}>
          <div aria-live="polite">
            {trades.map(({ label, tables, openings, duration }, index) => (
              <p key={label} data-route={index}>
                <b>{tables}</b> <b>{openings}</b> <span>{duration}</span>
              </p>
            ))}
          </div>
          <ArrowLink to={more.href}>{more.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
};
