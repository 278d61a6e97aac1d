import { formatNumber, formatRupiah } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { cx, Icon, Section, Wrap } from "@serambi/kernel/ui";
import { useId, useState } from "react";

import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { PriceProps } from "./schema";
import s from "./Price.module.css";

/** One price, said large, and what it comes to for as many as the visitor has. Without scripts: an example. */
export const Slot = ({ props }: SectionProps<PriceProps>) => {
  const { anchor, title, perUnitIdr, label, unit, range, freeBelow = 0, suffix, points = [] } = props;
  const heading = useId();
  const slider = useId();
  const language = useLanguage();
  const [count, setCount] = useState(range.value);
  const counted = `${formatNumber(count, language)} ${unit}`;
  return (
    <Section id={anchor} tone="field" labelledBy={heading}>
      <Wrap>
        <h2 id={heading} className={cx(t.display, s.title)}>
          {title}
        </h2>
        <div className={s.calculator}>
          <label htmlFor={slider} className={s.label}>
            {label}
          </label>
          <input
            id={slider}
            className={s.slider}
            type="range"
            min={range.min}
            max={range.max}
            step={range.step}
            value={count}
            aria-valuetext={counted}
            onChange={(event) => setCount(event.target.valueAsNumber)}
          />
          <p className={s.sum}>
            <span className={s.count}>{counted}</span>
            <output htmlFor={slider} className={s.total}>
              {formatRupiah(count < freeBelow ? 0 : count * perUnitIdr, language)}
            </output>
            <span>{suffix}</span>
          </p>
        </div>
        {points.length > 0 && (
          <ul className={s.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" /> {point}
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </Section>
  );
};
